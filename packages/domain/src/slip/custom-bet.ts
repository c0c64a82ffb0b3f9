import type { Market } from "../market.ts";
import type { SlipSelection } from "./selection.ts";

/** Maximum number of legs of a custom bet (domain facts 1, decisions O). */
export const maxCustomLegs = 10;

/** One leg of a custom bet with the groups of its market; markets of the same group exclude each other (decisions O). */
export interface CustomLeg {
  readonly selection: SlipSelection;
  readonly groups: readonly string[];
}

/** Why the outcomes of a market cannot be added; `selectionId` is the conflicting leg. */
export type CustomBlock = { readonly type: "excluded"; readonly selectionId: string } | { readonly type: "tooMany"; readonly max: number };

type LineRef = Pick<SlipSelection, "matchId" | "marketId" | "specifier">;

function isLineOf({ selection }: CustomLeg, line: LineRef): boolean {
  return selection.matchId === line.matchId && selection.marketId === line.marketId && selection.specifier === line.specifier;
}

/**
 * Why an outcome of the market cannot be added; null if it can. A market that is already a leg is never blocked: its outcome is replaced.
 */
export function customBlock(
  legs: readonly CustomLeg[],
  market: Pick<Market, "id" | "matchId" | "specifier" | "customBetGroups">,
): CustomBlock | null {
  const line = { matchId: market.matchId, marketId: market.id, specifier: market.specifier };
  const others = legs.filter((leg) => !isLineOf(leg, line));
  const inTheWay = others.find((leg) => leg.groups.some((group) => market.customBetGroups.includes(group)));
  if (inTheWay !== undefined) return { type: "excluded", selectionId: inTheWay.selection.id };
  return others.length >= maxCustomLegs ? { type: "tooMany", max: maxCustomLegs } : null;
}

/** Adds an outcome, replaces the other outcome of its line, or removes it; a leg of another match starts a new custom bet. */
export function toggleCustomLeg(legs: readonly CustomLeg[], leg: CustomLeg): readonly CustomLeg[] {
  const { selection } = leg;
  const present = legs.filter((other) => other.selection.matchId === selection.matchId);
  if (present.some((other) => other.selection.id === selection.id)) return present.filter((other) => other.selection.id !== selection.id);
  if (present.some((other) => isLineOf(other, selection))) return present.map((other) => (isLineOf(other, selection) ? leg : other));
  const market = { ...selection, id: selection.marketId, customBetGroups: leg.groups };
  return customBlock(present, market) === null ? [...present, leg] : present;
}

/** Whether there are enough legs: two, or one if the operator allows it (setting `custom_bet_allow_single`). */
export function isCustomBetComplete(legs: readonly CustomLeg[], rules: { readonly minLegs: 1 | 2 }): boolean {
  return legs.length >= rules.minLegs && legs.length <= maxCustomLegs;
}
