import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { clubAliases } from "../dataset/club-aliases.data.ts";
import { clubSpellings, southAmericanNamesakes } from "./club-spellings.data.ts";
import { cupOnlyRatings, listedRatings, startingRatingByLeague } from "./league-ratings.data.ts";
import { type ClubLevel, type RatedMatch, rateClubs } from "./club-scale.ts";
import { readOpenfootball } from "./read-openfootball.ts";
import { ruinedClubs, standings } from "./standings.data.ts";

/** Repositories of openfootball with the files of their leagues and cups; other European first divisions are listed by country. */
const files: readonly (readonly [string, string, "league" | "cup"])[] = [
  ["football.json/*/be.1", "bel.1", "league"],
  ["england/*/1-premierleague", "eng.1", "league"],
  ["england/*/2-championship", "eng.2", "league"],
  ["england/*/3-league1", "eng.3", "league"],
  ["england/*/4-league2", "eng.4", "league"],
  ["england/*/5-nationalleague", "eng.5", "league"],
  ["england/*/eflcup", "eng.eflcup", "cup"],
  ["england/*/facup", "eng.facup", "cup"],
  ["espana/*/1-liga", "esp.1", "league"],
  ["espana/*/2-liga2", "esp.2", "league"],
  ["espana/*/cup", "esp.cup", "cup"],
  ["italy/*/1-seriea", "ita.1", "league"],
  ["italy/*/2-serieb", "ita.2", "league"],
  ["italy/*/cup", "ita.cup", "cup"],
  ["deutschland/*/1-bundesliga", "ger.1", "league"],
  ["deutschland/*/2-bundesliga2", "ger.2", "league"],
  ["deutschland/*/3-liga3", "ger.3", "league"],
  ["deutschland/*/cup", "ger.cup", "cup"],
  ["austria/*/1-bundesliga", "aut.1", "league"],
  ["austria/*/2-liga2", "aut.2", "league"],
  ["champions-league/*/cl", "ucl", "cup"],
  ["champions-league/*/clq", "ucl", "cup"],
  ["champions-league/*/el", "uel", "cup"],
  ["champions-league/*/elq", "uel", "cup"],
  ["champions-league/*/conf", "uecl", "cup"],
  ["champions-league/*/confq", "uecl", "cup"],
  ["south-america/argentina/*_ar1", "arg.1", "league"],
  ["south-america/brazil/*_br1", "bra.1", "league"],
  ["south-america/brazil/*_br2", "bra.2", "league"],
  ["south-america/copa-libertadores/*_copal", "libertadores", "cup"],
  ["south-america/copa-libertadores/*_copas", "libertadores", "cup"],
  ["south-america/colombia/*_co1", "col.1", "league"],
  ["south-america/ecuador/*_ec1", "ecu.1", "league"],
  ["south-america/paraguay/*_py1", "par.1", "league"],
  ["world/asia/china/*_cn1", "chn.1", "league"],
  ["world/asia/japan/*_jp1", "jpn.1", "league"],
  ["world/asia/kazakhstan/*_kz1", "kz.1", "league"],
  ["world/middle-east/saudi-arabia/*_sa1", "ksa.1", "league"],
  ["world/north-america/major-league-soccer/*_mls", "usa.1", "league"],
  ["world/north-america/mexico/*_mx1", "mex.1", "league"],
  ["world/north-america/champions-league/*_concacafcl", "concacaf", "cup"],
  ["world/pacific/australia/*_au1", "aus.1", "league"],
];
const keyByCountryFile: Readonly<Record<string, string>> = {
  be1: "bel.1",
  nl1: "ned.1",
  nl2: "ned.2",
  pt1: "por.1",
  pt2: "por.2",
  fr1: "fra.1",
  fr2: "fra.2",
  tr1: "tur.1",
  gr1: "gre.1",
  sco1: "sco.1",
  dk1: "den.1",
  dk2: "den.2",
  no1: "nor.1",
  no2: "nor.2",
  se1: "swe.1",
  se2: "swe.2",
  pl1: "pol.1",
  pl2: "pol.2",
  ch1: "sui.1",
  ch2: "sui.2",
};
/** By cup, the league assumed for clubs that play in no league of the record. */
const leagueOfUnknown: Readonly<Record<string, string>> = {
  "eng.facup": "eng.5",
  "eng.eflcup": "eng.4",
  "ger.cup": "ger.3",
  ucl: "ned.1",
  uel: "den.1",
  uecl: "cy.1",
  libertadores: "par.1",
  clubworldcup: "chn.1",
};
const southAmerican = /^(libertadores|arg|bra|col|ecu|par)\b/;
const cutOffs = ["2022-02-01", "2023-02-01", "2023-06-15", "2024-02-01", "2024-07-15", "2025-01-10", "2025-07-15", "2026-01-10"];
const firstYear = 2019;
/** Clubs with fewer matches, weighted by age, are as good as unknown. */
const minGames = 4;
/** Goals are multiplied by e ^ 1.1 for 400 points of Elo, attack and defence taken together. */
const levelPerEloPoint = 1.1 / 400 / 2;
const otherFirstLeague = 1370;
const secondLeagueGap = 130;
/** How much one more point per match raises the logarithm of attack and lowers that of goals conceded. */
const levelPerPoint = 0.36;
/** Points per match of an average club. */
const meanPoints = 1.37;

