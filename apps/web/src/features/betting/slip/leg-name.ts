import { slipSelections, type SlipSelection } from "@touchline/domain";
import { useText } from "../../../messages/use-text.ts";
import type { SlipView } from "./use-slip.ts";

type NamedLeg = Pick<SlipSelection, "id" | "outcomeName" | "marketName" | "nameA" | "nameB">;

/** From short to long: outcome, with its market, with its match. */
function namesOf({ outcomeName, marketName, nameA, nameB }: NamedLeg): readonly string[] {
  const isTeam = outcomeName === nameA || outcomeName === nameB;
  const withMarket = `${outcomeName} · ${marketName}`;
  const withMatch = `${withMarket} · ${nameB === null ? nameA : `${nameA} – ${nameB}`}`;
  return isTeam ? [outcomeName, withMarket, withMatch] : [withMarket, withMatch];
}

/** What a button calls a leg: the shortest name that no other leg on the slip shares; an outcome such as "yes" comes with its market. */
export function legName(leg: NamedLeg, among: readonly NamedLeg[]): string {
  const others = among.filter(({ id }) => id !== leg.id).flatMap(namesOf);
  const names = namesOf(leg);
  return names.find((name) => !others.includes(name)) ?? names.at(-1) ?? leg.outcomeName;
}

/** Names the legs that a fix removes: one by its name, several by their number. */
export function useRemoveLabel({ slip }: SlipView): (selectionIds: readonly string[]) => string {
  const t = useText();
  const legs = slipSelections(slip);
  return (selectionIds) => {
    const [only] = selectionIds.length === 1 ? legs.filter(({ id }) => id === selectionIds[0]) : [];
    return only === undefined ? t("slip.removeSome", { count: selectionIds.length }) : t("slip.remove", { name: legName(only, legs) });
  };
}
