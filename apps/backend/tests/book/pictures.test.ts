import {
  createFeedNames,
  createRandom,
  createScriptStore,
  createSportFeeds,
  drivesAt,
  powerPlayAt,
  type ScriptEvent,
} from "@touchline/feed";
import { atBatAt, createPlan, type Fixture, isVoidEnd, listColumns } from "@touchline/feed";
import type { MatchPicture } from "@touchline/contract/http/pictures";
import { describe, expect, it } from "vitest";
import { dataset } from "../../../../packages/feed/tests/dataset.ts";
import { inningsOf } from "../../src/book/pictures/cricket-picture.ts";
import { encodePicture } from "../../src/book/pictures/encode-picture.ts";
import { runOf } from "../../src/book/pictures/lead-pictures.ts";
import { mapPointSide } from "../../src/book/pictures/rounds-picture.ts";

const seed = "pictures";
const names = createFeedNames("en");
const sports = createSportFeeds(dataset);
const scripts = createScriptStore(seed);
const from = Date.parse("2026-11-14T00:00:00Z");
const fixtures = createPlan({ dataset, seed }).fixturesBetween(from, from + 7 * 24 * 3_600_000);

interface Shown {
  readonly fixture: Fixture;
  readonly picture: MatchPicture;
  readonly score: readonly [number, number];
  readonly periods: readonly (readonly [number, number])[];
}

/** A match of the sport after a share of its duration. */
function shownAt(sport: string, share: number, skip = 0): Shown {
  let skipped = 0;
  for (const fixture of fixtures) {
    const feed = sports.get(fixture.sport);
    if (fixture.sport !== sport || feed === undefined) continue;
    const script = scripts.scriptOf(fixture, feed);
    if (isVoidEnd(script.end) || (skipped += 1) <= skip) continue;
    const elapsedMs = Math.round(script.durationMs * share);
    const scoreboard = feed.module.scoreboardAt(fixture, script, elapsedMs);
    const picture = encodePicture(names, { fixture, script, scoreboard, elapsedMs, seed });
    return { fixture, picture, score: scoreboard.total, periods: scoreboard.periods.map(({ score }) => score) };
  }
  throw new Error(`The week has no match of ${sport}.`);
}

const shares = [0.08, 0.35, 0.6, 0.85, 1];
const sumOf = (values: readonly (number | null)[]): number => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** The score that a chart adds up to; null if it has none. */
function drawnScore({ chart }: MatchPicture): readonly [number, number] | null {
  if (chart?.columns !== undefined) return [sumOf(chart.columns.map(({ home }) => home)), sumOf(chart.columns.map(({ away }) => away))];
  if (chart?.worm !== undefined) {
    const runs = (side: string) => chart.worm?.innings.find((innings) => innings.side === side)?.runs.at(-1) ?? 0;
    return [runs("home"), runs("away")];
  }
  return null;
}

const pictured = Object.keys(listColumns).filter((sport) => sport !== "soccer");

describe("the picture of a match", () => {
  it.each(pictured)("of %s has a line while it is played and a chart to its end", (sport) => {
    for (const share of shares) {
      const { picture } = shownAt(sport, share);
      expect(picture.line === null, `${sport} at ${share}`).toBe(share === 1);
      expect(picture.line?.text).not.toBe("");
      if (share > 0.3) expect(picture.chart?.title).toBeTruthy();
    }
  });

  it.each(["baseball", "cricket"])("of %s adds up to the score at every moment", (sport) => {
    for (const share of shares) {
      const { picture, score } = shownAt(sport, share);
      expect(drawnScore(picture), `at ${share}`).toEqual([...score]);
    }
  });

  it("of tennis adds up to the games of every set and names one column for each set that has begun", () => {
    for (const share of shares) {
      const { picture, periods } = shownAt("tennis", share);
      expect(drawnScore(picture)).toEqual([sumOf(periods.map(([home]) => home)), sumOf(periods.map(([, away]) => away))]);
      expect(picture.chart?.columns?.filter(({ name }) => name !== null).length).toBe(
        periods.filter(([home, away]) => home + away > 0).length,
      );
    }
  });

  it("of basketball ends in the lead of the score", () => {
    for (const share of shares) {
      const { picture, score } = shownAt("basketball", share);
      expect(picture.chart?.lead?.points.at(-1)?.lead).toBe(score[0] - score[1]);
    }
  });

  it.each(["cs2", "valorant"])("of %s has every round of its maps", (sport) => {
    for (const share of shares) {
      const { picture, periods } = shownAt(sport, share);
      const rounds = picture.chart?.maps?.map(({ winners }) => winners) ?? [];
      expect(periods).toEqual(
        rounds
          .slice(0, periods.length)
          .map((winners) => [winners.filter((side) => side === "home").length, winners.filter((side) => side === "away").length]),
      );
    }
  });

  it("of American football ends each scoring drive in a score of its side", () => {
    const { fixture } = shownAt("american-football", 1);
    const feed = sports.get("american-football");
    if (feed === undefined) throw new Error("The feed has no American football.");
    const { events, durationMs } = scripts.scriptOf(fixture, feed);
    const scores = events.filter(({ kind }) => ["touchdown", "field_goal", "safety"].includes(kind));
    const drives = drivesAt(events, durationMs, createRandom(seed));
    const scoring = drives.filter(({ result }) => result !== null && ["touchdown", "field_goal", "safety"].includes(result));
    expect(scoring.map(({ result, side }) => [result, result === "safety" ? (side === "home" ? "away" : "home") : side])).toEqual(
      scores.map(({ kind, side }) => [kind, side]),
    );
    for (let atMs = 60_000; atMs < durationMs; atMs += 600_000) {
      const drive = drivesAt(events, atMs, createRandom(seed)).at(-1);
      if (drive?.result !== null) continue;
      expect(drive.at).toBeLessThanOrEqual(70);
      expect(drive.firstDown).toBeGreaterThan(drive.at);
    }
  });
});

