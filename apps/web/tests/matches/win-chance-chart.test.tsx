/** @jsxImportSource react */
import { createStore, type Match, type Store } from "@touchline/store";
import { toSeed } from "@touchline/store/seed";
import { readWinChances, winChancesOf } from "@touchline/store/win-chances";
import { createWire } from "@touchline/store/wire";
import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { createFakePorts, json } from "../../../../packages/store/tests/fake-ports.ts";
import { Bands, drawLine } from "../../src/elements/matches/win-chance-line.tsx";
import { StoreContext } from "../../src/elements/store.ts";
import { WinChanceChart } from "../../src/features/matches/match-tracker/win-chance-chart.tsx";
import type { Text } from "../../src/messages/text.ts";
import { TextContext } from "../../src/messages/use-text.ts";

const text: Text = (key) => `[${key}]`;
const outcomes = [
  { id: 1, name: "Arsenal", odds: 1270 },
  { id: 2, name: "Draw", odds: 4900 },
  { id: 3, name: "Chelsea", odds: 18_500 },
];
const match = {
  id: 7,
  status: 1,
  start_time: "2026-11-21T12:00:00Z",
  competitors: { home: { name: "Arsenal" }, away: { name: "Chelsea" } },
  statistics: { total_score: { home: 1, away: 0 } },
  main_market: { id: 1, name: "Match result", outcomes },
};
const points = [
  { at_seconds: 0, home: 450, draw: 280, away: 270, odds: [2100, 3300, 3500], score: "0:0", time: "0" },
  { at_seconds: 600, home: 700, draw: 200, away: 100, odds: [1370, 4700, 9000], score: "1:0", time: "10" },
];
const timeline = {
  match_id: 7,
  incidents: [
    { id: "g", kind: "goal", side: "home", text: "Goal", at_seconds: 600, time: "10" },
    { id: "c", kind: "red_card", side: "away", text: "Red card", at_seconds: 900, time: "15" },
  ],
  periods: [{ number: 1, name: "1st half", type: "half", from_seconds: 0, to_seconds: null, planned_seconds: 2_700 }],
};

async function readPage(chances: unknown): Promise<{ readonly store: Store; readonly match: Match }> {
  const { ports } = createFakePorts(async ({ path }) => {
    if (path.includes("win-chances")) return json(chances);
    return json(path.includes("statistics") ? timeline : match);
  });
  const wire = createWire({ dialect: "spec", adapter: null, report: () => undefined });
  const store = createStore({ ports: { ...ports, wire: async () => wire }, locale: "en", isServer: true });
  await store.queries.load(store.listings.match("7"));
  await store.queries.load(store.listings.timeline("7"));
  await store.queries.load(winChancesOf(store, "7"));
  const entity = store.entities.match("7");
  if (entity === undefined) throw new Error("The match was not read.");
  return { store, match: entity };
}

const draw = (store: Store, content: ReactNode): string =>
  renderToStaticMarkup(
    <StoreContext value={store}>
      <TextContext value={text}>{content}</TextContext>
    </StoreContext>,
  );

describe("the win chances of a match", () => {
  it("are drawn by the server with pinned events, the chances and the current prices", async () => {
    const page = await readPage({ match_id: 7, is_complete: true, points });
    const html = draw(page.store, <WinChanceChart match={page.match} />);
    expect(html).toContain('role="slider"');
    expect(html).toContain('aria-valuetext="10′, 1–0, Arsenal 70%, [match.draw] 20%, Chelsea 10%"');
    expect(html).toMatch(/<text [^>]*class="wc-score">1–0<\/text>/u);
    expect(html).toContain("mark-red");
    expect(html).toContain('role="group" aria-label="Match result"');
    expect(html).toContain("1.27");
    expect(html).not.toContain("style=");
  });

  it("can be read as a table with one row for each score", async () => {
    const page = await readPage({ match_id: 7, points });
    const rows = draw(page.store, <WinChanceChart match={page.match} />).match(/<tr><th scope="row">.*?<\/tr>/gu);
    expect(rows).toEqual([
      '<tr><th scope="row">0′</th><td>0–0</td><td>45%</td><td>28%</td><td>27%</td></tr>',
      '<tr><th scope="row">10′</th><td>1–0</td><td>70%</td><td>20%</td><td>10%</td></tr>',
    ]);
  });

  it("are absent if the backend sends none or invalid ones", async () => {
    for (const chances of [{}, { points: [{ at_seconds: 5, home: -3 }] }, []]) {
      const page = await readPage(chances);
      expect(draw(page.store, <WinChanceChart match={page.match} />)).toBe("");
    }
  });

  it("are a small chart in lists", async () => {
    const page = await readPage({ match_id: 7, is_complete: true, points });
    const html = draw(page.store, <Bands match={page.match} points={readWinChances({ points }).points} />);
    expect(html).toContain('aria-label="[match.winChance]: Arsenal 70%, Chelsea 10%"');
    expect(html).toContain("M0 0L0 450L");
    expect(drawLine(readWinChances({ points }).points, 400).away).toBe("M0 1000L0 730L400 900V1000Z");
  });
});

it("win chances that the server has read are on the page at its first render", async () => {
  const page = await readPage({ match_id: 7, is_complete: true, points });
  const { ports } = createFakePorts(async () => json({}));
  const browser = createStore({ ports, locale: "en", isServer: false });
  browser.takeSeed(toSeed(page.store), 0);
  expect(draw(browser, <WinChanceChart match={page.match} />)).toContain('aria-valuetext="10′, 1–0');
});
