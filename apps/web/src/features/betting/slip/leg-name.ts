import { slipSelections, type SlipSelection } from "@touchline/domain";
import { useText } from "../../../messages/use-text.ts";
import type { SlipView } from "./use-slip.ts";

type NamedLeg = Pick<SlipSelection, "id" | "outcomeName" | "marketName" | "nameA" | "nameB">;

/** Shortest first: outcome, outcome with market, outcome with market and match. */
function candidateNames({ outcomeName, marketName, nameA, nameB }: NamedLeg): readonly string[] {
  const isTeam = outcomeName === nameA || outcomeName === nameB;
  const withMarket = `${outcomeName} · ${marketName}`;
  const withMatch = `${withMarket} · ${nameB === null ? nameA : `${nameA} – ${nameB}`}`;
  return isTeam ? [outcomeName, withMarket, withMatch] : [withMarket, withMatch];
}

/** The name of a leg on buttons: the shortest one that no other leg shares. Outcomes that are not teams include their market. */
export function legName(leg: NamedLeg, among: readonly NamedLeg[]): string {
  const others = among.filter(({ id }) => id !== leg.id).flatMap(candidateNames);
  const names = candidateNames(leg);
  return names.find((name) => !others.includes(name)) ?? names.at(-1) ?? leg.outcomeName;
}

/** The label of a button that removes legs: the name of a single leg, or the number of several. */
export function useRemoveLabel({ slip }: SlipView): (selectionIds: readonly string[]) => string {
  const t = useText();
  const legs = slipSelections(slip);
  return (selectionIds) => {
    const [only] = selectionIds.length === 1 ? legs.filter(({ id }) => id === selectionIds[0]) : [];
    return only === undefined ? t("slip.removeSome", { count: selectionIds.length }) : t("slip.remove", { name: legName(only, legs) });
  };
}
