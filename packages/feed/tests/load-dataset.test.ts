import { beforeAll, describe, expect, it } from "vitest";
import type { CompetitionSeason } from "../src/dataset/dataset.ts";
import { loadDataset } from "../src/dataset/load-dataset.ts";
import { slug } from "../src/core/text.ts";
import type { SourceMatch } from "../src/core/source-match.ts";
import { zoneOf } from "../src/dataset/zone.ts";
import { dataDir, dataset } from "./dataset.ts";

let matchById: ReadonlyMap<string, SourceMatch>;

beforeAll(() => {
  matchById = new Map(dataset.matches.map((match) => [match.id, match]));
});

function season(key: string, name: string): CompetitionSeason {
  const found = dataset.seasons.find((candidate) => candidate.key === key && candidate.season === name);
  if (!found) throw new Error(`no ${key} ${name}`);
  return found;
}

function match(id: string): SourceMatch {
  const found = matchById.get(id);
  if (!found) throw new Error(`no match ${id}`);
  return found;
}

describe("loadDataset", () => {
  it("reads every match once", () => {
    expect(loadDataset(dataDir).matches.length).toBe(dataset.matches.length);
    expect(dataset.matches.length).toBe(25_785);
    expect(matchById.size).toBe(dataset.matches.length);
  });

  it("stores equal scores only once, to save memory", () => {
    const finals = dataset.matches.flatMap(({ facts }) => (facts.sport === "soccer" ? [facts.ft] : []));
    const goalless = finals.filter(([home, away]) => home === 0 && away === 0);
    expect(goalless.length).toBeGreaterThan(500);
    expect(new Set(goalless).size).toBe(1);
    expect(new Set(finals).size).toBe(new Set(finals.map(String)).size);
  });

  it.each([
    ["eng.1", "2025-26", 339],
    ["worldcup", "2026", 104],
    ["nfl", "2024", 285],
    ["nfl", "2025", 193],
    ["mlb", "2024", 2429],
    ["nhl", "2025-26", 1378],
    ["ipl", "2026", 72],
    ["nba", "2023-24", 82],
    ["euroleague", "2018-19", 260],
    ["atp.wimbledon", "2017", 234],
    ["internationals.friendly", "2025-26", 428],
    ["internationals.friendly-asia-pacific", "2011-16", 319],
    ["internationals.friendly-asia-pacific", "2017-24", 329],
  ])("has every match of %s %s", (key, name, count) => {
    expect(season(key, name).matches).toHaveLength(count);
  });

  it("omits internationals that repeat the World Cup", () => {
    expect(dataset.seasons.some(({ key }) => key === "internationals.fifa-world-cup")).toBe(false);
    expect(match("intl.00001").home.name).toBe("Vietnam");
  });

  it("uses one team per club across league, cup and Europe", () => {
    const clubs = (key: string, name: string): readonly string[] => season(key, name).teams.map(({ id }) => id);
    expect(clubs("eng.1", "2025-26")).toContain("soccer:manchester-city-fc");
    expect(clubs("eng.facup", "2024-25")).toContain("soccer:manchester-city-fc");
    expect(clubs("clubworldcup", "2025")).toEqual(
      expect.arrayContaining(["soccer:manchester-city-fc", "soccer:fc-bayern-munchen", "soccer:cr-flamengo"]),
    );
    for (const { teams } of dataset.seasons) expect(new Set(teams.map(({ id }) => id)).size).toBe(teams.length);
  });

  it("uses one team per nation across finals, internationals and squads", () => {
    const usa = season("worldcup", "2026").teams.find(({ name }) => name === "USA");
    expect(usa).toMatchObject({ id: "soccer:usa", name: "USA", country: "US", isNation: true });
    expect(season("internationals.friendly", "2025-26").teams).toContain(usa);
    for (const { facts, id } of season("worldcup", "2026").matches)
      expect(facts.sport === "soccer" && facts.squads?.home.length, id).toBeGreaterThan(22);
  });

  it("names scorers and booked players of the World Cup of 2026 as its squads do", () => {
    const strangers = season("worldcup", "2026").matches.flatMap(({ id, facts }) => {
      if (facts.sport !== "soccer" || facts.squads === null) return [];
      const names = new Set([...facts.squads.home, ...facts.squads.away].map(({ name }) => name));
      return [...(facts.goals ?? []), ...(facts.cards ?? [])].flatMap(({ player }) =>
        player === undefined || names.has(player) ? [] : [`${id} ${player}`],
      );
    });
    expect(strangers).toEqual([]);
  });

  it("does not mix nations and clubs", () => {
    const idsOf = (national: boolean): Set<string> =>
      new Set(
        dataset.seasons
          .filter(({ sport, key, country }) => sport === "soccer" && (country === "INT" && key !== "clubworldcup") === national)
          .flatMap(({ teams }) => teams.map(({ id }) => id)),
      );
    const clubs = idsOf(false);
    expect([...idsOf(true)].filter((id) => clubs.has(id))).toEqual([]);
  });

  it("reads the World Cup final of 2026 with extra time, venue and neutral ground", () => {
    expect(match("worldcup.2026.104")).toMatchObject({
      round: "Final",
      neutral: true,
      venue: "MetLife Stadium",
      timeKnown: true,
      playedAt: Date.UTC(2026, 6, 19, 19),
      home: { name: "Spain" },
      away: { name: "Argentina" },
      facts: { ft: [0, 0], et: [1, 0], ht: [0, 0] },
    });
    expect(match("worldcup.2026.001").neutral).toBe(false);
  });

  it("marks awarded matches and adds corners and cards", () => {
    expect(match("ger.1.2024-25.119").facts).toMatchObject({ awarded: true, ht: null });
    expect(match("ita.1.2025-26.380").facts).toMatchObject({ stats: { corners: [6, 6], yellow: [1, 2] } });
  });

  it("assigns tennis winners and losers to sides", () => {
    for (const { facts, id } of season("atp.wimbledon", "2017").matches) {
      if (facts.sport !== "tennis" || facts.end !== null) continue;
      const homeSets = facts.sets.filter(({ games }) => games[0] > games[1]).length;
      expect(facts.winner === "home", id).toBe(homeSets > facts.sets.length - homeSets);
    }
    const final = match("atp.2017-540-f324-c977");
    expect(final.facts).toMatchObject({ bestOf: 5, surface: "Grass" });
    expect([final.home.name, final.away.name].sort()).toEqual(["Marin Cilic", "Roger Federer"]);
    const homes = season("atp.wimbledon", "2017").matches.filter(({ facts }) => facts.sport === "tennis" && facts.winner === "home").length;
    expect(homes).toBeGreaterThan(80);
    expect(homes).toBeLessThan(154);
  });

  it("assigns a start time by rule to matches without one", () => {
    const hours = (key: string, name: string, tz: string): readonly number[] => [
      ...new Set(
        season(key, name)
          .matches.filter(({ round }) => round !== "Regular season, second game")
          .map(({ playedAt }) => ((playedAt + zoneOf(tz).offsetAt(playedAt)) / 3_600_000) % 24),
      ),
    ];
    for (const hour of hours("mlb", "2024", "America/New_York"))
      expect((hour >= 13 && hour <= 16) || (hour >= 19 && hour <= 22)).toBe(true);
    for (const hour of hours("nba", "2023-24", "America/New_York")) expect(hour).toBeGreaterThanOrEqual(19.5);
    expect(new Set(hours("ipl", "2026", "Asia/Kolkata"))).toEqual(new Set([15.5, 19.5]));
    expect(match("jpn.1.2024.339").timeKnown).toBe(false);
  });

  it("schedules tennis rounds in order, with 12 hours of rest for every player", () => {
    for (const { key, matches } of dataset.seasons.filter(({ sport }) => sport === "tennis")) {
      expect(matches.at(-1)?.round, key).toBe("Finals");
      const last = new Map<string, number>();
      for (const { home, away, playedAt, id } of matches) {
        for (const player of [home, away]) {
          expect(playedAt - (last.get(player.id) ?? 0), id).toBeGreaterThan(12 * 3_600_000);
          last.set(player.id, playedAt);
        }
      }
    }
  });

  it("trims the names of teams", () => {
    for (const { teams } of dataset.seasons) for (const { name } of teams) expect(name).toBe(name.trim().replace(/\s+/g, " "));
  });

  it("returns history by competition, family and sport, only before the given time", () => {
    const before = Date.UTC(2025, 0, 1);
    const played = dataset.matchesBefore("soccer", "eng.1", before);
    expect(played.length).toBeGreaterThan(150);
    expect(played.every(({ competition, playedAt }) => competition === "eng.1" && playedAt < before)).toBe(true);
    expect(dataset.matchesBefore("tennis", "atp", Infinity)).toHaveLength(3819);
    expect(dataset.matchesBefore("tennis", "*", Infinity)).toHaveLength(3819);
    expect(dataset.matchesBefore("soccer", "eng.1", 0)).toEqual([]);
  });
});

describe("slug", () => {
  it.each([
    ["Curaçao", "curacao"],
    ["Bosnia & Herzegovina", "bosnia-and-herzegovina"],
    ["St. Louis Blues", "st-louis-blues"],
    ["Bodø/Glimt", "bodo-glimt"],
  ])("turns %s into %s", (text, expected) => {
    expect(slug(text)).toBe(expected);
  });
});

describe("zoneOf", () => {
  it("applies daylight saving time", () => {
    const london = zoneOf("Europe/London");
    expect(london.offsetAt(Date.UTC(2026, 2, 29, 0, 59))).toBe(0);
    expect(london.offsetAt(Date.UTC(2026, 2, 29, 1))).toBe(3_600_000);
    expect(london.toUtc(Date.UTC(2026, 6, 1, 15))).toBe(Date.UTC(2026, 6, 1, 14));
    expect(zoneOf("Asia/Kolkata").offsetAt(0)).toBe(5.5 * 3_600_000);
    expect(zoneOf("Australia/Sydney").toUtc(Date.UTC(2026, 0, 1, 12))).toBe(Date.UTC(2026, 0, 1, 1));
  });
});
