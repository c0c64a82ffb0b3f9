import type { MarketTemplate, Scenario } from "../../sport-module.ts";
import { ladderTemplates, withoutDecided } from "../shared-line-ladder.ts";
import { templateOf, type LineParams, type MarketRule } from "../shared-market-rule.ts";
import { killMarks, type EsportsDetail } from "./esports-detail.ts";
import { correctScoreVariant } from "./esports-rules.ts";
import type { EsportsState } from "./esports-state.ts";

type Template = MarketTemplate<EsportsDetail>;

/** What the offer is made from. */
export interface OfferPlan {
  readonly rules: ReadonlyMap<number, MarketRule<EsportsDetail>>;
  readonly bestOf: 1 | 3 | 5;
  readonly scenarios: readonly Scenario<EsportsDetail>[];
}

const mapsAhead = 2;
const dragonPlaces = [1, 2, 3];
/** Lines of the length of a map, minutes. */
const durationMinutes = [28, 32, 36, 40, 44, 48, 52];
const leastChance = 0.06;

function line({ rules }: OfferPlan, typeId: number, params: LineParams = {}): readonly Template[] {
  const rule = rules.get(typeId);
  return rule ? [templateOf(rule, params)] : [];
}

function ladder(
  { rules, scenarios }: OfferPlan,
  typeId: number,
  ladderPlan: { readonly params: LineParams; readonly lines: number; readonly step: number },
): readonly Template[] {
  const rule = rules.get(typeId);
  return rule ? ladderTemplates(rule, ladderPlan, scenarios) : [];
}

function seriesLines(plan: OfferPlan): readonly Template[] {
  const { bestOf } = plan;
  if (bestOf === 1) return line(plan, 186);
  const handicaps = bestOf === 3 ? [-1.5, 1.5] : [-2.5, -1.5, 1.5, 2.5];
  const totals = bestOf === 3 ? [2.5] : [3.5, 4.5];
  return [
    ...line(plan, 186),
    ...handicaps.flatMap((hcp) => line(plan, 327, { hcp: String(hcp) })),
    ...totals.flatMap((total) => line(plan, 328, { total: String(total) })),
    ...line(plan, 329, { variant: correctScoreVariant(bestOf) }),
  ];
}

function durationLines(plan: OfferPlan, mapnr: string): readonly Template[] {
  return durationMinutes
    .flatMap((minute) => line(plan, 725, { mapnr, minute: String(minute) }))
    .filter((template) => {
      const chance = plan.scenarios.reduce(
        (sum, { detail, weight }) => sum + (template.resultOf(detail, "1831") === "win" ? weight : 0),
        0,
      );
      return chance > leastChance && chance < 1 - leastChance;
    });
}

function mapLines(plan: OfferPlan, map: number): readonly Template[] {
  const params = { mapnr: String(map) };
  const xth = (typeId: number, places: readonly number[]) =>
    places.flatMap((place) => line(plan, typeId, { ...params, xth: String(place) }));
  return [
    ...line(plan, 330, params),
    ...ladder(plan, 331, { params, lines: 5, step: 2 }),
    ...ladder(plan, 332, { params, lines: 5, step: 1 }),
    ...xth(333, killMarks),
    ...xth(397, [1]),
    ...ladder(plan, 555, { params, lines: 5, step: 3 }),
    ...xth(556, dragonPlaces),
    ...xth(557, [1]),
    ...durationLines(plan, params.mapnr),
    ...ladder(plan, 726, { params, lines: 5, step: 3 }),
    ...ladder(plan, 728, { params, lines: 3, step: 1 }),
  ];
}

/** What is on offer: the match, the map in play and the next. */
export function esportsOffer(state: EsportsState, plan: OfferPlan): readonly Template[] {
  if (state.isOver) return [];
  const first = state.maps.length + 1;
  const maps = Array.from({ length: mapsAhead }, (_, index) => first + index).filter((map) => map <= plan.bestOf);
  return withoutDecided([...seriesLines(plan), ...maps.flatMap((map) => mapLines(plan, map))], plan.scenarios);
}
