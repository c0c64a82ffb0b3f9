import { createStore, type Match } from "@touchline/store";
import { createWire } from "@touchline/store/wire";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createFakePorts, json } from "../../../../packages/store/tests/fake-ports.ts";
import { scorerOf, watchGoals } from "../../src/features/matches/moments/goal-moments.ts";
import { type Goal, playGoal } from "../../src/features/matches/moments/play-goal.ts";

interface Score {
  readonly home: number;
  readonly away: number;
}

const wireMatch = (score: Score, sport = "soccer", status = 1) => ({
  id: 7,
  status,
  sport: { key: sport, name: sport },
  tournament: { id: 1, name: "League", sport: { key: sport, name: sport } },
  competitors: { home: { name: "Arsenal" }, away: { name: "Chelsea" } },
  statistics: { total_score: score },
});

async function openPage(sport?: string) {
  let score: Score = { home: 1, away: 0 };
  const { ports, advance, paint } = createFakePorts(async () => json(wireMatch(score, sport)));
  const wire = createWire({ dialect: "spec", adapter: null, report: () => undefined });
  const store = createStore({ ports: { ...ports, wire: async () => wire }, locale: "en", isServer: true });
  await store.queries.load(store.listings.match("7"));
  const scoreNow = async (next: Score): Promise<void> => {
    score = next;
    await store.queries.client.invalidateQueries();
    await store.queries.load(store.listings.match("7"));
    paint();
  };
  return { store, scoreNow, advance };
}

/** The part of the document that is read: the header of one match. */
const rootOf = (id: string) => ({ querySelectorAll: () => [{ dataset: { match: id } }] }) as unknown as ParentNode;

describe("goals of the matches on the page", () => {
  it("are animated once each, with the scoring side and its previous score", async () => {
    const { store, scoreNow, advance } = await openPage();
    const goals: Goal[] = [];
    const stop = watchGoals(store, { root: rootOf("7"), play: (goal) => goals.push(goal) });
    advance(10);
    await scoreNow({ home: 2, away: 0 });
    await scoreNow({ home: 2, away: 0 });
    await scoreNow({ home: 2, away: 1 });
    expect(goals.map(({ side, before }) => [side, before])).toEqual([
      ["home", 1],
      ["away", 0],
    ]);
    stop();
    await scoreNow({ home: 3, away: 1 });
    expect(goals).toHaveLength(2);
  });

  it("are not animated when a score is corrected, jumps, or belongs to a sport with frequent scores", async () => {
    const { store } = await openPage();
    const match = store.entities.match("7");
    if (match?.scoreboard == null) throw new Error("The match was not read.");
    const { scoreboard } = match;
    const at = (home: number, away: number, changes: Partial<Match> = {}): Match => ({
      ...match,
      scoreboard: { ...scoreboard, score: { home, away } },
      ...changes,
    });
    expect(scorerOf(at(1, 0), at(2, 0))).toBe("home");
    expect(scorerOf(at(2, 0), at(1, 0))).toBeNull();
    expect(scorerOf(at(0, 0), at(2, 1))).toBeNull();
    expect(scorerOf(at(1, 0), at(2, 0, { status: "finished" }))).toBeNull();
    const basketball = { league: { ...match.league, sport: { ...match.league.sport, key: "basketball" } } };
    expect(scorerOf(at(1, 0, basketball), at(2, 0, basketball))).toBeNull();
    expect(scorerOf(undefined, at(1, 0))).toBeNull();
  });
});

describe("a goal", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ["the device requests reduced motion", "standard", true],
    ["the player has chosen calm mode", "calm", false],
  ])("moves nothing when %s", async (_name, density, isReduced) => {
    const { store } = await openPage();
    const match = store.entities.match("7");
    if (match === undefined) throw new Error("The match was not read.");
    vi.stubGlobal("document", { hidden: false, documentElement: { dataset: { density } } });
    vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
    const isSeen = vi.fn(() => true);
    const place = { dataset: {}, checkVisibility: isSeen } as unknown as HTMLElement;
    playGoal({ match, side: "home", before: 0, places: [place] });
    expect(isSeen).not.toHaveBeenCalled();
  });
});
