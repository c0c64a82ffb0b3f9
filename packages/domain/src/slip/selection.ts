import type { Market, Outcome } from "../market.ts";
import { isMatchBettable, type MatchStatus } from "../match.ts";
import type { Odds } from "../odds/odds.ts";

/** The match data that the slip stores so that a leg can be shown without loading the match. */
export interface SelectionMatch {
  readonly matchId: string;
  readonly matchUrnId: string;
  readonly matchSlug: string;
  readonly matchStatus: MatchStatus;
  readonly startsAtMs: number;
  readonly sportKey: string;
  /** Home side, or the name of an outright event. */
  readonly nameA: string;
  /** Away side; null for an outright event. */
  readonly nameB: string | null;
  readonly categoryName: string;
  readonly leagueName: string;
}

/**
 * Whether a selection can be bet on: `checking` until the first refresh after a restore, `suspended` if its line is not open or
 * its outcome is missing or inactive, `notAvailable` if its match is over or its provider is inactive (spec.md 4).
 */
export type SelectionAvailability = "open" | "checking" | "suspended" | "notAvailable";

/** One leg on the slip (spec.md 3). */
export interface SlipSelection extends SelectionMatch {
  /** `{matchUrnId}/{marketId}/{outcomeId}/{specifier}`. */
  readonly id: string;
  readonly provider: string;
  readonly marketId: string;
  readonly marketName: string;
  readonly marketGroup: string;
  readonly specifier: string;
  readonly outcomeId: string;
  readonly outcomeName: string;
  /** Current price, or the last known one. */
  readonly odds: Odds;
  /** Price that the player last accepted; changes are measured against it (decisions N). */
  readonly acceptedOdds: Odds;
  /** Price when the selection was added; used only for the "was" mark. */
  readonly initialOdds: Odds;
  /** Price changes since then, oldest first. */
  readonly trail: readonly OddsStep[];
  readonly availability: SelectionAvailability;
  /** The server refused this price although the policy accepts it; the player must accept it (decisions N). */
  readonly isPriceRefused: boolean;
}

/** The identity of an offered outcome. */
export interface SelectionRef {
  readonly matchUrnId: string;
  readonly marketId: string;
  readonly outcomeId: string;
  readonly specifier: string;
}

/** Id of a selection; the same outcome of the same line always has the same id. */
export function selectionId(ref: SelectionRef): string {
  return `${ref.matchUrnId}/${ref.marketId}/${ref.outcomeId}/${ref.specifier}`;
}

/** Creates a selection; null if the outcome has no price. */
export function createSelection(match: SelectionMatch, market: Market, outcome: Outcome): SlipSelection | null {
  if (outcome.odds === null) return null;
  const ref = { matchUrnId: match.matchUrnId, marketId: market.id, outcomeId: outcome.id, specifier: market.specifier };
  return {
    matchId: match.matchId,
    matchUrnId: match.matchUrnId,
    matchSlug: match.matchSlug,
    matchStatus: match.matchStatus,
    startsAtMs: match.startsAtMs,
    sportKey: match.sportKey,
    nameA: match.nameA,
    nameB: match.nameB,
    categoryName: match.categoryName,
    leagueName: match.leagueName,
    id: selectionId(ref),
    provider: market.provider,
    marketId: market.id,
    marketName: market.name,
    marketGroup: market.groups[0] ?? "all",
    specifier: market.specifier,
    outcomeId: outcome.id,
    outcomeName: outcome.name,
    odds: outcome.odds,
    acceptedOdds: outcome.odds,
    initialOdds: outcome.odds,
    trail: [],
    availability: "open",
    isPriceRefused: false,
  };
}

/** A price change of a leg and its time (product time, epoch ms). */
export interface OddsStep {
  readonly odds: Odds;
  readonly atMs: number;
}

/** Maximum number of price changes kept per leg (features B4). */
export const maxTrailLength = 8;

