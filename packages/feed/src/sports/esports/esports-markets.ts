import type { DetailPart, MarketTemplate, Scenario } from "../../core/sport-module.ts";
import { ladderTemplates, withoutDecided } from "../shared/line-ladder.ts";
import { indexRules, type LineParams, type MarketKind, type MarketRule, templateOf } from "../shared/market-rule.ts";
import { type EsportsDetail, type EsportsState, killMarks, type MapDetail } from "./esports-state.ts";
import { type EsportsKey } from "./titles.data.ts";
import type { Pair, Side } from "../../core/source-match.ts";
import { correctScores } from "../shared/correct-scores.ts";

type Rule = MarketRule<EsportsDetail>;
type BestOf = 1 | 3 | 5;

const gapOf = ([home, away]: Pair) => home - away;
const sumOf = ([home, away]: Pair) => home + away;

function signOf(side: Side | null | undefined): number | null {
  return side ? (side === "home" ? 1 : -1) : null;
}

const lineKeys: Partial<Record<MarketKind, readonly string[]>> = { handicap: ["hcp"], over_under: ["total"] };

function matchRule(typeId: number, kind: MarketKind, measure: (detail: EsportsDetail) => number): Rule {
  return { typeId, kind, specifiers: lineKeys[kind] ?? [], needs: ["final"], measure };
}

/** Value of the `variant` specifier of the correct score. */
function correctScoreVariant(bestOf: BestOf): string {
  return `sr:correct_score:bestof:${bestOf}`;
}

function correctScoreRule(bestOf: 3 | 5): Rule {
  const variant = correctScoreVariant(bestOf);
  const scores = correctScores[bestOf];
  return {
    typeId: 329,
    kind: "listed",
    specifiers: ["variant"],
    needs: ["final"],
    accepts: (params) => params["variant"] === variant,
    outcomes: () => scores.map(([score, number]) => ({ id: `${variant}:${number}`, name: score })),
    winnerOf({ score }) {
      const number = scores.find(([key]) => key === score.join(":"))?.[1];
      return number === undefined ? null : `${variant}:${number}`;
    },
  };
}

interface MapRulePlan {
  readonly kind: MarketKind;
  readonly needs: DetailPart;
  /** Number of a kill, tower, dragon or baron. */
  readonly places?: readonly number[];
  readonly measure: (map: MapDetail, place: number) => number | null;
}

function isMapOf(bestOf: BestOf, { mapnr }: LineParams): boolean {
  return mapnr !== undefined && /^[1-5]$/.test(mapnr) && Number(mapnr) <= bestOf;
}

/** Void when the map is not played, or what it asks for does not happen in it. */
function mapRule(typeId: number, bestOf: BestOf, { kind, needs, places, measure }: MapRulePlan): Rule {
  return {
    typeId,
    kind,
    needs: [needs],
    specifiers: ["mapnr", ...(places ? ["xth"] : []), ...(lineKeys[kind] ?? [])],
    accepts: (params) => isMapOf(bestOf, params) && (!places || places.some((place) => String(place) === params["xth"])),
    measure({ maps }, _params, { mapnr, xth }) {
      const map = maps[(mapnr ?? 0) - 1];
      return map ? measure(map, xth ?? 1) : null;
    },
  };
}

function durationRule(bestOf: BestOf): Rule {
  return {
    typeId: 725,
    kind: "listed",
    specifiers: ["mapnr", "minute"],
    needs: ["maps"],
    accepts: (params) => isMapOf(bestOf, params) && /^[1-9]\d$/.test(params["minute"] ?? ""),
    outcomes: () => [{ id: "1831" }, { id: "1832" }],
    winnerOf({ maps }, _params, { mapnr, minute }) {
      const map = maps[(mapnr ?? 0) - 1];
      if (!map) return null;
      return map.seconds < (minute ?? 0) * 60 ? "1831" : "1832";
    },
  };
}

function objectiveRules(key: EsportsKey, bestOf: BestOf): readonly Rule[] {
  const firstTower = mapRule(397, bestOf, { kind: "two_way", needs: "maps", places: [1], measure: ({ firstTower: side }) => signOf(side) });
  const killHandicap = mapRule(555, bestOf, { kind: "handicap", needs: "kills", measure: ({ kills }) => gapOf(kills) });
  const totalKills = mapRule(726, bestOf, { kind: "over_under", needs: "kills", measure: ({ kills }) => sumOf(kills) });
  const both = [firstTower, killHandicap, totalKills];
  if (key === "dota2") {
    const totalTowers = mapRule(728, bestOf, { kind: "over_under", needs: "maps", measure: ({ towers }) => sumOf(towers) });
    return [...both, totalTowers, durationRule(bestOf)];
  }
  const sideAt = (sides: readonly Side[], place: number) => signOf(sides[place - 1]);
  return [
    ...both,
    mapRule(556, bestOf, { kind: "two_way", needs: "maps", places: [1, 2, 3], measure: ({ dragons }, place) => sideAt(dragons, place) }),
    mapRule(557, bestOf, { kind: "two_way", needs: "maps", places: [1], measure: ({ barons }, place) => sideAt(barons, place) }),
  ];
}

function roundRules(bestOf: BestOf): readonly Rule[] {
  return [
    mapRule(331, bestOf, { kind: "handicap", needs: "rounds", measure: ({ rounds }) => gapOf(rounds) }),
    mapRule(332, bestOf, { kind: "over_under", needs: "rounds", measure: ({ rounds }) => sumOf(rounds) }),
  ];
}

/** Every market type of a title in a format. */
export function createEsportsRules(key: EsportsKey, bestOf: BestOf): ReadonlyMap<number, Rule> {
  const inRounds = key === "cs2" || key === "valorant";
  return indexRules<EsportsDetail>([
    matchRule(186, "two_way", ({ score }) => gapOf(score)),
    matchRule(327, "handicap", ({ score }) => gapOf(score)),
    matchRule(328, "over_under", ({ score }) => sumOf(score)),
    ...(bestOf === 1 ? [] : [correctScoreRule(bestOf)]),
    mapRule(330, bestOf, { kind: "two_way", needs: "maps", measure: ({ winner }) => signOf(winner) }),
    mapRule(333, bestOf, {
      kind: "two_way",
      needs: "kills",
      places: killMarks,
      measure: ({ killOrder }, place) => signOf(killOrder[place - 1]),
    }),
    ...(inRounds ? roundRules(bestOf) : objectiveRules(key, bestOf)),
  ]);
}

type Template = MarketTemplate<EsportsDetail>;

/** What the offer is made from. */
interface OfferPlan {
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
