import type { MarketTemplate } from "../../../sport-module.ts";
import type { SoccerDetail } from "../soccer-detail.ts";
import { gapOf, type Span } from "./score-rules.ts";

type Template = MarketTemplate<SoccerDetail>;

const outcomeList = [{ id: "9" }, { id: "10" }, { id: "11" }];

function isCovered(outcomeId: string, gap: number): boolean {
  if (outcomeId === "9") return gap >= 0;
  return outcomeId === "10" ? gap !== 0 : gap <= 0;
}

/** Double chance: two of three outcomes win, which the one-winner rules cannot say. */
export function doubleChanceTemplate(typeId: number, span: Span): Template {
  return {
    typeId,
    specifier: "",
    outcomes: outcomeList,
    needs: span.needs,
    resultOf: (detail, outcomeId) => (isCovered(outcomeId, gapOf(span, detail)) ? "win" : "lose"),
  };
}

/** A double chance joined to a second condition: `first` holds the ids 1X, 12, X2 of one answer, `second` those of the other. */
export function doubleChanceComboTemplate(
  base: Pick<Template, "typeId" | "specifier" | "needs">,
  ids: { readonly met: readonly [number, number, number]; readonly unmet: readonly [number, number, number] },
  isMet: (detail: SoccerDetail) => boolean,
): Template {
  const { met, unmet } = ids;
  const legById = new Map(
    [...met, ...unmet].map((id, index) => [String(id), { chance: ["9", "10", "11"][index % 3] ?? "9", wantsMet: index < 3 }]),
  );
  return {
    ...base,
    outcomes: [0, 1, 2].flatMap((index) => [{ id: String(met[index]) }, { id: String(unmet[index]) }]),
    resultOf(detail, outcomeId) {
      const leg = legById.get(outcomeId);
      if (!leg || leg.wantsMet !== isMet(detail)) return "lose";
      const gap = detail.home1 + detail.home2 - detail.away1 - detail.away2;
      return isCovered(leg.chance, gap) ? "win" : "lose";
    },
  };
}
