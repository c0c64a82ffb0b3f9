import { createPlan, loadDataset } from "@touchline/feed";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { leagueNames } from "../../src/book/lists/league-names.data.ts";
import { findByName, namesOfLeague } from "../../src/book/lists/search-index.ts";
import { namesOfTeam } from "../../src/book/lists/searchable-names.ts";

const dataset = loadDataset(join(import.meta.dirname, "../../data"));
const { seasons, matches } = dataset;
const teams = [...new Map(seasons.flatMap((season) => season.teams.map((team) => [team.id, team]))).values()];
const entries = teams.map((team) => ({ item: team.id, groups: [namesOfTeam(team)] }));

describe("search by names of teams", () => {
  it.each([
    ["man utd", "soccer:manchester-united-fc"],
    ["man united", "soccer:manchester-united-fc"],
    ["united manchester", "soccer:manchester-united-fc"],
    ["bayern munich", "soccer:fc-bayern-munchen"],
    ["fc bayern", "soccer:fc-bayern-munchen"],
    ["spurs", "soccer:tottenham-hotspur-fc"],
    ["inter", "soccer:fc-internazionale-milano"],
    ["psg", "soccer:paris-saint-germain-fc"],
    ["barça", "soccer:fc-barcelona"],
    ["realmadridcf", "soccer:real-madrid-cf"],
    ["real m", "soccer:real-madrid-cf"],
    ["atletico madrid", "soccer:club-atletico-de-madrid"],
    ["besiktas", "soccer:besiktas"],
    ["koln", "soccer:1-fc-koln"],
    ["Köln", "soccer:1-fc-koln"],
    ["Dusseldorf", "soccer:fortuna-dusseldorf"],
    ["барселона", "soccer:fc-barcelona"],
    ["зенит", null],
    ["μπάγερν", "soccer:fc-bayern-munchen"],
    ["ολυμπιακός", "soccer:olympiakos-piraeus"],
    ["الهلال", "soccer:al-hilal"],
    ["هلال", "soccer:al-hilal"],
    ["浦和レッズ", "soccer:urawa-red-diamonds"],
    ["Deutschland", "soccer:germany"],
    ["Бразилия", "soccer:brazil"],
    ["المغرب", "soccer:morocco"],
    ["KSA", "soccer:saudi-arabia"],
    ["sixers", "basketball:philadelphia-76ers"],
  ])("for %s finds %s first", (text, id) => {
    expect(findByName(entries, text)[0] ?? null).toBe(id);
  });

  it.each(["münchen", "munchen", "muenchen", "мюнхен"])("finds FC Bayern by its city, spelled %s", (text) => {
    expect(findByName(entries, text)).toContain("soccer:fc-bayern-munchen");
  });

  it.each(["<b>", "a", "--a--", "…….", "<i>"])("finds nothing for %s, which has fewer than three letters", (text) => {
    expect(findByName(entries, text)).toEqual([]);
  });

  it("ranks whole names before prefixes, and prefixes before words inside a name", () => {
    const [first, ...others] = findByName(entries, "arsenal");
    expect(first).toBe("soccer:arsenal-fc");
    expect(others).toEqual([]);
    const found = findByName(entries, "united");
    expect(found.indexOf("soccer:united-arab-emirates")).toBe(0);
    expect(found.indexOf("soccer:manchester-united-fc")).toBeGreaterThan(0);
  });

  it("finds a match by words of both sides", () => {
    const { home, away } =
      matches.find((match) => match.home.id === "soccer:arsenal-fc" && match.away.id === "soccer:tottenham-hotspur-fc") ?? {};
    if (home === undefined || away === undefined) throw new Error("the data has no such match");
    const event = [{ item: "derby", groups: [namesOfTeam(home), namesOfTeam(away)] }];
    expect(findByName(event, "gunners spurs")).toEqual(["derby"]);
    expect(findByName(event, "gunners chelsea")).toEqual([]);
  });
});

describe("search by names of leagues", () => {
  const leagues = ["Premier League", "Indian Premier League", "UEFA Champions League", "Serie A"].map((name, id) => ({
    item: name,
    groups: [namesOfLeague({ id, sport: "soccer", categoryId: 1, name, priority: 1 })],
  }));

  it("has alternative names only for leagues in the data", () => {
    const known = new Set(
      createPlan({ dataset, seed: "touchline" })
        .tournaments()
        .map(({ name }) => name),
    );
    expect(Object.keys(leagueNames).filter((name) => !known.has(name))).toEqual([]);
  });

  it("finds a tournament by its official name too", () => {
    const facts = {
      id: 9,
      sport: "tennis" as const,
      categoryId: 1,
      name: "Italian Open",
      officialName: "Internazionali BNL d’Italia",
      priority: 1,
    };
    const entries = [{ item: facts.name, groups: [namesOfLeague(facts)] }];
    for (const text of ["italian open", "internazionali", "rome"]) expect(findByName(entries, text)).toEqual(["Italian Open"]);
  });

  it.each([
    ["epl", "Premier League"],
    ["ucl", "UEFA Champions League"],
    ["champions league", "UEFA Champions League"],
    ["лига чемпионов", "UEFA Champions League"],
    ["ipl", "Indian Premier League"],
    ["premier league", "Premier League"],
  ])("for %s finds %s first", (text, name) => expect(findByName(leagues, text)[0]).toBe(name));
});
