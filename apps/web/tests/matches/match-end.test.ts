import type { Match } from "@touchline/store";
import { describe, expect, it } from "vitest";
import { endText, voidBetsText } from "../../src/elements/matches/match-end.ts";
import { leadingSide } from "../../src/elements/matches/team-line.tsx";

type End = NonNullable<NonNullable<Match["scoreboard"]>["end"]>;

function matchThatEnded(end: End | null): Match {
  // The two functions read no other fields of a match.
  return { home: { commonName: "Kiel" }, away: { commonName: "Ulm" }, scoreboard: { score: { home: 5, away: 0 }, end } } as Match;
}
const text = (key: string, values?: object): string => [key, ...Object.values(values ?? {})].join(" ");

describe("the text about the end of a match", () => {
  it.each<[End["kind"], End["winner"], string, string | null]>([
    ["finished", "home", "tracker.won Kiel", null],
    ["finished", null, "tracker.level", null],
    ["after_extra_time", "away", "tracker.won Ulm", null],
    ["after_penalties", "away", "tracker.won Ulm", null],
    ["after_penalties", null, "", null],
    ["retired", "away", "tracker.wonByRetirement Ulm Kiel", "tracker.openBetsVoid"],
    ["walkover", "home", "tracker.wonByWalkover Kiel", "tracker.betsVoid"],
    ["awarded", "away", "tracker.awarded Ulm", "tracker.betsVoid"],
    ["abandoned", null, "tracker.noResult", "tracker.betsVoid"],
    ["cancelled", null, "tracker.noResult", "tracker.betsVoid"],
    ["postponed", null, "tracker.noResult", "tracker.betsVoid"],
  ])("names only the winner, and states which bets are void: %s, %s", (kind, winner, sentence, bets) => {
    const match = matchThatEnded({ kind, winner });
    expect([endText(match, text), voidBetsText(match)]).toEqual([sentence, bets]);
  });

  it("is left out when the end is unknown", () => {
    expect([endText(matchThatEnded(null), text), voidBetsText(matchThatEnded(null))]).toEqual(["", null]);
  });
});

describe("the side that a list shows as the winner", () => {
  it.each<[End | null, ReturnType<typeof leadingSide>]>([
    [null, "home"],
    [{ kind: "finished", winner: "home" }, "home"],
    [{ kind: "retired", winner: "away" }, "away"],
    [{ kind: "after_penalties", winner: "away" }, "away"],
    [{ kind: "abandoned", winner: null }, null],
  ])("follows the end of the match, not the score: %o", (end, side) => {
    expect(leadingSide(matchThatEnded(end))).toBe(side);
  });
});
