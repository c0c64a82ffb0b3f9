import type { Pair, Side } from "../../core/source-match.ts";
import type { Scenario } from "../../core/sport-module.ts";
import { drawsOf, evenNumber, uniformTable } from "../shared/random-draws.ts";
import {
  finalSetScores,
  gameEndings,
  holdChance,
  setChance,
  setChances,
  tiebreakChance,
  type ServeShares,
  type SetChances,
} from "./tennis-chances.ts";
import {
  codeWinner,
  detailOf,
  isAdvantageSet,
  isSetOver,
  setsToWin,
  tiebreakCode,
  type TennisDetail,
  type TennisFormat,
  type TennisSet,
} from "./tennis-detail.ts";
import { detailOfState, type OpenSet, type TennisState } from "./tennis-state.ts";
import { otherSide } from "../shared/scores.ts";
import { comebackWeight } from "../shared/weighted-pieces.ts";

const scenarioCount = 2000;
/** 65 for five sets of twelve games and a tie-break, two for the end of an advantage set, one for the toss. */
const drawsPerScenario = 68;
const advantageDraw = 65;
const tossDraw = 67;
const drawAt = drawsOf(() => uniformTable("tennis-scenarios", scenarioCount * drawsPerScenario));
/** Evenly spread draws for the next two games make their markets nearly exact. */
const nextGameDraws = Array.from({ length: scenarioCount }, (_, scenario) => evenNumber(scenario, 2));
const gameAfterDraws = Array.from({ length: scenarioCount }, (_, scenario) => evenNumber(scenario, 3));

interface Model {
  readonly format: TennisFormat;
  readonly state: TennisState;
  readonly chances: SetChances;
  /** Cumulative chances of the eight game codes by server, from home's view. */
  readonly codes: Readonly<Record<Side, Float64Array>>;
  /** Cumulative chances of the game codes for the game in play; null before its first point. */
  readonly openCodes: Float64Array | null;
  /** Home's chance in the tie-break in play, if any. */
  readonly openTiebreak: number | null;
}

function cumulativeCodes(share: number, server: Side, points: Pair): Float64Array {
  const [own, other] = server === "home" ? points : [points[1], points[0]];
  const endings = gameEndings(share, own, other);
  const fromHome = server === "home" ? endings : [...endings.slice(4), ...endings.slice(0, 4)];
  let sum = 0;
  return Float64Array.from(fromHome, (chance) => (sum += chance));
}

function createModel(state: TennisState, shares: ServeShares, format: TennisFormat): Model {
  const { current, nextServer } = state;
  const shareOf = (server: Side) => (server === "home" ? shares[0] : shares[1]);
  const isUnderWay = current !== null && current.points[0] + current.points[1] > 0;
  return {
    format,
    state,
    chances: setChances(shares),
    codes: { home: cumulativeCodes(shares[0], "home", [0, 0]), away: cumulativeCodes(shares[1], "away", [0, 0]) },
    openCodes: isUnderWay && !current.isTiebreak && nextServer ? cumulativeCodes(shareOf(nextServer), nextServer, current.points) : null,
    openTiebreak: isUnderWay && current.isTiebreak && nextServer ? tiebreakChance(shares, nextServer, current.points) : null,
  };
}

function pick(cumulative: Float64Array, draw: number): number {
  let code = 0;
  while (code < 7 && draw >= (cumulative[code] ?? 1)) code += 1;
  return code;
}

interface Walk {
  readonly scenario: number;
  readonly row: number;
  /** Number of games simulated so far. */
  played: number;
  server: Side;
  home: number;
  away: number;
}

/** Plays an advantage set from 6:6: pairs of games until one player wins both. */
function playExtraGames(model: Model, walk: Walk, order: number[]): void {
  const { homeGame } = model.chances;
  const both = homeGame[0] * homeGame[1];
  const neither = (1 - homeGame[0]) * (1 - homeGame[1]);
  const first = drawAt(walk.row + advantageDraw);
  const shared = 1 - both - neither;
  const rounds = Math.min(Math.floor(Math.log(1 - first) / Math.log(shared)), 30);
  const winner: Side = drawAt(walk.row + advantageDraw + 1) * (both + neither) < both ? "home" : "away";
  for (let round = 0; round <= rounds; round += 1) {
    const isLast = round === rounds;
    order.push(isLast && winner === "home" ? 1 : 5, isLast && winner === "away" ? 5 : 1);
    walk.home += isLast ? (winner === "home" ? 2 : 0) : 1;
    walk.away += isLast ? (winner === "away" ? 2 : 0) : 1;
  }
}

function drawFor({ scenario, row, played }: Walk, slot: number): number {
  if (played > 1) return drawAt(row + slot);
  return (played === 0 ? nextGameDraws[scenario] : gameAfterDraws[scenario]) ?? 0;
}

function playGame(
  model: Model,
  walk: Walk,
  slot: { readonly draw: number; readonly isTiebreak: boolean; readonly isOpen: boolean },
): number {
  if (slot.isTiebreak) {
    const chance = (slot.isOpen ? model.openTiebreak : null) ?? model.chances.tiebreak;
    return slot.draw < chance ? tiebreakCode.home : tiebreakCode.away;
  }
  return pick((slot.isOpen ? model.openCodes : null) ?? model.codes[walk.server], slot.draw);
}