/** Appends a price change to a leg's history; returns the same list if the price is unchanged. */
function extendTrail(leg: { readonly trail: readonly OddsStep[]; readonly initialOdds: Odds }, step: OddsStep): readonly OddsStep[] {
  const last = leg.trail.at(-1)?.odds ?? leg.initialOdds;
  return last === step.odds ? leg.trail : [...leg.trail, step].slice(-maxTrailLength);
}

/** Which price changes are accepted automatically (spec.md 4): none, only better ones, or any. */
export const oddsPolicies = ["none", "higher", "any"] as const;
/** The price changes that the player accepts without confirmation (spec.md 4). */
export type OddsPolicy = (typeof oddsPolicies)[number];

/** Default policy. */
export const defaultOddsPolicy: OddsPolicy = "higher";

/** Parses a stored policy; unknown values become `none`, the strictest. */
export function parseOddsPolicy(value: unknown): OddsPolicy {
  return oddsPolicies.find((policy) => policy === value) ?? "none";
}

/** A current price with the one that the player last accepted: of a leg, or of a custom bet. */
export type AgreedPrice = Pick<SlipSelection, "odds" | "acceptedOdds" | "isPriceRefused">;

/** How the price has moved since the player last accepted it. */
export function priceMove(selection: Pick<AgreedPrice, "odds" | "acceptedOdds">): "same" | "better" | "worse" {
  if (selection.odds === selection.acceptedOdds) return "same";
  return selection.odds > selection.acceptedOdds ? "better" : "worse";
}

/** Whether a policy accepts the current price automatically. The slip and placement both use this rule (decisions N). */
export function isPriceTaken(price: { readonly odds: number; readonly acceptedOdds: number }, policy: OddsPolicy): boolean {
  switch (policy) {
    case "none":
      return price.odds === price.acceptedOdds;
    case "higher":
      return price.odds >= price.acceptedOdds;
    case "any":
      return true;
  }
}

/** Whether the player must accept the price: the policy does not, or the server refused it. */
export function isOddsChanged(selection: AgreedPrice, policy: OddsPolicy): boolean {
  return selection.isPriceRefused || !isPriceTaken(selection, policy);
}

/** Current state of the outcome of a selection. */
export interface SelectionRefresh {
  readonly id: string;
  readonly matchStatus: MatchStatus;
  /** The line is open and its planned bet stop has not passed. */
  readonly isMarketOpen: boolean;
  readonly isProviderActive: boolean;
  /** Product time of the change, epoch ms. */
  readonly atMs: number;
  /** Names in the language of the page, if known. */
  readonly names?: { readonly marketName: string; readonly outcomeName: string };
  /** Null if the outcome is no longer offered. */
  readonly outcome: { readonly active: boolean; readonly odds: Odds | null } | null;
}

/** Updates a leg; returns the same object if nothing changed. If the price is missing, the last one is kept. */
export function refreshSelection(selection: SlipSelection, refresh: SelectionRefresh): SlipSelection {
  const availability = refreshedAvailability(refresh);
  const odds = refresh.outcome?.odds ?? selection.odds;
  const { marketName, outcomeName } = refresh.names ?? selection;
  const next = { ...selection, marketName, outcomeName, availability, odds, matchStatus: refresh.matchStatus };
  const trail = extendTrail(selection, { odds, atMs: refresh.atMs });
  const isSame = refreshed.every((name) => next[name] === selection[name]) && trail === selection.trail;
  return isSame ? selection : { ...next, trail };
}

const refreshed = ["marketName", "outcomeName", "availability", "odds", "matchStatus"] as const;

function refreshedAvailability(refresh: SelectionRefresh): SelectionAvailability {
  if (!refresh.isProviderActive || !isMatchBettable(refresh.matchStatus)) return "notAvailable";
  const isOffered = refresh.outcome !== null && refresh.outcome.active && refresh.outcome.odds !== null;
  return refresh.isMarketOpen && isOffered ? "open" : "suspended";
}
