import { createFeedNames, createPlan, type Fixture, loadDataset, type Team } from "@touchline/feed";
import { colorDistance } from "@touchline/domain";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { encodeSides, encodeTeam } from "../../src/book/catalog/encode-team.ts";

const dataset = loadDataset(join(import.meta.dirname, "../../data"));
const english = createFeedNames("en");
const dayMs = 86_400_000;
const start = Date.UTC(2026, 10, 21, 7);
const tileSports: readonly string[] = ["cs2", "lol", "dota2", "valorant"];

type Sides = Pick<Fixture, "sport" | "home" | "away">;
const player = (name: string): Team => ({ id: `tennis:${name}`, name, country: null });
const teamOf = (id: string): Team => {
  const team = dataset.seasons.flatMap(({ teams }) => teams).find((candidate) => candidate.id === id);
  if (team === undefined) throw new Error(`no team ${id}`);
  return team;
};

/** The features that should distinguish two sides but are the same for both; null if there are none. */
function clashOf(match: Sides): string | null {
  const { home, away } = encodeSides(match, english);
  const alike = [
    home.short_name === away.short_name ? home.short_name : null,
    home.common_name === away.common_name ? (home.common_name ?? null) : null,
    colorDistance(home.colors[0], away.colors[0]) < 20 ? `${home.colors[0]} ${away.colors[0]}` : null,
    // Letters, stripes and trims must stand out from their background.
    ...[home, away].map(({ colors }) => (colorDistance(colors[0], colors[1]) < 15 ? colors.join(" ") : null)),
  ].filter((fact) => fact !== null);
  return alike.length === 0 ? null : `${match.home.id} ${match.away.id}: ${alike.join(", ")}`;
}

const clashes = (matches: readonly Sides[]): readonly string[] => [...new Set(matches.flatMap((match) => clashOf(match) ?? []))];

describe("the sides of a match", () => {
  it("have different codes, names and colours in every match of the data", () => {
    expect(clashes(dataset.matches)).toEqual([]);
  });

  it("also differ in every planned match and in every pair of teams of an e-sports title", () => {
    const planned = createPlan({ dataset, seed: "touchline" }).fixturesBetween(start, start + 14 * dayMs);
    const pairs = tileSports.flatMap((sport) => {
      const matches = planned.filter((fixture) => fixture.sport === sport);
      const teams = [...new Map(matches.flatMap(({ home, away }) => [home, away]).map((team) => [team.id, team])).values()];
      return teams.flatMap((home, index) =>
        teams.slice(index + 1).map((away): Sides => ({ sport: matches[0]?.sport ?? "cs2", home, away })),
      );
    });
    expect(pairs.length).toBeGreaterThan(1000);
    expect(clashes([...planned, ...pairs])).toEqual([]);
  });

  it("distinguish two players with the same family name by their initials", () => {
    const { home, away } = encodeSides({ sport: "tennis", home: player("Alexander Zverev"), away: player("Mischa Zverev") }, english);
    expect([home.short_name, away.short_name]).toEqual(["AZV", "MZV"]);
  });
});

describe("an encoded team", () => {
  it("has the country's colours if it is a player", () => {
    const federer = dataset.seasons.flatMap(({ teams }) => teams).find(({ id }) => id === "tennis:roger-federer");
    expect(federer === undefined ? null : encodeTeam(federer, english).colors).toEqual(
      encodeTeam(teamOf("soccer:switzerland"), english).colors,
    );
  });

  it("has the real code, colours and pattern of its club, and its full and everyday names", () => {
    expect(encodeTeam(teamOf("soccer:chelsea-fc"), english)).toMatchObject({
      name: "Chelsea FC",
      short_name: "CHE",
      common_name: "Chelsea",
      colors: ["#034694", "#ffffff"],
      pattern: "plain",
    });
  });

  it("has the same greys in every locale if its colours are unknown", () => {
    const unknown = { id: "cs2:nobody", name: "Nobody", country: null };
    const { colors, pattern } = encodeTeam(unknown, english);
    expect(pattern).toBeUndefined();
    expect(encodeTeam(unknown, createFeedNames("de")).colors).toEqual(colors);
    for (const color of colors) {
      const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
      expect(Math.max(...channels) - Math.min(...channels)).toBeLessThan(25);
    }
  });

  it.each([
    ["en", "Germany", "Germany"],
    ["de", "Deutschland", "Deutschland"],
    ["es", "Alemania", "Alemania"],
    ["ar", "ألمانيا", "ألمانيا"],
  ])("of a nation is named in the locale %s", (locale, name, common) => {
    expect(encodeTeam(teamOf("soccer:germany"), createFeedNames(locale))).toMatchObject({ name, common_name: common });
  });
});