function startingLevel(league: string): number {
  const upper = startingRatingByLeague[league.replace(/\.2$/, ".1")];
  const rating =
    startingRatingByLeague[league] ??
    listedRatings[league] ??
    cupOnlyRatings[league] ??
    (league.endsWith(".2") ? (upper ?? otherFirstLeague) - secondLeagueGap : otherFirstLeague);
  return (rating - 1500) * levelPerEloPoint;
}

/** Paths of the seasons of a file; `*` stands for the season, as a folder or at the start of the name. */
function pathsOf(root: string, pattern: string): readonly string[] {
  const [before = "", after = ""] = pattern.split("*");
  const folder = before.slice(0, -1);
  const isFolder = after.startsWith("/");
  return readdirSync(join(root, folder))
    .filter((name) => /^20\d\d/.test(name) && Number(name.slice(0, 4)) >= firstYear && (isFolder || name.endsWith(`${after}.txt`)))
    .flatMap((name) => (isFolder ? [`${name}${after}.txt`, `${name}${after}.json`] : [name]))
    .map((name) => join(root, folder, name))
    .filter((path) => existsSync(path));
}

function europeanFiles(root: string): readonly (readonly [string, string, "league"])[] {
  return readdirSync(join(root, "europe"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: country }) => {
      const suffixes = new Set(
        readdirSync(join(root, "europe", country)).flatMap((name) => /^20[\d-]+_([a-z]+[12])\.txt$/.exec(name)?.[1] ?? []),
      );
      return [...suffixes].map((suffix) => {
        const key = keyByCountryFile[suffix] ?? `${suffix.slice(0, -1)}.${suffix.slice(-1)}`;
        return [`europe/${country}/*_${suffix}`, key, "league"] as const;
      });
    });
}

interface ClubFinder {
  readonly find: (slug: string, competition: string) => string;
  readonly isOfData: (club: string) => boolean;
}

/** Slugs of the clubs of the data, and a lookup for other spellings: with or without FC, CF and the like. */
function createClubFinder(dataDir: string): ClubFinder {
  const known = new Set(Object.keys(clubAliases));
  for (const name of readdirSync(join(dataDir, "football")).filter((file) => file.endsWith(".json"))) {
    const file = JSON.parse(readFileSync(join(dataDir, "football", name), "utf8")) as {
      readonly teams?: readonly { readonly id: string }[];
    };
    for (const { id } of file.teams ?? []) known.add(id);
  }
  const variants = (slug: string): readonly string[] => [
    slug,
    `${slug}-fc`,
    `fc-${slug}`,
    `${slug}-cf`,
    `cf-${slug}`,
    `afc-${slug}`,
    slug.replace(/-fc$|^fc-/, ""),
    `${slug}-bc`,
    `${slug}-sk`,
  ];
  const canonical = (slug: string): string => clubAliases[slug] ?? slug;
  const ofData = new Set([...known].map(canonical));
  return {
    find(slug, competition) {
      const namesake = southAmerican.test(competition) ? southAmericanNamesakes[slug.replace(/-fc$/, "")] : undefined;
      return canonical(namesake ?? clubSpellings[slug] ?? variants(slug).find((variant) => known.has(variant)) ?? slug);
    },
    isOfData: (club) => ofData.has(club),
  };
}

/** Competitions of the data, for which starting levels and mean goals are needed. */
function competitionsOf(dataDir: string): ReadonlySet<string> {
  return new Set(readdirSync(join(dataDir, "football")).flatMap((name) => /^(.+)\.20[^.]+\.json$/.exec(name)?.[1] ?? []));
}

function readMatches(root: string, clubOf: ClubFinder["find"]): readonly RatedMatch[] {
  return [...files, ...europeanFiles(root)].flatMap(([pattern, competition, kind]) =>
    pathsOf(root, pattern).flatMap((path) =>
      readOpenfootball(path).map((match) => ({
        ...match,
        home: clubOf(match.home, competition),
        away: clubOf(match.away, competition),
        competition,
        isLeague: kind === "league",
      })),
    ),
  );
}

