import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom, type Facts, type Scoreboard, type ScriptEvent, type SportKey } from "@touchline/feed";
import { coinFixture, minuteMs, noon } from "../../../../packages/feed/tests/engine/coin-sport.ts";
import { countedFacts, pointsOfBaskets, type ProgressFacts } from "../../src/book/matches/counted-facts.ts";
import { matchPeriods } from "../../src/book/matches/match-periods.ts";
import { latestEvent, momentumBars, type PressureMoment } from "../../src/book/matches/match-progress.ts";
import { createCoinFeed } from "./coin-feed.ts";

function event(minute: number, kind: string, rest: Partial<ScriptEvent> = {}): ScriptEvent {
  return { atMs: minute * minuteMs, kind, simulated: false, isIncident: true, ...rest };
}

type PeriodRow = readonly [number: number, type: string, fromMinute: number, toMinute: number | null];

describe("match periods", () => {
  it.each<[string, SportKey, readonly ScriptEvent[], readonly PeriodRow[]]>([
    ["no period before the start", "soccer", [], []],
    ["the running half", "soccer", [event(0, "period_start")], [[1, "half", 0, null]]],
    [
      "extra time and penalties after two halves",
      "soccer",
      [
        event(0, "period_start"),
        event(47, "period_end"),
        event(62, "period_start"),
        event(110, "period_end"),
        event(115, "period_start"),
        event(131, "period_end"),
        event(140, "period_start", { label: "PEN" }),
        event(150, "match_end"),
      ],
      [
        [1, "half", 0, 47],
        [2, "half", 62, 110],
        [3, "overtime", 115, 131],
        [4, "penalties", 140, 150],
      ],
    ],
    [
      "an inning spans both of its halves",
      "baseball",
      [
        event(0, "period_start", { label: "T1" }),
        event(8, "period_end", { label: "T1" }),
        event(10, "period_start", { label: "B1" }),
        event(18, "period_end", { label: "B1" }),
        event(20, "period_start", { label: "T2" }),
        event(28, "period_end", { label: "T2" }),
      ],
      [
        [1, "inning", 0, 18],
        [2, "inning", 20, null],
      ],
    ],
    ["a set ends when it is won", "tennis", [event(1, "period_start"), event(40, "set_won")], [[1, "set", 1, 40]]],
    ["an open period ends with the match", "cs2", [event(2, "map_start"), event(30, "match_end")], [[1, "map", 2, 30]]],
  ])("%s", (_name, sport, events, expected) => {
    const periods = matchPeriods(sport, events).map(({ number, type, fromMs, toMs }) => [
      number,
      type,
      fromMs / minuteMs,
      toMs === null ? null : toMs / minuteMs,
    ]);
    expect(periods).toEqual(expected);
  });
});

describe("momentum", () => {
  it.each<[string, readonly PressureMoment[], number, readonly number[]]>([
    ["no bars before the start", [], 0, []],
    ["zero without events", [], 120, [0, 0]],
    ["one home goal with its effect before and after", [{ atSeconds: 130, side: "home", weight: 4 }], 300, [600, 800, 1000, 800, 600]],
    ["the away side is negative", [{ atSeconds: 0, side: "away", weight: 2 }], 60, [-1000]],
    [
      "a minor moment next to a major one",
      [
        { atSeconds: 0, side: "home", weight: 4 },
        { atSeconds: 600, side: "away", weight: 1 },
      ],
      660,
      [1000, 800, 600, 400, 200, 0, -50, -100, -150, -200, -250],
    ],
  ])("%s", (_name, moments, untilSeconds, expected) => {
    expect(momentumBars(moments, { untilSeconds, everySeconds: 60 })).toEqual(expected);
  });

  it("stays within its scale and is inverted when the sides are swapped", () => {
    const moment = fc.record({
      atSeconds: fc.integer({ min: 0, max: 6000 }),
      side: fc.constantFrom("home" as const, "away" as const),
      weight: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(moment, { maxLength: 40 }), fc.integer({ min: 0, max: 6000 }), (moments, untilSeconds) => {
        const bars = momentumBars(moments, { untilSeconds, everySeconds: 60 });
        const turned = momentumBars(
          moments.map((one) => ({ ...one, side: one.side === "home" ? "away" : "home" })),
          { untilSeconds, everySeconds: 60 },
        );
        expect(bars.every((bar) => Number.isInteger(bar) && Math.abs(bar) <= 1000)).toBe(true);
        expect(turned.map((bar) => -bar + 0)).toEqual(bars.map((bar) => bar + 0));
      }),
    );
  });
});

