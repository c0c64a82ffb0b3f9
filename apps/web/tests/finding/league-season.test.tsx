/** @jsxImportSource react */
import { createStore, type LeagueSeason, type Round, type Store, type Tie } from "@touchline/store";
import { historyListings } from "@touchline/store/history";
import { createWire } from "@touchline/store/wire";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakePorts, json } from "../../../../packages/store/tests/fake-ports.ts";
import { StoreContext } from "../../src/elements/store.ts";
import { Bracket, currentRound, tieText } from "../../src/features/finding/league/bracket.tsx";
import { LeagueTables } from "../../src/features/finding/league/league-tables.tsx";
import { SeasonRest } from "../../src/features/finding/league/season-rest.tsx";
import type { Text } from "../../src/messages/text.ts";
import { TextContext } from "../../src/messages/use-text.ts";
import { NavigationContext } from "../../src/navigation/navigation-context.ts";
import { navigationAt } from "../fake-navigation.ts";

const text: Text = (key, values) => [key, ...Object.values(values ?? {})].join(" ");
const navigation = navigationAt("/");

const side = (name: string) => ({ id: name.toLowerCase(), name, short_name: name.slice(0, 3).toUpperCase() });
const row = (name: string, changes: object = {}) => ({ competitor: side(name), played: 2, points: 3, form: ["W"], ...changes });
const tie = (number: number, changes: object) => ({
  number,
  home: null,
  away: null,
  home_from: null,
  away_from: null,
  score: null,
  penalties: null,
  winner: null,
  is_live: false,
  matches: [],
  ...changes,
});
const series = { home: side("Boston"), away: side("Miami"), score: { home: 3, away: 1 } };
const cup = {
  tournament_id: 7,
  rows: [],
  tables: [
    { name: "Group A", rows: [row("Spain", { zone: "through", is_live: true }), row("Italy", { zone: "possible" })] },
    { name: "Group B", rows: [row("Japan", { zone: "through" }), row("Chile")] },
  ],
  rounds: [
    { name: "Semifinals", kind: "series", ties: [tie(1, { ...series, matches: [{ id: 5, slug: "boston-miami-m-5" }] }), tie(2, {})] },
    { name: "Final", kind: "single", ties: [tie(3, { home_from: 1, away_from: 2 })] },
  ],
  champion: null,
  next_starts_at: "2027-01-12T12:00:00Z",
};
const tournament = { id: 7, name: "Cup", slug: "cup-l-7", sport: { key: "soccer" }, category: { id: 3, name: "World" } };

/** A page that has read the season of a league. */
async function readSeason(season: object): Promise<{ readonly store: Store; readonly season: LeagueSeason }> {
  const { ports } = createFakePorts(async ({ path }) => json(path.includes("/standings") ? season : tournament));
  const wire = createWire({ dialect: "spec", adapter: null, report: () => undefined });
  const store = createStore({ ports: { ...ports, wire: async () => wire }, locale: "en", isServer: true });
  await store.queries.load(store.listings.league("7"));
  return { store, season: await store.queries.load(historyListings(store).standings("7")) };
}

async function draw(season: object, content: (league: Parameters<typeof Bracket>[0]["league"]) => ReactNode): Promise<string> {
  const { store } = await readSeason(season);
  const league = store.queries.peek(store.listings.league("7"));
  if (league === undefined) throw new Error("the league was not read");
  return renderToStaticMarkup(
    <StoreContext value={store}>
      <TextContext value={text}>
        <NavigationContext value={navigation}>{content(league)}</NavigationContext>
      </TextContext>
    </StoreContext>,
  );
}

