import type { Market, Outcome } from "../market.ts";
import { isMatchBettable, type MatchStatus } from "../match.ts";
import type { Odds } from "../odds/odds.ts";

/** What the slip remembers of a match, so that a leg can be drawn without it. */
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
 * Whether a selection can be bet on: `checking` until the first refresh after a restore, `suspended` when its line is not open or
 * its outcome missing or inactive, `notAvailable` when its match is over or its provider off (spec.md 4).
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
  /** Price now, or the last one known. */
  readonly odds: Odds;
  /** Price the player last agreed to: what changes are judged against (decisions N). */
  readonly acceptedOdds: Odds;
  /** Price when it was put on the slip, for the "was" mark only. */
  readonly initialOdds: Odds;
  /** The prices since then, oldest first. */
  readonly trail: readonly OddsStep[];
  readonly availability: SelectionAvailability;
  /** The server refused this price although the policy would not ask; asks until accepted (decisions N). */
  readonly isPriceRefused: boolean;
}

/** The parts that name an outcome on offer. */
export interface SelectionRef {
  readonly matchUrnId: string;
  readonly marketId: string;
  readonly outcomeId: string;
  readonly specifier: string;
}

/** Identity of a selection: the same outcome of the same line always has the same id. */
export function selectionId(ref: SelectionRef): string {
  return `${ref.matchUrnId}/${ref.marketId}/${ref.outcomeId}/${ref.specifier}`;
}

/** Makes a leg from what a price button knows; null when the outcome has no price. */
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

/** A price that a leg moved to, and when: product time, epoch ms. */
export interface OddsStep {
  readonly odds: Odds;
  readonly atMs: number;
}

/** How many moves of a leg are remembered (features B4). */
export const trailLength = 8;

/** The leg's moves with one more; the same list when the price is the one it moved to last. */
function extendTrail(leg: { readonly trail: readonly OddsStep[]; readonly initialOdds: Odds }, step: OddsStep): readonly OddsStep[] {
  const last = leg.trail.at(-1)?.odds ?? leg.initialOdds;
  return last === step.odds ? leg.trail : [...leg.trail, step].slice(-trailLength);
}

/** Which price changes a player takes without being asked (spec.md 4): none, only better ones, or any. */
export const oddsPolicies = ["none", "higher", "any"] as const;
export type OddsPolicy = (typeof oddsPolicies)[number];

/** The policy of a player who has not chosen one. */
export const defaultOddsPolicy: OddsPolicy = "higher";

/** Reads a stored policy; an unknown one counts as the strictest, `none`. */
export function parseOddsPolicy(value: unknown): OddsPolicy {
  return oddsPolicies.find((policy) => policy === value) ?? "none";
}

/** A price with the one the player last agreed to: a leg's, or a custom bet's. */
export type AgreedPrice = Pick<SlipSelection, "odds" | "acceptedOdds" | "isPriceRefused">;

/** How the price moved since the player last agreed to it. */
export function priceMove(selection: Pick<AgreedPrice, "odds" | "acceptedOdds">): "same" | "better" | "worse" {
  if (selection.odds === selection.acceptedOdds) return "same";
  return selection.odds > selection.acceptedOdds ? "better" : "worse";
}

/** Whether a policy takes the price of now for the one agreed to, without a question: the one rule of the slip and of placement (decisions N). */
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

/** Whether the player must agree to the price again: the policy does not take it, or the server refused it. */
export function isOddsChanged(selection: AgreedPrice, policy: OddsPolicy): boolean {
  return selection.isPriceRefused || !isPriceTaken(selection, policy);
}

/** What the page knows now of the outcome behind a selection. */
export interface SelectionRefresh {
  readonly id: string;
  readonly matchStatus: MatchStatus;
  /** Status open and the planned bet stop not passed. */
  readonly isMarketOpen: boolean;
  readonly isProviderActive: boolean;
  /** Product time of the news, epoch ms. */
  readonly atMs: number;
  /** Names in the language of the page, where they are known. */
  readonly names?: { readonly marketName: string; readonly outcomeName: string };
  /** Null when the outcome is not on offer any more. */
  readonly outcome: { readonly active: boolean; readonly odds: Odds | null } | null;
}

/** Brings one leg up to date; the old object stays when nothing changed. A missing price keeps the last one. */
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