const goal = (label: string, side: "home" | "away"): ScriptEvent => ({
  atMs: 0,
  kind: "goal",
  side,
  label,
  simulated: true,
  isIncident: true,
});

describe("simulated detail", () => {
  it("of a power play does not depend on later goals, and a goal by the side with more players ends it", () => {
    const moments = Array.from({ length: 720 }, (_, index) => index * 5);
    const found = moments.find((at) => powerPlayAt([], at, createRandom(seed)) !== null);
    const powerPlay = powerPlayAt([], found ?? 0, createRandom(seed));
    if (found === undefined || powerPlay === null) throw new Error("The seed draws no power play.");
    const left = 1_200 - ((found + 1) % 1_200);
    const label = `P${Math.floor((found + 1) / 1_200) + 1} ${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    expect(powerPlayAt([goal(label, powerPlay.side)], found, createRandom(seed))).toEqual(powerPlay);
    const later = Math.min(found + 3, powerPlay.endsAtSeconds - 1);
    expect(powerPlayAt([goal(label, powerPlay.side)], later, createRandom(seed))?.endsAtSeconds).not.toBe(powerPlay.endsAtSeconds);
  });

  it("of an at bat ends with the half inning, never has three strikes and clears the bases for four runs", () => {
    const start: ScriptEvent = { atMs: 0, kind: "period_start", side: "away", label: "T1", simulated: true, isIncident: false };
    const run: ScriptEvent = { ...start, atMs: 300_000, kind: "run", score: "0:4" };
    for (let atMs = 0; atMs < 300_000; atMs += 10_000) {
      const atBat = atBatAt([start], atMs, createRandom(seed));
      expect(atBat?.strikes).toBeLessThan(3);
      expect(atBat?.balls).toBeLessThan(4);
    }
    expect(atBatAt([start, run], 300_000, createRandom(seed))).toEqual({ balls: 0, strikes: 0, bases: [false, false, false] });
    expect(atBatAt([start, run, { ...start, atMs: 400_000, kind: "period_end" }], 400_000, createRandom(seed))).toBeNull();
  });
});

const basket = (score: string, side: "home" | "away"): ScriptEvent => ({
  atMs: 0,
  kind: "point",
  side,
  score,
  simulated: false,
  isIncident: false,
});

describe("figures of a picture", () => {
  it.each<[string, readonly ScriptEvent[], number | null]>([
    ["no baskets", [], null],
    ["five points in a row", [basket("0:2", "away"), basket("3:2", "home"), basket("5:2", "home")], null],
    ["nine points in a row", [basket("0:2", "away"), basket("3:2", "home"), basket("6:2", "home"), basket("9:2", "home")], 9],
    ["a run that has just ended", [basket("9:0", "home"), basket("9:2", "away")], null],
  ])("count a run after %s", (_name, baskets, points) => {
    expect(runOf(baskets)?.points ?? null).toBe(points);
  });

  it.each<[readonly [number, number], "home" | "away" | null]>([
    [[11, 5], null],
    [[12, 5], "home"],
    [[11, 12], "away"],
    [[12, 12], null],
    [[13, 12], null],
    [[15, 14], "home"],
  ])("name the side at map point at %j", (rounds, side) => {
    expect(mapPointSide(rounds)).toBe(side);
  });

  it("list the deliveries of an over with extras and wickets", () => {
    const ball = (atMs: number, kind: string, label: string, score: string): ScriptEvent => ({
      atMs,
      kind,
      label,
      score,
      side: "home",
      simulated: false,
      isIncident: false,
    });
    const [innings] = inningsOf([
      { atMs: 0, kind: "innings_start", side: "home", simulated: false, isIncident: true },
      { atMs: 1, kind: "over_start", side: "home", label: "0.0", simulated: false, isIncident: false },
      ball(2, "four", "0.1", "4:0"),
      ball(3, "ball", "0.1", "5:0"),
      ball(4, "wicket", "0.2", "5:0"),
    ]);
    expect(innings?.overs[0]).toEqual({ runs: 5, wickets: 1, balls: ["4", "+1", "W"] });
    expect(innings?.balls).toBe(2);
  });
});