describe("the tables of a league page", () => {
  it("are shown one per group, and mark sides that have qualified, may qualify or are playing", async () => {
    const html = await draw(cup, (league) => <LeagueTables league={league} />);
    expect(html.match(/<caption[^>]*>([^<]*)/gu)?.map((found) => found.split(">")[1])).toEqual([
      "standings.of Cup, Group A",
      "standings.of Cup, Group B",
    ]);
    expect(html.match(/title="standings\.(through|possible)"/gu)).toHaveLength(3);
    expect(html.match(/aria-label="match\.live"/gu)).toHaveLength(1);
  });

  it("have no heading if there is only one", async () => {
    const html = await draw({ rows: [row("Ajax"), row("PSV")] }, (league) => <LeagueTables league={league} />);
    expect(html).toContain("standings.of Cup<");
    expect(html).not.toContain("<h2");
  });
});

describe("a bracket", () => {
  it("lists the ties of each round, with the tie that decides a side or a note that it is undecided", async () => {
    const html = await draw(cup, (league) => <Bracket league={league} />);
    expect(html.match(/<ol/gu)).toHaveLength(2);
    for (const words of ["bracket.leads Boston \u20663–1\u2069", "bracket.undecided", "bracket.winnerOf 1", "bracket.winnerOf 2"])
      expect(html).toContain(words);
    expect(html).toContain('href="/en/soccer/boston-miami-m-5"');
    expect(html.match(/role="tab"/gu)).toHaveLength(2);
  });

  it("begins with the round that is being played, else with the next one, and with the final of a season that is over", () => {
    const match = { id: 1, slug: "a-b-m-1", start_time: "2026-11-21T12:00:00Z", is_home_first: true, is_live: false };
    const open = { winner: null, matches: [{ ...match, score: null }] };
    const won = { winner: "home", matches: [{ ...match, score: { home: 1, away: 0 } }] };
    const undrawn = { winner: null, matches: [] };
    const missing = undrawn;
    const rounds = (...ties: readonly (readonly object[])[]) =>
      // The function reads only these fields of a tie.
      ties.map((ofRound) => ({ name: "", kind: "single", ties: ofRound }) as unknown as Round);
    expect(currentRound(rounds([won, open], [undrawn]))).toBe(0);
    expect(currentRound(rounds([won, won], [undrawn]))).toBe(1);
    expect(currentRound(rounds([undrawn, undrawn], [undrawn]))).toBe(0);
    expect(currentRound(rounds([won, missing], [won, won], [won]))).toBe(2);
    expect(currentRound(rounds([won, won, won, won], [won, won], [won], [won]))).toBe(2);
  });

  it("shows the state of a series, and the aggregate of two legs once they are over", async () => {
    const { season } = await readSeason(cup);
    const open = season.rounds[0]?.ties[0];
    if (open === undefined) throw new Error("no tie");
    const words = (changes: Partial<Tie>, kind: "single" | "legs" | "series") => tieText({ ...open, ...changes }, kind, text);
    expect(words({ score: { home: 2, away: 2 } }, "series")).toBe("bracket.level \u20662–2\u2069");
    expect(words({ score: { home: 0, away: 0 } }, "series")).toBe("");
    expect(words({ score: { home: 1, away: 4 }, winner: "away" }, "series")).toBe("bracket.won Miami \u20664–1\u2069");
    expect(words({ score: { home: 1, away: 0 } }, "legs")).toBe("");
    expect(words({ score: { home: 1, away: 2 }, winner: "away" }, "legs")).toBe("bracket.won Miami \u20662–1\u2069");
    expect(words({ score: { home: 1, away: 2 }, winner: "away" }, "single")).toBe("");
  });
});

describe("a league without open matches", () => {
  it("shows the winner, the start of the next season, the results and the final table", async () => {
    const html = await draw({ ...cup, champion: side("Spain") }, (league) => (
      <SeasonRest league={league} bracket="bracket">
        results
      </SeasonRest>
    ));
    for (const words of ["tracker.won Spain", "league.nextSeason 12 Jan 2027", "results", "Group B"]) expect(html).toContain(words);
  });

  it("shows the bracket of a cup without tables", async () => {
    const html = await draw({ ...cup, tables: [], next_starts_at: null }, (league) => (
      <SeasonRest league={league} bracket="the bracket">
        results
      </SeasonRest>
    ));
    for (const words of ["list.none", "results", "the bracket"]) expect(html).toContain(words);
  });
});
