import type { Pair, Side } from "../../core/source-match.ts";
import type { Scoreboard } from "../../core/sport-module.ts";
import { detailOf, type TennisFormat } from "./tennis-detail.ts";
import { pointServer, type TennisState } from "./tennis-state.ts";

const ordinals = ["1st", "2nd", "3rd", "4th", "5th"];
const pointNames = ["0", "15", "30", "40"];
const usualGames = 10;

function phaseOf({ current, sets, isOver, retired }: TennisState): Scoreboard["phase"] {
  if (retired) return retired === "home" ? { code: 95, key: "retired1" } : { code: 96, key: "retired2" };
  if (isOver) return { code: 100, key: "ended" };
  const number = sets.length + (current ? 1 : 0);
  if (current) return { code: 7 + number, key: `${ordinals[number - 1]}_set`, number };
  return number === 0 ? { code: 0, key: "not_started" } : { code: 300 + number, key: `${ordinals[number - 1]}_break`, number };
}

/** Points in tennis notation (0, 15, 30, 40, A for advantage), or plain numbers in a tie-break. */
function gameScore(points: Pair, kind: "game" | "tiebreak"): readonly [string, string] {
  const [home, away] = points;
  if (kind === "tiebreak") return [String(home), String(away)];
  if (home >= 3 && away >= 3) {
    return home === away ? ["40", "40"] : home > away ? ["A", "40"] : ["40", "A"];
  }
  return [pointNames[home] ?? "40", pointNames[away] ?? "40"];
}

function periodsOf({ sets, current }: TennisState): Scoreboard["periods"] {
  const scores = [...sets.map(({ games }) => games), ...(current ? [current.games] : [])];
  return scores.map((score, index) => ({ key: `${ordinals[index]}_set`, type: "set", number: index + 1, score }));
}

function progressOf({ sets, current, isOver, retired }: TennisState, bestOf: number): number {
  if (isOver || retired) return 1;
  const games = current ? current.games[0] + current.games[1] : 0;
  return Math.min((sets.length + Math.min(games / usualGames, 1)) / bestOf, 0.99);
}

export function tennisScoreboard(state: TennisState, format: TennisFormat): Scoreboard {
  const { current } = state;
  const server: Side | null = state.isOver || state.retired ? null : pointServer(state);
  return {
    phase: phaseOf(state),
    clock: null,
    progress: progressOf(state, format.bestOf),
    breaks: Array.from({ length: format.bestOf - 1 }, (_, index) => (index + 1) / format.bestOf),
    total: detailOf(state.sets, format).setsWon,
    game: current ? gameScore(current.points, current.isTiebreak ? "tiebreak" : "game") : null,
    periods: periodsOf(state),
    server,
    maxPeriods: format.bestOf,
    details: [],
  };
}
