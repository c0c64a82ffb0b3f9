import type { Pair, Side } from "../../core/source-match.ts";
import { cyclicDraws, evenNumber } from "../shared/random-draws.ts";
import { type Branch, splitByGroup, normalizeWeights, type Piece } from "../shared/weighted-pieces.ts";
import { clockMapChance, finishClockMap, mapSeconds, playClockMap } from "./clock-model.ts";
import {
  detailOfMaps,
  type EsportsDetail,
  type EsportsState,
  isSeriesOver,
  keptKills,
  type MapDetail,
  type MapProgress,
  mirrorMap,
  newMap,
  playedSeconds,
} from "./esports-state.ts";
import { finalRounds, killChance } from "./round-model.ts";
import type { ClockTitle, RoundTitle, Title } from "./titles.data.ts";
import type { Scenario } from "../../core/sport-module.ts";

type MapBranch = Branch<MapDetail>;

/** Simulated maps for each winner. */
const samplesPerWinner = 140;
const drawsPerSample = 211;
const drawAt = cyclicDraws("esports-maps", 1 << 15);
/** Share of each extreme map. */
const extremeShare = 2e-5;
const usualKillsOfRound = 6.5;

/** The map in play, or a future one. */
interface MapPlace {
  readonly progress: MapProgress | null;
  readonly playedSeconds: number;
}

/** All combinations of the sides of the first, fifth and tenth kill, with their chances; kills between repeat the side of the last mark. */
function killOrders(known: readonly Side[], homeChance: number): readonly { readonly order: readonly Side[]; readonly chance: number }[] {
  let orders = [{ order: known, chance: 1 }];
  while ((orders[0]?.order.length ?? keptKills) < keptKills) {
    const next = (orders[0]?.order.length ?? 0) + 1;
    const isMark = next === 1 || next === 5 || next === keptKills;
    orders = orders.flatMap(({ order, chance }) =>
      isMark
        ? [
            { order: [...order, "home" as const], chance: chance * homeChance },
            { order: [...order, "away" as const], chance: chance * (1 - homeChance) },
          ]
        : [{ order: [...order, order.at(-1) ?? "home"], chance }],
    );
  }
  return orders;
}

function roundBranches(title: RoundTitle, gap: number, { progress }: MapPlace): readonly MapBranch[] {
  const from = progress ?? newMap(0, null);
  const place = { score: from.rounds, firstDefender: from.firstDefender, lastRound: from.lastRound };
  const orders = killOrders(from.killOrder, killChance(title, gap));
  return finalRounds(title, gap, place).flatMap(({ score, chance }) => {
    const left = (score[0] + score[1] - from.rounds[0] - from.rounds[1]) * usualKillsOfRound;
    const kills: Pair = [from.kills[0] + Math.round(left / 2), from.kills[1] + Math.round(left / 2)];
    const winner: Side = score[0] > score[1] ? "home" : "away";
    return orders.map((order) => ({
      share: chance * order.chance,
      choice: {
        winner,
        rounds: score,
        kills,
        killOrder: order.order,
        towers: from.towers,
        firstTower: null,
        dragons: [],
        barons: [],
        seconds: (score[0] + score[1]) * title.roundSeconds,
      },
    }));
  });
}

function sampleMap(
  title: ClockTitle,
  place: { readonly from: MapProgress; readonly winner: Side; readonly playedSeconds: number },
  index: number,
): MapDetail {
  const { from, winner, playedSeconds } = place;
  let cursor = index * drawsPerSample;
  const draw = () => drawAt((cursor += 1));
  const seconds = mapSeconds(title, playedSeconds, evenNumber(index, 2));
  const plan = { title, winner, from, fromSecond: playedSeconds, seconds };
  return finishClockMap(plan, playClockMap(draw, plan));
}

/** Maps that end at once or far beyond the usual length. */
function extremeMaps(
  title: ClockTitle,
  place: { readonly from: MapProgress; readonly winner: Side; readonly playedSeconds: number },
): readonly MapDetail[] {
  const { from, winner, playedSeconds } = place;
  const now = { title, winner, from, fromSecond: playedSeconds, seconds: playedSeconds + 1 };
  const longer = { ...now, seconds: Math.max(playedSeconds, title.meanMinutes * 60) + 2400 };
  let cursor = 0;
  const draw = () => drawAt((cursor += 1));
  return [finishClockMap(now, []), finishClockMap(longer, playClockMap(draw, longer))];
}