const percent = (value: number): number => Math.round(value * 100);

type Level = readonly [number, number];

/** Levels of clubs for which only the standings of the previous season are known. */
function levelsOfStandings(tables: readonly (typeof standings)[number][]): readonly (readonly [string, Level])[] {
  return tables.flatMap(({ league, matches, points }) =>
    Object.entries(points).map(([club, won]) => {
      const above = levelPerPoint * (won / matches - meanPoints) + startingLevel(league);
      return [club, [percent(above), percent(-above)]] as const;
    }),
  );
}

/** Starting levels of leagues: the mean of the bottom quarter of those standings. */
function startsOfStandings(day: string): readonly (readonly [string, Level])[] {
  return standings
    .filter((table) => table.day === day)
    .map((table) => {
      const levels = levelsOfStandings([table]).map(([, [attack]]) => attack);
      const last = levels.toSorted((one, other) => one - other).slice(0, Math.ceil(levels.length / 4));
      const mean = Math.round(last.reduce((sum, level) => sum + level, 0) / last.length);
      return [table.league, [mean, -mean]] as const;
    });
}

function meanLevel(clubs: readonly ClubLevel[]): Level {
  const mean = (of: (club: ClubLevel) => number): number => percent(clubs.reduce((sum, club) => sum + of(club), 0) / clubs.length);
  return [mean(({ attack }) => attack), mean(({ defence }) => defence)];
}

/** Levels of clubs without a record: the mean of a league's bottom quarter; for a cup, that of the league that they come from. */
function startingLevels(clubs: ReadonlyMap<string, ClubLevel>): Readonly<Record<string, Level>> {
  const byLeague = Map.groupBy(
    [...clubs.values()].filter(({ games }) => games >= minGames),
    ({ league }) => league,
  );
  const levels = new Map(
    [...byLeague]
      .filter(([, members]) => members.length >= 4)
      .map(([league, members]) => {
        const ordered = members.toSorted((one, other) => one.attack - one.defence - other.attack + other.defence);
        return [league, meanLevel(ordered.slice(0, Math.ceil(ordered.length / 4)))] as const;
      }),
  );
  for (const [cup, league] of Object.entries(leagueOfUnknown)) levels.set(cup, levels.get(league) ?? [-40, 40]);
  return Object.fromEntries([...levels].filter(([key]) => isOfData.has(key)).sort(([one], [other]) => (one < other ? -1 : 1)));
}

const [root, dataDir, ...commits] = process.argv.slice(2);
if (root === undefined || dataDir === undefined) {
  throw new Error("usage: node rate-clubs.ts <folder of the openfootball repositories> <data folder> <repository@commit>...");
}
const isOfData = competitionsOf(dataDir);
const finder = createClubFinder(dataDir);
const matches = readMatches(root, finder.find);
const head = {
  sport: "soccer",
  name: "Strengths of clubs on one scale, from the seasons before",
  source: { repo: "openfootball", commits, licence: "CC0-1.0" },
  fields:
    "by day and club: logarithms of attack and of goals conceded, in percent, from matches before that day; `starts` is for clubs without a record, `goals` are the mean goals at home and away",
};
const days = cutOffs.map((day) => {
  const { clubs, bases } = rateClubs(matches, Date.parse(day) / 86_400_000, startingLevel);
  const goals = [...bases]
    .filter(([key]) => isOfData.has(key))
    .map(([key, [home, away]]) => [key, [percent(home), percent(away)]] as const);
  const rated = [...clubs]
    .filter(([club, { games }]) => games >= minGames && finder.isOfData(club) && ruinedClubs[day]?.includes(club) !== true)
    .map(([club, { attack, defence }]) => [club, [percent(attack), percent(defence)]] as const);
  const rows = [...new Map([...levelsOfStandings(standings.filter((table) => table.day === day)), ...rated])]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([club, level]) => `${JSON.stringify(club)}:${JSON.stringify(level)}`);
  return `"${day}":{"goals":${JSON.stringify(Object.fromEntries(goals))},\n"starts":${JSON.stringify({ ...startingLevels(clubs), ...Object.fromEntries(startsOfStandings(day)) })},\n"clubs":{\n${rows.join(",\n")}\n}}`;
});
writeFileSync(
  join(dataDir, "football-ratings", "clubs.json"),
  `${JSON.stringify(head).slice(0, -1)},\n"days":{\n${days.join(",\n")}\n}}\n`,
);
process.stdout.write(`${matches.length} matches\n`);
