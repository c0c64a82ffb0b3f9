import type { Pair, SourceMatch, SportKey } from "../core/source-match.ts";
import type { CompetitionSeason, Dataset } from "../dataset/dataset.ts";
import { drawnRounds, type DrawnTie } from "./knock-out-ties.ts";
import { resultOf } from "./standings.ts";

/** A match as a game of a series, which is won by the side that wins most games. */
export interface SeriesGame {
  /** Games won before this one, home side of this game first. */
  readonly won: Pair;
  /** Maximum number of games in the series. */
  readonly bestOf: number;
}

const sportsWithSeries: ReadonlySet<SportKey> = new Set(["basketball", "ice-hockey", "baseball"]);

/** Games won by each side, home side of `game` first. */
function gamesWon(games: readonly SourceMatch[], { home }: SourceMatch): Pair {
  const winners = games.map((game) => (resultOf(game) === 1 ? game.home.id : game.away.id));
  const own = winners.filter((id) => id === home.id).length;
  return [own, winners.length - own];
}

function gamesToWin({ matches: [first, ...others] }: DrawnTie): number {
  return first === undefined ? 0 : Math.max(...gamesWon([first, ...others], first));
}

function gamesOf(season: CompetitionSeason): readonly (readonly [SourceMatch, SeriesGame])[] {
  let wins = 0;
  return drawnRounds(season)
    .filter(({ kind }) => kind === "series")
    .flatMap(({ ties }) => {
      // A later round never needs fewer wins, even if the data ends in the middle of it.
      wins = Math.max(wins, ...ties.map(gamesToWin));
      const bestOf = 2 * wins - 1;
      return ties.flatMap(({ matches }) =>
        matches.map((match, index) => [match, { won: gamesWon(matches.slice(0, index), match), bestOf }] as const),
      );
    });
}

/**
 * Finds the series of a match; null for a match that is not part of one. A game is announced once those before it are over, so it reveals
 * nothing about them.
 */
export function createSeriesGames({ seasons }: Dataset): (match: SourceMatch) => SeriesGame | null {
  const known = new Map<string, ReadonlyMap<SourceMatch, SeriesGame>>();
  return (match) => {
    if (!sportsWithSeries.has(match.sport)) return null;
    const key = `${match.sport}/${match.competition}/${match.season}`;
    const season = seasons.find((one) => one.sport === match.sport && one.key === match.competition && one.season === match.season);
    const games = known.get(key) ?? new Map(season === undefined ? [] : gamesOf(season));
    known.set(key, games);
    return games.get(match) ?? null;
  };
}
