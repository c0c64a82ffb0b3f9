import { toWireId } from "../wire-id.ts";
import { betTypeToWire, type BetType } from "../bet-type.ts";
import { compareFractions, type Fraction } from "../odds/fraction.ts";
import type { Odds } from "../odds/odds.ts";
import type { SlipSelection } from "./selection.ts";
import { slipBetOdds } from "./slip-bet.ts";
import { isMultiSingleAvailable, resizeSystem } from "./slip-rules.ts";
import type { Slip, SlipBet, SlipRules } from "./slip.ts";

/** One shared leg with its price at the time of sharing. */
export interface SharedLeg {
  readonly matchId: string;
  readonly marketId: string;
  readonly specifier: string;
  readonly outcomeId: string;
  readonly odds: Odds;
}

/** One shared bet, without amounts (decisions AI). */
export interface SharedBet {
  readonly type: BetType;
  readonly systemId: string | null;
  readonly customOdds: Odds | null;
  readonly legs: readonly SharedLeg[];
}

/** One bet of a share code in wire format. */
export interface WireSharedBet {
  readonly type: "single" | "combo" | "system" | "custom_bet";
  readonly system_id?: string;
  readonly custom_odds?: number;
  readonly selections: readonly {
    readonly match_id: number;
    readonly market_id: number;
    readonly specifier: string;
    readonly outcome_id: number;
    readonly odds: number;
  }[];
}

/** The content of a share code: bets and prices without stakes (decisions AI). */
export function slipToShared(slip: Pick<Slip, "bets">): readonly WireSharedBet[] {
  return slip.bets.map((bet) => ({
    type: betTypeToWire(bet.type),
    ...(bet.type === "system" && bet.systemType !== null ? { system_id: bet.systemType.id } : {}),
    ...(bet.type === "customBet" && bet.customOdds !== null ? { custom_odds: bet.customOdds } : {}),
    selections: bet.selections.map((selection) => ({
      match_id: toWireId(selection.matchId),
      market_id: toWireId(selection.marketId),
      specifier: selection.specifier,
      outcome_id: toWireId(selection.outcomeId),
      odds: selection.odds,
    })),
  }));
}

/** A shared leg with its current selection; `today` is null if it can no longer be bet on. */
export interface SharedLegToday {
  readonly leg: SharedLeg;
  readonly today: SlipSelection | null;
}

/** How the current price compares with the shared one. */
export type SharedVerdict = "same" | "better" | "worse";

/** A shared bet as it can be placed now: available legs only, current prices, no stake. */
export interface OpenedBet {
  readonly bet: SlipBet;
  /** Total odds of the remaining legs when shared and now. */
  readonly sharedOdds: Fraction;
  readonly todayOdds: Fraction;
  readonly verdict: SharedVerdict;
}

/** The bets of an opened share code; empty if nothing can be bet on. */
export interface OpenedShare {
  readonly bets: readonly OpenedBet[];
  readonly goneCount: number;
}

/** Current data of one shared bet; `customOdds` is the current price of a custom bet, null without one. */
export interface SharedBetToday {
  readonly shared: SharedBet;
  readonly legs: readonly SharedLegToday[];
  readonly customOdds: Odds | null;
}

/** Rebuilds shared bets at current prices, without unavailable legs; a custom bet needs all of them (spec.md 1, decisions AI). */
export function openShared(found: readonly SharedBetToday[], rules: SlipRules): OpenedShare {
  const seen = new Set<string>();
  const bets = found.flatMap((today) => {
    const opened = openBet(today, rules);
    const ids = opened?.bet.selections.map(({ id }) => id) ?? [];
    if (opened === null || ids.some((id) => seen.has(id))) return [];
    for (const id of ids) seen.add(id);
    return [opened];
  });
  const gone = found.flatMap(({ legs }) => legs).filter(({ today }) => today === null);
  return { bets: joinBets(bets, rules), goneCount: gone.length };
}

/** Compares the current price with the shared one. */
export function sharedVerdict(shared: Odds, today: Odds): SharedVerdict {
  return today === shared ? "same" : today > shared ? "better" : "worse";
}

/** A slip holds several singles if allowed, or one bet of another type. */
function joinBets(bets: readonly OpenedBet[], rules: SlipRules): readonly OpenedBet[] {
  if (bets.length <= 1) return bets;
  const singles = bets.filter(({ bet }) => bet.type === "single");
  const selections = singles.flatMap(({ bet }) => bet.selections);
  if (singles.length === 0) return bets.slice(0, 1);
  if (isMultiSingleAvailable(selections, rules) || singles.length === 1) return singles;
  return [compare(unstaked({ type: "combo", selections: selections.map((selection) => atSharedPrice(selection, selection.initialOdds)) }))];
}

function openBet(found: SharedBetToday, rules: SlipRules): OpenedBet | null {
  const selections = found.legs.flatMap(({ leg, today }) => (today === null ? [] : [atSharedPrice(today, leg.odds)]));
  const distinct = [...new Map(selections.map((selection) => [selection.id, selection])).values()];
  if (distinct.length === 0) return null;
  const isCustom = found.shared.type === "customBet";
  if (isCustom && (found.customOdds === null || distinct.length < found.legs.length)) return null;
  const bet = isCustom ? customBet(found, distinct) : fittingBet(found.shared, { selections: distinct, rules });
  return compare(bet);
}

/** Compares current with shared prices, which are the accepted prices of `bet`. */
function compare(bet: SlipBet): OpenedBet {
  const sharedOdds = slipBetOdds(bet, "acceptedOdds");
  const todayOdds = slipBetOdds(bet);
  const order = compareFractions(todayOdds, sharedOdds);
  return { bet: atTodaysPrice(bet), sharedOdds, todayOdds, verdict: order === 0 ? "same" : order > 0 ? "better" : "worse" };
}

function unstaked(bet: Pick<SlipBet, "type" | "selections">): SlipBet {
  return {
    ...bet,
    stakeEntry: { source: "sharing" },
    systemType: null,
    customOdds: null,
    acceptedCustomOdds: null,
    freebetStake: null,
    bonus: null,
  };
}

function customBet({ shared, customOdds }: SharedBetToday, selections: readonly SlipSelection[]): SlipBet {
  return { ...unstaked({ type: "customBet", selections }), customOdds, acceptedCustomOdds: shared.customOdds ?? customOdds };
}

/** One leg makes a single, several a combo, or a system if a type fits the number of legs (decisions L). */
function fittingBet(
  shared: SharedBet,
  { selections, rules }: { readonly selections: readonly SlipSelection[]; readonly rules: SlipRules },
): SlipBet {
  if (selections.length === 1) return unstaked({ type: "single", selections });
  if (shared.type !== "system") return unstaked({ type: "combo", selections });
  const { systemTypes } = rules;
  const wanted = systemTypes.find(({ id }) => id === shared.systemId) ?? null;
  const systemType = wanted?.totalCount === selections.length ? wanted : resizeSystem(wanted, systemTypes, selections.length);
  return systemType === null ? unstaked({ type: "combo", selections }) : { ...unstaked({ type: "system", selections }), systemType };
}

function atSharedPrice(selection: SlipSelection, odds: Odds): SlipSelection {
  return { ...selection, acceptedOdds: odds, initialOdds: odds };
}

/** Accepts current prices; shared prices stay as the initial ones. */
function atTodaysPrice(bet: SlipBet): SlipBet {
  return {
    ...bet,
    acceptedCustomOdds: bet.customOdds,
    selections: bet.selections.map((selection) => ({ ...selection, acceptedOdds: selection.odds })),
  };
}
