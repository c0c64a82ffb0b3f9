import type { Pair, Side } from "../../dataset/source-match.ts";
import type { DetailPart } from "../../sport-module.ts";
import { correctScores } from "../shared-correct-scores.ts";
import { indexRules, type LineParams, type MarketKind, type MarketRule } from "../shared-market-rule.ts";
import { killMarks, type EsportsDetail, type EsportsKey, type MapDetail } from "./esports-detail.ts";

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
export function correctScoreVariant(bestOf: BestOf): string {
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