const board: Scoreboard = {
  phase: { code: 6, key: "1st_half" },
  clock: null,
  progress: 0,
  breaks: [],
  total: [1, 0],
  game: null,
  periods: [],
  server: null,
  maxPeriods: 2,
  details: [],
};
const soccer: Facts = {
  sport: "soccer",
  ht: [1, 0],
  ft: [2, 1],
  et: null,
  penalties: null,
  awarded: false,
  goals: null,
  cards: null,
  stats: { corners: [5, 4], yellow: [1, 2], red: [0, 0], shots: [14, 9], sot: [6, 3], fouls: [11, 12] },
  squads: null,
};
const halves = matchPeriods("soccer", [
  event(0, "period_start"),
  event(47, "period_end"),
  event(62, "period_start"),
  event(110, "period_end"),
]);

function soFar(minute: number, rest: Partial<ProgressFacts> = {}): ProgressFacts {
  return {
    facts: soccer,
    events: [],
    allPeriods: halves,
    elapsedMs: minute * minuteMs,
    isOver: false,
    scoreboard: board,
    areEventsDrawn: false,
    random: createRandom("test"),
    ...rest,
  };
}

function numbers(facts: ProgressFacts): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(countedFacts(facts).map(({ key, values }) => [key, values.map(Number)]));
}

describe("statistics", () => {
  it("grow to the real totals, never have more shots on target than shots, and do not change during the break", () => {
    let before = numbers(soFar(0));
    expect(before).toEqual({ shots: [1, 0], shots_on_target: [1, 0], fouls: [0, 0] });
    for (let minute = 1; minute <= 110; minute += 1) {
      const now = numbers(soFar(minute));
      for (const [key, values] of Object.entries(now))
        values.forEach((value, index) => expect(value, key).toBeGreaterThanOrEqual(before[key]?.[index] ?? 0));
      expect(now["shots_on_target"]?.[0]).toBeLessThanOrEqual(now["shots"]?.[0] ?? 0);
      expect(now["shots"]?.[0]).toBeLessThanOrEqual(14);
      before = now;
    }
    expect(numbers(soFar(48))).toEqual(numbers(soFar(61)));
    expect(countedFacts(soFar(110, { isOver: true }))).toEqual([
      { key: "shots", values: ["14", "9"], simulated: false },
      { key: "shots_on_target", values: ["6", "3"], simulated: false },
      { key: "fouls", values: ["11", "12"], simulated: false },
    ]);
  });

  it("are empty without data", () => {
    expect(countedFacts(soFar(50, { facts: { ...soccer, stats: null } }))).toEqual([]);
    expect(countedFacts(soFar(50, { facts: null }))).toEqual([]);
  });

  it("count baskets by points and mark simulated ones", () => {
    const basket = (minute: number, side: "home" | "away", score: string): ScriptEvent => event(minute, "point", { side, score });
    const events = [basket(1, "home", "3:0"), basket(2, "away", "3:2"), basket(3, "away", "3:3"), basket(4, "home", "6:3")];
    expect([...pointsOfBaskets(events).values()]).toEqual([3, 2, 1, 3]);
    const facts: Facts = { sport: "basketball", score: [80, 70], overtime: false, quarters: null, points: null, league: "nba" };
    expect(countedFacts(soFar(5, { facts, events, areEventsDrawn: true }))).toEqual([
      { key: "three_pointers", values: ["2", "0"], simulated: true },
      { key: "two_pointers", values: ["0", "1"], simulated: true },
      { key: "free_throws", values: ["0", "1"], simulated: true },
    ]);
  });
});

describe("an ended match", () => {
  it("keeps the momentum of its real duration", () => {
    const fixtures = [coinFixture(1, noon - 6 * 60 * minuteMs)];
    const bars = createCoinFeed(fixtures).book.timeline("en", 1)?.momentum?.values.length ?? 0;
    expect(bars).toBeGreaterThan(0);
    expect(bars).toBeLessThan(30);
  });
});

describe("the latest event", () => {
  it("is the last displayable event, without clock events and later ones", () => {
    const events = [event(1, "shot"), event(2, "clock_stopped"), event(3, "goal")];
    expect(latestEvent(events, 2.5 * minuteMs)?.kind).toBe("shot");
    expect(latestEvent(events, 3 * minuteMs)?.kind).toBe("goal");
    expect(latestEvent(events, 0)).toBeNull();
  });
});