function samplesOf(
  title: ClockTitle,
  place: { readonly from: MapProgress; readonly winner: Side; readonly playedSeconds: number },
): readonly MapBranch[] {
  const extremes = extremeMaps(title, place).map((choice) => ({ share: extremeShare, choice }));
  const share = (1 - extremes.length * extremeShare) / samplesPerWinner;
  const usual = Array.from({ length: samplesPerWinner }, (_, index) => ({ share, choice: sampleMap(title, place, index) }));
  return [...usual, ...extremes];
}

const futureMaps = new Map<ClockTitle, readonly MapBranch[]>();

/** Future maps won by home; the same for every match of a title, because rates depend only on the winner. */
function futureSamples(title: ClockTitle): readonly MapBranch[] {
  const known = futureMaps.get(title) ?? samplesOf(title, { from: newMap(0, null), winner: "home", playedSeconds: 0 });
  futureMaps.set(title, known);
  return known;
}

function scale(branches: readonly MapBranch[], chance: number): readonly MapBranch[] {
  return branches.map(({ share, choice }) => ({ share: share * chance, choice }));
}

function clockBranches(title: ClockTitle, gap: number, { progress, playedSeconds }: MapPlace): readonly MapBranch[] {
  const home = clockMapChance(title, gap, progress);
  if (!progress) {
    const won = futureSamples(title);
    const lost = won.map(({ share, choice }) => ({ share, choice: mirrorMap(choice) }));
    return [...scale(won, home), ...scale(lost, 1 - home)];
  }
  const of = (winner: Side) => samplesOf(title, { from: progress, winner, playedSeconds });
  return [...scale(of("home"), home), ...scale(of("away"), 1 - home)];
}

/** Possible ends of a map; shares sum to 1 and are exact for the winner and round scores. */
function mapBranches(title: Title, gap: number, place: MapPlace): readonly MapBranch[] {
  return title.kind === "rounds" ? roundBranches(title, gap, place) : clockBranches(title, gap, place);
}

/** Pieces below this weight cannot change a price. */
const minWeight = 1e-11;

export interface Series {
  readonly title: Title;
  readonly bestOf: 1 | 3 | 5;
  readonly gap: number;
}

type Pieces = readonly Piece<EsportsDetail>[];

function splitOpenSeries(pieces: Pieces, branches: readonly MapBranch[], bestOf: Series["bestOf"]): Pieces {
  const open = pieces.filter(({ value }) => !isSeriesOver(value.score, bestOf));
  const closed = pieces.filter(({ value }) => isSeriesOver(value.score, bestOf));
  const cut = splitByGroup<EsportsDetail, MapBranch["choice"], EsportsDetail>(open, {
    keyOf: ({ score }) => score[0] * 8 + score[1],
    branchesOf: () => branches,
    join: (value, map) => detailOfMaps([...value.maps, map]),
  });
  return [...closed, ...cut];
}

/** Splits each group of equal scores by the ends of the next map, map by map, so that the chances of map scores are exact. */
export function esportsScenarios({ title, bestOf, gap }: Series, state: EsportsState): readonly Scenario<EsportsDetail>[] {
  let pieces: Pieces = [{ weight: 1, value: detailOfMaps(state.maps) }];
  if (state.current) {
    const place = { progress: state.current, playedSeconds: playedSeconds(state) };
    pieces = splitOpenSeries(pieces, mapBranches(title, gap, place), bestOf);
  }
  const future = mapBranches(title, gap, { progress: null, playedSeconds: 0 });
  while (pieces.some(({ value }) => !isSeriesOver(value.score, bestOf))) pieces = splitOpenSeries(pieces, future, bestOf);
  const kept = pieces.filter(({ weight }) => weight > minWeight);
  return normalizeWeights(kept).map(({ weight, value }) => ({ weight, detail: value }));
}
