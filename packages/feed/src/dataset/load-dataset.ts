import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CompetitionSeason, Dataset } from "./dataset.ts";
import type { RatingHistory } from "../core/sport-module.ts";
import type { SourceMatch } from "../core/source-match.ts";
import type { StrengthRecord } from "../core/strength-record.ts";
import { type CricketFile, readCricket } from "./read-cricket.ts";
import {
  type AmericanFootballFile,
  type BaseballFile,
  type BasketballFile,
  type HockeyFile,
  readAmericanFootball,
  readBaseball,
  readBasketball,
  readHockey,
} from "./read-leagues.ts";
import { type ClubScalesFile, readClubs } from "./read-clubs.ts";
import { type GoalscorersFile, type NationRatingsFile, readNations } from "./read-nations.ts";
import { readStarts, type StartsFile } from "./read-starts.ts";
import {
  type InternationalsFile,
  readInternationals,
  readSoccer,
  type LineUpsFile,
  readSquads,
  type SoccerExtras,
  type SoccerFile,
  type SoccerStatsFile,
  type SquadsFile,
} from "./read-soccer.ts";
import { readTennis, type TennisFile } from "./read-tennis.ts";
import { TeamRegistry } from "./teams.ts";
import { countWhile } from "../core/time.ts";

const squadsName = "worldcup.2026.squads.json";
const lineUpsName = "worldcup.2026.lineups.json";
const internationalsNames = ["internationals.asia-pacific.2011-2024.json", "internationals.2025-2026.json"];
const kindOrder = { league: 0, cup: 1, tournament: 2 } as const;

/** Reads every data file below the folder; throws if one cannot be read. */
export function loadDataset(dir: string): Dataset {
  const teams = new TeamRegistry();
  const seasons = [
    ...loadSoccer(dir, teams),
    ...filesIn<TennisFile>(dir, "tennis").flatMap((file) => readTennis(file, teams)),
    ...filesIn<BasketballFile>(dir, "basketball").map((file) => readBasketball(file, teams)),
    ...filesIn<HockeyFile>(dir, "hockey").map((file) => readHockey(file, teams)),
    ...filesIn<BaseballFile>(dir, "baseball").map((file) => readBaseball(file, teams)),
    ...filesIn<AmericanFootballFile>(dir, "americanfootball").map((file) => readAmericanFootball(file, teams)),
    ...filesIn<CricketFile>(dir, "cricket").map((file) => readCricket(file, teams)),
  ];
  return { seasons, matches: seasons.flatMap(({ matches }) => matches), record: loadRecord(dir, teams), ...createRatingHistory(seasons) };
}

function loadSoccer(dir: string, teams: TeamRegistry): readonly CompetitionSeason[] {
  const stats = readJson<SoccerStatsFile>(dir, "football-stats", "top5.stats.json");
  const squads = readJson<SquadsFile>(dir, "football", squadsName);
  const extras: SoccerExtras = {
    teams,
    statsByMatchId: stats.stats,
    squads: readSquads(squads, teams),
    lineUpsByMatchId: readJson<LineUpsFile>(dir, "football", lineUpsName).lineups,
    stadiumByCity: new Map(squads.stadiums.map(({ city, name }) => [city, name])),
  };
  // Leagues first: they define the name and country of a club.
  const files = namesIn(dir, "football")
    .filter((name) => ![squadsName, lineUpsName].includes(name) && !internationalsNames.includes(name))
    .map((name) => readJson<SoccerFile>(dir, "football", name))
    .sort((first, second) => kindOrder[first.kind ?? "league"] - kindOrder[second.kind ?? "league"]);
  return [
    ...files.map((file) => readSoccer(file, extras)),
    ...readInternationals(
      internationalsNames.flatMap((name) => readJson<InternationalsFile>(dir, "football", name).matches),
      teams,
    ),
  ];
}

function loadRecord(dir: string, teams: TeamRegistry): StrengthRecord {
  const read = <File>(name: string): File => readJson<File>(dir, "football-ratings", name);
  const nations = readNations(read<NationRatingsFile>("nations.json"), read<GoalscorersFile>("goalscorers.json"), teams);
  return {
    ...nations,
    clubsAt: readClubs(read<ClubScalesFile>("clubs.json")),
    startsOf: readStarts(readJson<StartsFile>(dir, "ratings", "starts.json")),
  };
}

function namesIn(dir: string, folder: string): readonly string[] {
  return readdirSync(join(dir, folder))
    .filter((name) => name.endsWith(".json"))
    .sort();
}

function filesIn<File>(dir: string, folder: string): readonly File[] {
  return namesIn(dir, folder).map((name) => readJson<File>(dir, folder, name));
}

function readJson<File>(dir: string, folder: string, name: string): File {
  return JSON.parse(readFileSync(join(dir, folder, name), "utf8")) as File;
}

/** History over all seasons; a competition key includes the keys below it (`atp` includes `atp.wimbledon`), `*` the whole sport. */
function createRatingHistory(seasons: readonly CompetitionSeason[]): RatingHistory {
  const orderedByKey = new Map<string, readonly SourceMatch[]>();
  return {
    matchesBefore(sport, competition, before) {
      const key = `${sport}/${competition}`;
      let ordered = orderedByKey.get(key);
      if (!ordered) {
        ordered = seasons
          .filter(
            (season) =>
              season.sport === sport && (competition === "*" || season.key === competition || season.key.startsWith(`${competition}.`)),
          )
          .flatMap(({ matches }) => matches)
          .sort((first, second) => first.playedAt - second.playedAt);
        orderedByKey.set(key, ordered);
      }
      return ordered.slice(
        0,
        countWhile(ordered, ({ playedAt }) => playedAt < before),
      );
    },
  };
}
