import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SourceMatch, SportKey, Team } from "../core/source-match.ts";
import { slug } from "../core/text.ts";
import { rateBySpread } from "../sports/american-football/american-football-strengths.ts";
import { rateTennis, unknownPlayer } from "../sports/tennis/tennis-strengths.ts";
import { euroleagueWins, nbaWins } from "./basketball-wins.data.ts";
import { readRecords, readRows } from "./read-csv.ts";

type Ratings = Readonly<Record<string, readonly number[]>>;

interface Start {
  readonly sport: SportKey;
  readonly from: string;
  readonly fields: string;
  readonly source: string;
  readonly teams: Ratings;
}

interface TeamsFile {
  readonly teams?: readonly { readonly id: string; readonly name: string }[];
  readonly players?: readonly { readonly id: string }[];
}

function readTeams(dataDir: string, path: string): TeamsFile {
  return JSON.parse(readFileSync(join(dataDir, path), "utf8")) as TeamsFile;
}

/** Ids of the product's teams by the codes of their file. */
function teamIds(dataDir: string, sport: SportKey, path: string): ReadonlyMap<string, string> {
  return new Map((readTeams(dataDir, path).teams ?? []).map(({ id, name }) => [id, `${sport}:${slug(name)}`]));
}

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Share of what a season shows that still holds in the next one: half in baseball, less in ice hockey, where luck decides more. */
const carriedOver: Partial<Record<SportKey, number>> = { baseball: 0.5, "ice-hockey": 0.25 };

interface Result {
  readonly teams: readonly [string, string];
  readonly score: readonly [number, number];
}

