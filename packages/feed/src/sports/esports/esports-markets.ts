import type { Side } from "../../core/source-match.ts";
import type { LineParams } from "../../core/specifier.ts";
import type { DetailPart, MarketTemplate, Scenario } from "../../core/sport-module.ts";
import { correctScores, correctScoreVariant } from "../shared/listed-rules.ts";
import { chooseLines } from "../shared/ladder-choice.ts";
import { createOfferBuilder, type OfferBuilder } from "../shared/market-offer.ts";
import { indexRules, lineSpecifiers, type MarketKind, type MarketRule } from "../shared/market-rule.ts";
import { scoreGap, scoreTotal, signOf } from "../shared/scores.ts";
import { type EsportsDetail, type EsportsState, killMarks, type MapDetail } from "./esports-state.ts";
import type { EsportsKey } from "./titles.data.ts";

type Rule = MarketRule<EsportsDetail>;
type BestOf = 1 | 3 | 5;

function matchRule(typeId: number, kind: MarketKind, measure: (detail: EsportsDetail) => number): Rule {
  return { typeId, kind, specifiers: lineSpecifiers(kind), needs: ["final"], measure };
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
  /** Allowed numbers of a kill, tower, dragon or baron. */
  readonly places?: readonly number[];
  readonly measure: (map: MapDetail, place: number) => number | null;
}

function isMapOf(bestOf: BestOf, { mapnr }: LineParams): boolean {
  return mapnr !== undefined && /^[1-5]$/.test(mapnr) && Number(mapnr) <= bestOf;
}

/** Void if the map is not played, or the event does not happen in it. */
function mapRule(typeId: number, bestOf: BestOf, { kind, needs, places, measure }: MapRulePlan): Rule {
  return {
    typeId,
    kind,
    needs: [needs],
    specifiers: ["mapnr", ...(places ? ["xth"] : []), ...lineSpecifiers(kind)],
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
  const killHandicap = mapRule(555, bestOf, { kind: "handicap", needs: "kills", measure: ({ kills }) => scoreGap(kills) });
  const totalKills = mapRule(726, bestOf, { kind: "over_under", needs: "kills", measure: ({ kills }) => scoreTotal(kills) });
  const both = [firstTower, killHandicap, totalKills];
  if (key === "dota2") {
    const totalTowers = mapRule(728, bestOf, { kind: "over_under", needs: "maps", measure: ({ towers }) => scoreTotal(towers) });
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
    mapRule(331, bestOf, { kind: "handicap", needs: "rounds", measure: ({ rounds }) => scoreGap(rounds) }),
    mapRule(332, bestOf, { kind: "over_under", needs: "rounds", measure: ({ rounds }) => scoreTotal(rounds) }),
  ];
}

/** Rules of a title in a format, by market type. */
export function createEsportsRules(key: EsportsKey, bestOf: BestOf): ReadonlyMap<number, Rule> {
  const inRounds = key === "cs2" || key === "valorant";
  return indexRules<EsportsDetail>([
    matchRule(186, "two_way", ({ score }) => scoreGap(score)),
    matchRule(327, "handicap", ({ score }) => scoreGap(score)),
    matchRule(328, "over_under", ({ score }) => scoreTotal(score)),
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

/** The input from which the lines on offer are chosen. */
interface OfferPlan {
  readonly rules: ReadonlyMap<number, Rule>;
  readonly bestOf: BestOf;
  readonly scenarios: readonly Scenario<EsportsDetail>[];
}

interface Offer extends OfferBuilder<EsportsDetail> {
  readonly plan: OfferPlan;
}

const mapsAhead = 2;
const dragonPlaces = [1, 2, 3];
/** Lines of the map duration, minutes. */
const durationMinutes = [28, 32, 36, 40, 44, 48, 52];

function chanceOfOutcome(template: Template, outcomeId: string, scenarios: OfferPlan["scenarios"]): number {
  return scenarios.reduce((sum, { detail, weight }) => sum + (template.resultOf(detail, outcomeId) === "win" ? weight : 0), 0);
}

function seriesLines({ line, plan: { bestOf } }: Offer): readonly Template[] {
  if (bestOf === 1) return line(186);
  const handicaps = bestOf === 3 ? [-1.5, 1.5] : [-2.5, -1.5, 1.5, 2.5];
  const totals = bestOf === 3 ? [2.5] : [3.5, 4.5];
  return [
    ...line(186),
    ...handicaps.flatMap((hcp) => line(327, { hcp: String(hcp) })),
    ...totals.flatMap((total) => line(328, { total: String(total) })),
    ...line(329, { variant: correctScoreVariant(bestOf) }),
  ];
}

function durationLines({ line, plan }: Offer, mapnr: string): readonly Template[] {
  const templateOf = (minute: number) => line(725, { mapnr, minute: String(minute) });
  const chanceOf = (minute: number) =>
    templateOf(minute).reduce((sum, template) => sum + chanceOfOutcome(template, "1831", plan.scenarios), 0);
  return chooseLines(durationMinutes, { lines: 3, chanceOf }).flatMap(templateOf);
}

/** A map is won by at least two rounds, so smaller handicaps only repeat its winner market. */
function mapLines(offer: Offer, map: number): readonly Template[] {
  const { line, ladder } = offer;
  const params = { mapnr: String(map) };
  const xth = (typeId: number, places: readonly number[]) => places.flatMap((place) => line(typeId, { ...params, xth: String(place) }));
  return [
    ...line(330, params),
    ...ladder(331, { params, lines: 5, step: 2, without: [0.5, 1.5] }),
    ...ladder(332, { params, lines: 5 }),
    ...xth(333, killMarks),
    ...xth(397, [1]),
    ...ladder(555, { params, lines: 5, step: 3 }),
    ...xth(556, dragonPlaces),
    ...xth(557, [1]),
    ...durationLines(offer, params.mapnr),
    ...ladder(726, { params, lines: 5, step: 3 }),
    ...ladder(728, { params, lines: 3 }),
  ];
}

/** The lines on offer: on the match, the map in play and the next one. */
export function esportsOffer(state: EsportsState, plan: OfferPlan): readonly Template[] {
  if (state.isOver) return [];
  const first = state.maps.length + 1;
  const maps = Array.from({ length: mapsAhead }, (_, index) => first + index).filter((map) => map <= plan.bestOf);
  const offer = { ...createOfferBuilder(plan.rules, plan.scenarios), plan };
  return offer.open([...seriesLines(offer), ...maps.flatMap((map) => mapLines(offer, map))]);
}
