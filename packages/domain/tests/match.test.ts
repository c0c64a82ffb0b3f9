import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  entitySlug,
  foldName,
  formatClockTime,
  isMatchBettable,
  matchStatuses,
  matchStatusToWire,
  nextTickInMs,
  parseClockTime,
  parseEntitySlug,
  parseMatchStatus,
  progressSegments,
  tickClock,
  wireToMatchClock,
  type MatchClock,
} from "../src/index.ts";

const running: MatchClock = {
  playedSeconds: 600,
  stoppageSeconds: null,
  remainingSeconds: null,
  isStopped: false,
  atMs: 1_000_000,
  speed: 1,
};

describe("match status", () => {
  it("reads 0 to 5, and anything else as not covered", () => {
    expect([0, 1, 2, 3, 4, 5].map(parseMatchStatus)).toEqual(matchStatuses);
    for (const value of [6, -1, 1.5, "1", null, undefined]) expect(parseMatchStatus(value)).toBe("notCovered");
  });
  it("round-trips through the wire format", () => {
    for (const status of matchStatuses) expect(parseMatchStatus(matchStatusToWire(status))).toBe(status);
  });
  it("makes 2 to 5 not bettable", () => {
    expect(matchStatuses.filter(isMatchBettable)).toEqual(["prematch", "live"]);
  });
});

describe("match clock", () => {
  it("ticks in real time, and faster in an accelerated replay", () => {
    expect(tickClock(running, 1_005_900).playedSeconds).toBe(605);
    expect(tickClock({ ...running, speed: 10 }, 1_005_000).playedSeconds).toBe(650);
  });
  it("never runs backwards when the device's clock is behind", () => {
    expect(tickClock(running, 0).playedSeconds).toBe(600);
  });
  it("does not tick while stopped", () => {
    expect(tickClock({ ...running, isStopped: true }, 2_000_000).playedSeconds).toBe(600);
  });
  it("stops the match time during stoppage time, which grows", () => {
    expect(tickClock({ ...running, playedSeconds: 2700, stoppageSeconds: 61 }, 1_010_000)).toEqual({
      playedSeconds: 2700,
      stoppageSeconds: 71,
      remainingSeconds: null,
    });
  });
  it("counts the remaining time down to zero, then stops it and the played time", () => {
    const basketball = { ...running, remainingSeconds: 12 };
    expect(tickClock(basketball, 1_005_000)).toMatchObject({ playedSeconds: 605, remainingSeconds: 7 });
    expect(tickClock(basketball, 1_050_000)).toMatchObject({ playedSeconds: 612, remainingSeconds: 0 });
  });
  it("returns null for parts that the sport does not have", () => {
    expect(tickClock({ ...running, playedSeconds: null }, 1_050_000).playedSeconds).toBeNull();
  });
  it("returns the time until the displayed clock changes", () => {
    expect(nextTickInMs(running, 1_000_000)).toBe(1000);
    expect(nextTickInMs(running, 1_000_250)).toBe(750);
    expect(nextTickInMs({ ...running, speed: 4 }, 1_000_000)).toBe(250);
    expect(nextTickInMs({ ...running, isStopped: true }, 1_000_000)).toBeNull();
  });
  it("never goes back", () => {
    fc.assert(
      fc.property(fc.nat(1e7), fc.nat(1e7), fc.constantFrom(1, 10, 60), (first, later, speed) => {
        const clock = { ...running, speed };
        expect(tickClock(clock, 1_000_000 + first + later).playedSeconds!).toBeGreaterThanOrEqual(
          tickClock(clock, 1_000_000 + first).playedSeconds!,
        );
      }),
    );
  });
  it("reads a wire clock", () => {
    const wire = {
      match_time: "67:12",
      stoppage_time: null,
      remaining_time: "00:30",
      stopped: false,
      at: "x",
      speed: 0,
    };
    expect(wireToMatchClock(wire, 5)).toEqual({
      playedSeconds: 4032,
      stoppageSeconds: null,
      remainingSeconds: 30,
      isStopped: false,
      atMs: 5,
      speed: 1,
    });
  });
  it.each([
    ["67:12", 4032],
    ["00:00", 0],
    ["120:59", 7259],
    ["67:60", null],
    ["6712", null],
    ["", null],
    [null, null],
    ["-1:00", null],
  ])("reads %j as %s", (text, seconds) => {
    expect(parseClockTime(text)).toBe(seconds);
  });
  it("round-trips any time", () => {
    fc.assert(
      fc.property(fc.nat(599_999), (seconds) => {
        expect(parseClockTime(formatClockTime(seconds))).toBe(seconds);
      }),
    );
    expect(formatClockTime(-3)).toBe("00:00");
  });
});

describe("progress bar", () => {
  it("is split at half-time and filled up to the current time", () => {
    expect(progressSegments(700, [500])).toEqual([
      { from: 0, to: 500, filled: 500 },
      { from: 500, to: 1000, filled: 200 },
    ]);
  });
  it("covers the whole match without gaps and fills exactly the elapsed share", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100, max: 1100 }),
        fc.array(fc.integer({ min: -10, max: 1010 }), { maxLength: 6 }),
        (progress, breaks) => {
          const segments = progressSegments(progress, breaks);
          expect(segments[0]!.from).toBe(0);
          expect(segments.at(-1)!.to).toBe(1000);
          segments.slice(1).forEach((segment, index) => {
            expect(segment.from).toBe(segments[index]!.to);
          });
          expect(segments.reduce((sum, segment) => sum + segment.filled, 0)).toBe(Math.min(1000, Math.max(0, progress)));
        },
      ),
    );
  });
});

describe("slugs", () => {
  it.each([
    ["Arsenal - Chelsea", "arsenal-chelsea"],
    ["1. FC Köln", "1-fc-koln"],
    ["Łódź & Śląsk", "lodz-slask"],
    ["Fußball", "fussball"],
    ["São Paulo’s", "sao-paulos"],
    ["الهلال", "الهلال"],
    ["---", ""],
    ["Bodø/Glimt", "bodo-glimt"],
    ["Beşiktaş Iğdır", "besiktas-igdir"],
  ])("folds %s to %s", (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });
  it("are parsed by their suffix alone", () => {
    expect(entitySlug("Arsenal - Chelsea", { kind: "match", id: "1234" })).toBe("arsenal-chelsea-m-1234");
    expect(entitySlug("???", { kind: "league", id: "7" })).toBe("l-7");
    expect(parseEntitySlug("premier-league-t-7")).toEqual({ kind: "league", id: "7" });
    expect(parseEntitySlug("anything-else-c-9")).toEqual({ kind: "category", id: "9" });
    for (const segment of ["england", "arsenal-m-", "m", "arsenal-x-12", "", "arsenal-12"]) expect(parseEntitySlug(segment)).toBeNull();
  });
  it("keep ids that are text", () => {
    const ids = ["3f2b6d1e-8c07-4a55-9d2a-6b0f6f0a7e11", "sr:match:12", "01JD8Z3Q"];
    for (const id of ids) expect(parseEntitySlug(entitySlug("Real C Valladolid", { kind: "match", id }))).toEqual({ kind: "match", id });
  });
  it("round-trip", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.constantFrom("category" as const, "league" as const, "match" as const),
        fc.nat(),
        (name, kind, id) => {
          expect(parseEntitySlug(entitySlug(name, { kind, id: String(id) }))).toEqual({ kind, id: String(id) });
        },
      ),
    );
  });
});
