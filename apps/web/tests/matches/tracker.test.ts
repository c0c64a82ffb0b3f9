import type { MatchIncident } from "@touchline/store";
import type { ProgressPeriod } from "@touchline/store/match-progress";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldMark, sportFields } from "../../src/elements/matches/sport-fields.ts";
import { incidentMarker, isScore, scorersOf } from "../../src/elements/matches/incident-marks.ts";
import { layOutTimeline } from "../../src/features/matches/match-tracker/timeline-axis.ts";

function period(number: number, fromSeconds: number, toSeconds: number | null, plannedSeconds = 100): ProgressPeriod {
  return { number, name: `P${number}`, type: "half", fromSeconds, toSeconds, plannedSeconds };
}

describe("timeline axis", () => {
  it("gives ended periods their actual length and future ones their planned length", () => {
    const axis = layOutTimeline({ periods: [period(1, 0, 100)], regularPeriods: 2, nowSeconds: 120, isOver: false });
    expect(axis.segments).toEqual([
      { number: 1, name: "P1", from: 0, to: 500 },
      { number: 2, name: null, from: 500, to: 1000 },
    ]);
  });

  it("extends a running period beyond its planned length", () => {
    const axis = layOutTimeline({ periods: [period(1, 0, 100), period(2, 130, null)], regularPeriods: 2, nowSeconds: 430, isOver: false });
    expect(axis.segments.map(({ to }) => to)).toEqual([250, 1000]);
  });

  it.each<[string, number, number]>([
    ["the start", 0, 0],
    ["the middle of the first", 50, 250],
    ["the break, at the end of the first", 115, 500],
    ["the middle of the second", 180, 750],
    ["after the end", 900, 1000],
  ])("positions %s", (_name, seconds, position) => {
    const axis = layOutTimeline({ periods: [period(1, 0, 100), period(2, 130, 230)], regularPeriods: 2, nowSeconds: 999, isOver: true });
    expect(axis.positionOf(seconds)).toBe(position);
  });

  it("has no positions before the start", () => {
    const axis = layOutTimeline({ periods: [], regularPeriods: 2, nowSeconds: -60, isOver: false });
    expect(axis.segments.map(({ from, to, name }) => [from, to, name])).toEqual([
      [0, 500, null],
      [500, 1000, null],
    ]);
    expect(axis.positionOf(10)).toBe(0);
  });

  it("has increasing positions from 0 to 1000 for any periods", () => {
    const lengths = fc.array(fc.tuple(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 0, max: 900 })), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(lengths, fc.boolean(), fc.integer({ min: 1, max: 9 }), (parts, isOpen, regularPeriods) => {
        let at = 0;
        const periods = parts.map(([length, pause], index) => {
          const from = at + pause;
          at = from + length;
          return period(index + 1, from, isOpen && index === parts.length - 1 ? null : at, 1200);
        });
        const axis = layOutTimeline({ periods, regularPeriods, nowSeconds: at, isOver: false });
        const positions = Array.from({ length: 50 }, (_, index) => axis.positionOf(Math.round((at * index) / 49)));
        expect(positions).toEqual(positions.toSorted((left, right) => left - right));
        expect(positions.every((position) => position >= 0 && position <= 1000)).toBe(true);
        expect(axis.segments.at(-1)?.to).toBe(1000);
        expect(axis.segments.every(({ from, to }) => from <= to)).toBe(true);
      }),
    );
  });
});

describe("field marks", () => {
  it.each<[string, string, "home" | "away" | null, unknown]>([
    ["soccer", "goal", "home", { shape: "score", spots: [{ x: 141, y: 50 }] }],
    ["soccer", "goal", "away", { shape: "score", spots: [{ x: 9, y: 50 }] }],
    [
      "soccer",
      "corner",
      "away",
      {
        shape: "ball",
        spots: [
          { x: 5, y: 5 },
          { x: 5, y: 95 },
        ],
      },
    ],
    ["soccer", "goal", null, null],
    ["soccer", "period_end", null, null],
    ["baseball", "run", "away", { shape: "score", spots: [{ x: 75, y: 92 }] }],
    ["cricket", "six", "home", { shape: "rim", spots: [] }],
    ["cs2", "round_won", "home", null],
  ])("place a %s %s of %s", (sport, kind, side, expected) => expect(fieldMark(sport, { kind, side })).toEqual(expected));

  it("are inside the field", () => {
    for (const sport of Object.keys(sportFields))
      for (const kind of ["goal", "corner", "point", "shot", "touchdown", "field_goal", "run", "out", "wicket", "red_card", "game_won"])
        for (const side of ["home", "away"] as const)
          for (const { x, y } of fieldMark(sport, { kind, side })?.spots ?? []) {
            expect([x >= 0 && x <= 150, y >= 0 && y <= 100], `${sport} ${kind}`).toEqual([true, true]);
          }
  });
});

describe("timeline markers", () => {
  it.each([
    ["goal", "home", "ring"],
    ["yellow_card", "away", "yellow"],
    ["corner", "home", "tick"],
    ["goal", null, null],
    ["period_end", "home", null],
  ] as const)("show a %s of %s as %s", (kind, side, marker) => expect(incidentMarker({ kind, side })).toBe(marker));

  it("count as scores if they change the score and have a ring", () => {
    expect(isScore({ kind: "goal", side: "home", score: "1:0" })).toBe(true);
    expect(isScore({ kind: "game_won", side: "home", score: "1:0" })).toBe(false);
    expect(isScore({ kind: "wicket", side: "home", score: null })).toBe(false);
  });
});

describe("scorers", () => {
  const goal = (side: "home" | "away", time: string, player: string | null, kind = "goal"): MatchIncident => ({
    id: `${side}${time}`,
    kind,
    side,
    time,
    text: "Goal",
    score: "1:0",
    player,
    simulated: false,
  });
  const goals = [goal("home", "12", "Salah"), goal("away", "30", null), goal("home", "45+2", "Gakpo"), goal("home", "60", "Salah")];

  it("are listed under their side, each once with all minutes", () => {
    expect(scorersOf(goals, "home")).toEqual(["Salah\u{A0}12′, 60′", "Gakpo\u{A0}45+2′"]);
    expect(scorersOf(goals, "away")).toEqual(["30′"]);
  });

  it("are reduced to their minutes when there are many", () => {
    const many = [...goals, goal("home", "70", "Nunez"), goal("home", "80", "Diaz")];
    expect(scorersOf(many, "home")).toEqual(["12′, 45+2′, 60′, 70′, 80′"]);
  });

  it("are named by their surnames, and two with the same surname are listed separately", () => {
    const named = [goal("away", "4", "Daichi Kamada"), goal("away", "20", "Virgil van Dijk"), goal("away", "30", "Neymar")];
    expect(scorersOf(named, "away")).toEqual(["Kamada\u{A0}4′", "van Dijk\u{A0}20′", "Neymar\u{A0}30′"]);
    expect(scorersOf([goal("home", "1", "Jacob Murphy"), goal("home", "2", "Josh Murphy")], "home")).toEqual([
      "Murphy\u{A0}1′",
      "Murphy\u{A0}2′",
    ]);
  });

  it("leave out a shoot-out and the points of other sports", () => {
    expect(scorersOf([goal("home", "120", "Salah", "penalty_scored"), goal("home", "Q1 03:10", null, "point")], "home")).toEqual([]);
  });
});
