import type { Pair } from "../../dataset/source-match.ts";
import type { Scoreboard } from "../../sport-module.ts";
import { detailOfMaps, type MapDetail } from "./esports-detail.ts";
import { playedSeconds, type EsportsState } from "./esports-state.ts";
import type { MapProgress } from "./map-progress.ts";
import type { Title } from "./titles.data.ts";

const ordinals = ["1st", "2nd", "3rd", "4th", "5th"];
const firstMapCode = 141;
const usualRounds = 21;

function phaseOf({ maps, current, hasBegun, isOver }: EsportsState): Scoreboard["phase"] {
  if (isOver) return { code: 100, key: "ended" };
  if (!hasBegun) return { code: 0, key: "not_started" };
  const number = maps.length + 1;
  if (current) return { code: firstMapCode + number - 1, key: `${ordinals[number - 1]}_map`, number };
  return maps.length === 0 ? { code: 22, key: "about_to_start" } : { code: 300 + maps.length, key: "pause", number: maps.length };
}

function mapScore(title: Title, map: MapDetail | MapProgress): Pair {
  return title.kind === "rounds" ? map.rounds : map.kills;
}

function currentShare(title: Title, state: EsportsState): number {
  if (!state.current) return 0;
  const [home, away] = state.current.rounds;
  const share = title.kind === "rounds" ? (home + away) / usualRounds : playedSeconds(state) / (title.meanMinutes * 60);
  return Math.min(share, 0.95);
}

function detailsOf(title: Title, { current, maps }: EsportsState): Scoreboard["details"] {
  const map = current ?? maps.at(-1);
  if (!map) return [];
  const pair = (key: string, values: Pair) => ({ key, values: [String(values[0]), String(values[1])] as const });
  const count = (sides: MapProgress["dragons"]): Pair => [
    sides.filter((side) => side === "home").length,
    sides.filter((side) => side === "away").length,
  ];
  if (title.kind === "rounds") return [pair("rounds", map.rounds), pair("kills", map.kills)];
  return [
    pair("kills", map.kills),
    pair("towers", map.towers),
    ...(title.dragons ? [pair("dragons", count(map.dragons))] : []),
    ...(title.barons ? [pair("barons", count(map.barons))] : []),
  ];
}

/** Maps as the score; rounds or kills by map. The clock is that of the map in play. */
export function esportsScoreboard(title: Title, bestOf: 1 | 3 | 5, state: EsportsState): Scoreboard {
  const { maps, current, isOver } = state;
  const all = current ? [...maps, current] : maps;
  const hasClock = title.kind === "clock" && current !== null;
  return {
    phase: phaseOf(state),
    clock: hasClock ? { playedSeconds: playedSeconds(state), stoppageSeconds: null, remainingSeconds: null, stopped: false } : null,
    progress: isOver ? 1 : Math.min((maps.length + currentShare(title, state)) / bestOf, 0.99),
    breaks: Array.from({ length: bestOf - 1 }, (_, index) => (index + 1) / bestOf),
    total: detailOfMaps(maps).score,
    game: null,
    periods: all.map((map, index) => ({ key: `${ordinals[index]}_map`, type: "map", number: index + 1, score: mapScore(title, map) })),
    server: null,
    maxPeriods: bestOf,
    details: detailsOf(title, state),
  };
}