function playSet(model: Model, walk: Walk, from: { readonly open: OpenSet | null; readonly setIndex: number }): TennisSet {
  const rule = isAdvantageSet(model.format, from.setIndex + 1) ? "advantage" : "tiebreak";
  const order = from.open ? [...from.open.order] : [];
  walk.home = from.open?.games[0] ?? 0;
  walk.away = from.open?.games[1] ?? 0;
  let isOpen = from.open !== null;
  while (!isSetOver(walk.home, walk.away, rule)) {
    const index = walk.home + walk.away;
    if (rule === "advantage" && walk.home === walk.away && index >= 12 && !(isOpen && model.openCodes)) {
      playExtraGames(model, walk, order);
      break;
    }
    const draw = drawFor(walk, (from.setIndex * 13 + index) % advantageDraw);
    const code = playGame(model, walk, { draw, isTiebreak: rule === "tiebreak" && index === 12, isOpen });
    order.push(code);
    if (codeWinner(code) === "home") walk.home += 1;
    else walk.away += 1;
    walk.server = otherSide(walk.server);
    walk.played += 1;
    isOpen = false;
  }
  return { games: [walk.home, walk.away], isComplete: true, order };
}

function playMatch(model: Model, scenario: number): TennisDetail {
  const row = scenario * drawsPerScenario;
  const toss: Side = drawAt(row + tossDraw) < 0.5 ? "home" : "away";
  const walk: Walk = { scenario, row, played: 0, server: model.state.nextServer ?? toss, home: 0, away: 0 };
  const sets = [...model.state.sets];
  let open = model.state.current;
  let detail = detailOf(sets, model.format);
  while (!detail.isComplete) {
    sets.push(playSet(model, walk, { open, setIndex: sets.length }));
    open = null;
    detail = detailOf(sets, model.format);
  }
  return detail;
}

/** Home's chance of winning the set in play, current game included. */
function openSetChance(model: Model, shares: ServeShares, open: OpenSet): number {
  const setNumber = model.state.sets.length + 1;
  const rule = isAdvantageSet(model.format, setNumber) ? "advantage" : "tiebreak";
  const server = model.state.nextServer ?? "home";
  const [home, away] = open.games;
  if (open.isTiebreak) return model.openTiebreak ?? model.chances.tiebreak;
  const points = server === "home" ? open.points : ([open.points[1], open.points[0]] as const);
  const hold = holdChance(server === "home" ? shares[0] : shares[1], points[0], points[1]);
  const homeGame = server === "home" ? hold : 1 - hold;
  const next = otherSide(server);
  const won = setChance(model.chances, { games: [home + 1, away], server: next, rule });
  const lost = setChance(model.chances, { games: [home, away + 1], server: next, rule });
  return homeGame * won + (1 - homeGame) * lost;
}

function exactSetScores(model: Model, shares: ServeShares, detail: TennisDetail): ReadonlyMap<string, number> {
  const setCount = model.state.sets.length;
  const chanceBySet = Array.from({ length: model.format.bestOf }, (_, index) => {
    if (index === setCount && model.state.current) return openSetChance(model, shares, model.state.current);
    const rule = isAdvantageSet(model.format, index + 1) ? "advantage" : "tiebreak";
    return setChance(model.chances, { games: [0, 0], server: "home", rule });
  });
  return finalSetScores({ sets: detail.setsWon, setsToWin: setsToWin(model.format), chanceBySet });
}

/** Share of service points won by a player who comes back, and by the opponent. */
const comebackShares = [0.9, 0.35] as const;
const comebackTries = 40;

/** If one player wins every simulated match, returns one that the opponent wins by playing far better from now on. */
function comebackOf(state: TennisState, format: TennisFormat, drawn: readonly TennisDetail[]): readonly TennisDetail[] {
  const leadOf = ({ setsWon }: TennisDetail): number => Math.sign(setsWon[0] - setsWon[1]);
  const [first] = drawn;
  if (first === undefined || drawn.some((detail) => leadOf(detail) !== leadOf(first))) return [];
  const [better, worse] = comebackShares;
  const model = createModel(state, leadOf(first) > 0 ? [worse, better] : [better, worse], format);
  for (let scenario = 0; scenario < comebackTries; scenario += 1) {
    const detail = playMatch(model, scenario);
    if (leadOf(detail) !== leadOf(first)) return [detail];
  }
  return [];
}

/** Scenarios from fixed random numbers, weighted so that the chances of the scores in sets are exact. */
export function tennisScenarios(
  state: TennisState,
  shares: ServeShares,
  { format, count = scenarioCount }: { readonly format: TennisFormat; readonly count?: number },
): readonly Scenario<TennisDetail>[] {
  const model = createModel(state, shares, format);
  const known = detailOf(state.sets, format);
  if (state.isOver || state.retired || known.isComplete) {
    return [{ weight: 1, detail: detailOfState(state, format) }];
  }
  const exact = exactSetScores(model, shares, known);
  const usual = Array.from({ length: count }, (_, scenario) => playMatch(model, scenario));
  const details = [...usual, ...comebackOf(state, format, usual)];
  const countByScore = new Map<string, number>();
  const keys = details.map(({ setsWon }) => `${setsWon[0]}:${setsWon[1]}`);
  for (const key of keys) countByScore.set(key, (countByScore.get(key) ?? 0) + 1);
  let covered = 0;
  for (const key of countByScore.keys()) covered += exact.get(key) ?? 0;
  return details.map((detail, index) => {
    const key = keys[index] ?? "";
    const chance = Math.max((exact.get(key) ?? 0) / covered, comebackWeight);
    return { detail, weight: chance / (countByScore.get(key) ?? 1) };
  });
}