/** Logarithms of scores made and conceded per game, relative to the mean of the league. */
function rateByScores(sport: SportKey, results: readonly Result[], ids: ReadonlyMap<string, string>): Ratings {
  const share = carriedOver[sport] ?? 0;
  const sums = new Map<string, { games: number; made: number; conceded: number }>();
  let all = 0;
  for (const { teams, score } of results) {
    teams.forEach((team, side) => {
      const sum = sums.get(team) ?? { games: 0, made: 0, conceded: 0 };
      const [own, other] = side === 0 ? score : [score[1], score[0]];
      sums.set(team, { games: sum.games + 1, made: sum.made + own, conceded: sum.conceded + other });
      all += own;
    });
  }
  const mean = all / (results.length * 2);
  const rows = [...sums].flatMap(([code, { games, made, conceded }]) => {
    const id = ids.get(code);
    return id === undefined ? [] : [[id, [made, conceded].map((sum) => round(share * Math.log(sum / games / mean), 4))] as const];
  });
  return Object.fromEntries(rows.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function baseballStart(folder: string, dataDir: string): Start {
  const results = readRows(join(folder, "gl2023.txt"), "without heading").map((row): Result => ({
    teams: [row[6] ?? "", row[3] ?? ""],
    score: [Number(row[10]), Number(row[9])],
  }));
  const teams = rateByScores("baseball", results, teamIds(dataDir, "baseball", "baseball/mlb.2024.json"));
  return { sport: "baseball", from: "2024-03-01", fields: "attack, defence", source: "Retrosheet game log 2023", teams };
}

function hockeyStart(folder: string, dataDir: string): Start {
  const results = readRecords(join(folder, "nhl_schedule_2025.csv"))
    .filter(({ game_type: type }) => type === "R")
    .map((row): Result => ({
      teams: [row["home_team_abbr"] ?? "", row["away_team_abbr"] ?? ""],
      score: [Number(row["home_score"]), Number(row["away_score"])],
    }));
  const teams = rateByScores("ice-hockey", results, teamIds(dataDir, "ice-hockey", "hockey/nhl.2025-26.json"));
  return {
    sport: "ice-hockey",
    from: "2025-09-01",
    fields: "attack, defence",
    source: "sportsdataverse/fastRhockey-nhl-data 2024-25",
    teams,
  };
}

const team = (id: string): Team => ({ id, name: id, country: null });

function plainMatch(sides: { readonly home: string; readonly away: string }, facts: SourceMatch["facts"], playedAt: number): SourceMatch {
  return {
    id: "",
    sport: facts.sport,
    competition: "",
    season: "",
    round: null,
    playedAt,
    timeKnown: false,
    home: team(sides.home),
    away: team(sides.away),
    neutral: false,
    venue: null,
    city: null,
    facts,
  };
}

/** Points from the closing spreads of a season; three quarters carry over to the next one. */
function footballStart(folder: string, dataDir: string, season: number): Start {
  const ids = teamIds(dataDir, "american-football", "americanfootball/nfl.2024.json");
  const ratings = new Map<string, { readonly played: number; readonly points: number }>();
  const rows = readRecords(join(folder, "games.csv")).filter((row) => row["season"] === String(season) && row["spread_line"] !== "");
  for (const row of rows) {
    const [home = "", away = ""] = [row["home_team"], row["away_team"]];
    const facts = {
      sport: "american-football",
      score: [0, 0],
      overtime: false,
      closing: { moneyline: null, spread: -Number(row["spread_line"]), spreadOdds: [1.91, 1.91], total: 45, totalOdds: [1.91, 1.91] },
    } as const;
    const match = { ...plainMatch({ home, away }, facts, 0), neutral: row["location"] === "Neutral" };
    const none = { played: 0, points: 0 };
    const rated = rateBySpread(match, ratings.get(home) ?? none, ratings.get(away) ?? none);
    if (rated) ratings.set(home, rated[0]).set(away, rated[1]);
  }
  const teams = [...ratings].flatMap(([code, { points }]) => {
    const id = ids.get(code);
    return id === undefined ? [] : [[id, [round(0.75 * points, 2)]] as const];
  });
  return {
    sport: "american-football",
    from: `${season + 1}-08-01`,
    fields: "points",
    source: `nflverse, closing spreads of ${season}`,
    teams: Object.fromEntries(teams.sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

interface BasketballSeason {
  /** File of the competition that begins, and the day from which it is priced. */
  readonly path: string;
  readonly from: string;
  readonly source: string;
  readonly wins: Readonly<Record<string, number>>;
  readonly games: number;
  /** Points per game that each win above half of the games is still worth. */
  readonly pointsPerWin: number;
  /** Weight of the ratings, in matches: a regular season of the same year is worth more than one of the year before. */
  readonly played: number;
  /** Number of wins assumed for a team without a record. */
  readonly newcomerWins: number;
}

function nbaSeason(season: string, from: string): BasketballSeason {
  const path = `basketball/nba-playoffs.${season}.json`;
  return {
    path,
    from,
    source: "NBA standings",
    wins: nbaWins[season] ?? {},
    games: 82,
    pointsPerWin: 1 / 2.7,
    played: 15,
    newcomerWins: 41,
  };
}

/** Half of the margin is in the attack, half in the defence. */
function basketballStart(
  dataDir: string,
  { path, from, source, wins, games, pointsPerWin, played, newcomerWins }: BasketballSeason,
): Start {
  const teams = [...teamIds(dataDir, "basketball", path)].map(([code, id]) => {
    const half = round((pointsPerWin * ((wins[code] ?? newcomerWins) - games / 2)) / 2, 2);
    return [id, [half, half, played]] as const;
  });
  const sorted = teams.sort(([one], [other]) => (one < other ? -1 : 1));
  return { sport: "basketball", from, fields: "attack, defence, matches", source, teams: Object.fromEntries(sorted) };
}

const tennisYears = [2012, 2013, 2014, 2015, 2016];
/** Players count as having played at most this many matches, so that a new season still moves them. */
const maxPlayed = 60;

function tennisStart(folder: string, dataDir: string): Start {
  const columns = readRows(join(folder, "match_scores_stats_headers.csv"), "without heading")[0] ?? [];
  const rows = tennisYears
    .flatMap((year) => readRecords(join(folder, `match_scores_stats_${year}.csv`), columns))
    .map((row, place) => ({ row, place, key: `${row["tourney_dates"]}/${row["tourney_id"]}` }))
    .sort((one, other) =>
      one.key === other.key ? Number(other.row["round_order"]) - Number(one.row["round_order"]) : one.key < other.key ? -1 : 1,
    );
  const ratings = new Map<string, typeof unknownPlayer>();
  const lastYear = new Map<string, number>();
  for (const { row } of rows) {
    const [home = "", away = ""] = [row["winner_slug"], row["loser_slug"]];
    const share = (side: "winner" | "loser"): number =>
      Number(row[`${side}_service_points_won`]) / Number(row[`${side}_service_points_total`]);
    const shares = [share("winner"), share("loser")] as const;
    const facts = {
      sport: "tennis",
      winner: "home",
      sets: (row["match_score"] ?? "").split(" ").map(() => ({ games: [6, 4] as const, tiebreakLoserPoints: null })),
      bestOf: 3,
      end: (row["match_score"] ?? "").includes("W/O") ? ("W/O" as const) : null,
      minutes: null,
      aces: null,
      servicePointsWon: shares.every((one) => one > 0.2 && one < 1) ? shares : null,
      surface: row["tourney_surface"] ?? "Hard",
    } as const;
    const match = { ...plainMatch({ home, away }, facts, 0), round: row["tourney_round_name"] ?? null };
    const rated = rateTennis(match, ratings.get(home) ?? unknownPlayer, ratings.get(away) ?? unknownPlayer);
    if (!rated) continue;
    ratings.set(home, rated[0]).set(away, rated[1]);
    for (const player of [home, away]) lastYear.set(player, Number(row["match_year"]));
  }
  const known = new Set((readTeams(dataDir, "tennis/atp.2017.json").players ?? []).map(({ id }) => id));
  const teams = [...ratings]
    .filter(([player]) => known.has(player) && (lastYear.get(player) ?? 0) >= 2015)
    .map(
      ([player, { elo, serve, receive, played, clay, grass }]) =>
        [
          `tennis:${player}`,
          [
            Math.round(elo),
            Math.round(serve * 10_000),
            Math.round(receive * 10_000),
            Math.min(played, maxPlayed),
            Math.round(clay),
            Math.round(grass),
          ],
        ] as const,
    );
  return {
    sport: "tennis",
    from: "2016-12-20",
    fields: "Elo, serve and return in 1/10,000 of points, matches, Elo points more on clay and on grass",
    source: "serve-and-volley/atp-world-tour-tennis-data 2012-2016",
    teams: Object.fromEntries(teams.sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

const [folder, dataDir] = process.argv.slice(2);
if (folder === undefined || dataDir === undefined)
  throw new Error("usage: node rate-leagues.ts <folder of the source files> <data folder>");
const starts: readonly Start[] = [
  tennisStart(folder, dataDir),
  hockeyStart(folder, dataDir),
  baseballStart(folder, dataDir),
  footballStart(folder, dataDir, 2023),
  footballStart(folder, dataDir, 2024),
  basketballStart(dataDir, {
    path: "basketball/euroleague.2018-19.json",
    from: "2018-09-01",
    source: "EuroLeague standings 2017-18",
    wins: euroleagueWins,
    games: 30,
    pointsPerWin: 0.5,
    played: 4,
    newcomerWins: 10,
  }),
  basketballStart(dataDir, nbaSeason("2022-23", "2023-04-12")),
  basketballStart(dataDir, nbaSeason("2023-24", "2024-04-14")),
];
const lines = starts.map((start) => JSON.stringify(start));
writeFileSync(
  join(dataDir, "ratings", "starts.json"),
  `{"name":"Ratings at the start of seasons, from the seasons before","starts":[\n${lines.join(",\n")}\n]}\n`,
);
