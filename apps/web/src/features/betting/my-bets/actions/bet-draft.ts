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

/** The part of a leg that editing needs. */
export type EditableLeg = LegChoice & Pick<BetLeg, "id" | "matchName" | "marketName" | "outcomeName">;

/** One leg of an edited bet. */
export interface DraftLeg {
  readonly leg: EditableLeg;
  readonly outcomeId: string;
  readonly isKept: boolean;
  /** The leg comes from the slip, not from the bet. */
  readonly isAdded: boolean;
}

/** The unchanged legs of a bet. */
export function toDraft({ legs }: Pick<ListedBet, "legs">): readonly DraftLeg[] {
  return legs.map((leg) => ({ leg, outcomeId: leg.outcomeId, isKept: true, isAdded: false }));
}

/** Whether a draft differs from its bet. */
export function isDraftChanged(draft: readonly DraftLeg[]): boolean {
  return draft.some(({ leg, outcomeId, isKept, isAdded }) => isKept === isAdded || outcomeId !== leg.outcomeId);
}

/** Converts a selection of the slip to an added leg. */
export function toAddedLeg({
  id,
  matchId,
  marketId,
  specifier,
  outcomeId,
  nameA,
  nameB,
  marketName,
  outcomeName,
}: SlipSelection): DraftLeg {
  const matchName = nameB === null ? nameA : `${nameA} – ${nameB}`;
  const leg = { id, matchId, marketId, specifier, outcomeId, matchName, marketName, outcomeName };
  return { leg, outcomeId, isKept: true, isAdded: true };
}

/** The selections that can be added. A match may occur only once in a bet of several legs. */
export function addableSelections(
  draft: readonly DraftLeg[],
  bets: readonly Pick<SlipBet, "type" | "selections">[],
): readonly SlipSelection[] {
  const taken = new Set(draft.filter(({ isKept }) => isKept).map(({ leg }) => leg.matchId));
  const offered = bets.filter(({ type }) => type !== "customBet").flatMap(({ selections }) => selections);
  return [...new Map(offered.map((selection) => [selection.id, selection])).values()].filter(({ matchId }) => !taken.has(matchId));
}

/** The outcome that a draft leg currently selects. */
export function draftChoice({ leg, outcomeId }: DraftLeg): LegChoice {
  return { matchId: leg.matchId, marketId: leg.marketId, specifier: leg.specifier, outcomeId };
}

/** The bet of a draft: the kept legs at current prices, with a type that fits their number. */
export interface DraftBet {
  readonly type: BetType;
  readonly systemType: SystemType | null;
  readonly selections: readonly SlipSelection[];
}

/** Chooses the type by the number of selections. A system stays a system if one of that size exists (decisions L). */
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

/** The price and the return of the draft for a stake. */
export function draftReturn(draft: DraftBet, value: Money): { readonly odds: Fraction; readonly returns: Money } {
  const shape: BetShape =
    draft.systemType === null ? allLegs : { type: "system", sizes: draft.systemType.sizes ?? [draft.systemType.winCount] };
  const odds = totalOdds(
    shape,
    draft.selections.map((selection) => selection.odds),
  );
  return { odds, returns: multiplyMoney(value, odds) };
}
