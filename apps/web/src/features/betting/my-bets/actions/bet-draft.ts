import {
  allLegs,
  multiplyMoney,
  totalOdds,
  type BetShape,
  type BetType,
  type Fraction,
  type Money,
  type SlipBet,
  type SlipSelection,
  type SystemType,
} from "@touchline/domain";
import type { BetLeg, LegChoice, ListedBet } from "@touchline/store";

/** What an edit has to know of a leg. */
export type EditableLeg = LegChoice & Pick<BetLeg, "id" | "matchName" | "marketName" | "outcomeName">;

/** One leg of a bet being edited: kept or taken out, and which outcome of its market. */
export interface DraftLeg {
  readonly leg: EditableLeg;
  readonly outcomeId: string;
  readonly isKept: boolean;
  /** Not of the bet: it came from the slip. */
  readonly isAdded: boolean;
}

/** A bet's legs as they are before anything is changed. */
export function draftOf({ legs }: Pick<ListedBet, "legs">): readonly DraftLeg[] {
  return legs.map((leg) => ({ leg, outcomeId: leg.outcomeId, isKept: true, isAdded: false }));
}

/** Whether a draft differs from the bet it came from. */
export function isDraftChanged(draft: readonly DraftLeg[]): boolean {
  return draft.some(({ leg, outcomeId, isKept, isAdded }) => isKept === isAdded || outcomeId !== leg.outcomeId);
}

/** A selection of the slip as a leg that the bet gets. */
export function addedLeg({ id, matchId, marketId, specifier, outcomeId, nameA, nameB, marketName, outcomeName }: SlipSelection): DraftLeg {
  const matchName = nameB === null ? nameA : `${nameA} – ${nameB}`;
  const leg = { id, matchId, marketId, specifier, outcomeId, matchName, marketName, outcomeName };
  return { leg, outcomeId, isKept: true, isAdded: true };
}

/** The slip's selections that the bet can get: of matches that it does not have yet, as one match counts once in a bet of several. */
export function addableTo(draft: readonly DraftLeg[], bets: readonly Pick<SlipBet, "type" | "selections">[]): readonly SlipSelection[] {
  const taken = new Set(draft.filter(({ isKept }) => isKept).map(({ leg }) => leg.matchId));
  const offered = bets.filter(({ type }) => type !== "customBet").flatMap(({ selections }) => selections);
  return [...new Map(offered.map((selection) => [selection.id, selection])).values()].filter(({ matchId }) => !taken.has(matchId));
}

/** The outcome that a draft's leg stands for now. */
export function draftChoice({ leg, outcomeId }: DraftLeg): LegChoice {
  return { matchId: leg.matchId, marketId: leg.marketId, specifier: leg.specifier, outcomeId };
}

/** What the draft would be placed as: its legs at today's prices, and its kind by their number. */
export interface DraftBet {
  readonly type: BetType;
  readonly systemType: SystemType | null;
  readonly selections: readonly SlipSelection[];
}

/** The kind of bet these selections make: a system stays one where a system of the size is left (decisions L). */
export function draftBet(
  bet: Pick<ListedBet, "type" | "system">,
  { selections, systemTypes }: { readonly selections: readonly SlipSelection[]; readonly systemTypes: readonly SystemType[] },
): DraftBet {
  if (selections.length <= 1) return { type: "single", systemType: null, selections };
  const systemType =
    bet.type === "system"
      ? (systemTypes.find(({ id, totalCount }) => id === bet.system?.id && totalCount === selections.length) ??
        systemTypes.find(({ totalCount, winCount }) => totalCount === selections.length && winCount === bet.system?.winCount) ??
        null)
      : null;
  return { type: systemType === null ? "combo" : "system", systemType, selections };
}

/** The draft's price and return for the value it would be staked with. */
export function draftReturn(draft: DraftBet, value: Money): { readonly odds: Fraction; readonly returns: Money } {
  const shape: BetShape =
    draft.systemType === null ? allLegs : { type: "system", sizes: draft.systemType.sizes ?? [draft.systemType.winCount] };
  const odds = totalOdds(
    shape,
    draft.selections.map((selection) => selection.odds),
  );
  return { odds, returns: multiplyMoney(value, odds) };
}
