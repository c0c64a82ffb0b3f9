import type { ListedBet } from "@touchline/store";
import { describe, expect, it } from "vitest";
import { stakesByMatch } from "../../src/features/matches/live-overview/live-column.tsx";
import { inPlayAddress, parseInPlay } from "../../src/features/matches/live-overview/in-play-choice.ts";

const plain = { sport: null, hasVideo: false, match: null };

describe("in-play page address", () => {
  it.each([
    ["", {}],
    ["sport=tennis", { sport: "tennis" }],
    ["hasVideo=true&match=42", { hasVideo: true, match: "42" }],
  ])("with %j is read and written back", (query, expected) => {
    const choice = parseInPlay(new URLSearchParams(query));
    expect(choice).toEqual({ ...plain, ...expected });
    expect(inPlayAddress(choice)).toBe(query === "" ? "/live" : `/live?${query}`);
  });

  it.each(["sport=%3Cb%3E", "hasVideo=1", "match=", "match=%3Cb%3E", "match=a%20b"])("omits the invalid %s", (query) => {
    expect(inPlayAddress(parseInPlay(new URLSearchParams(query)))).toBe("/live");
  });
});

describe("the matches of the player", () => {
  it("are those of undecided legs, with the total stake on each", () => {
    const money = (minor: bigint) => ({ minor, currency: "EUR", subunits: 2 });
    const bet = (minor: bigint, ...legs: readonly (readonly [matchId: string, result: string])[]): ListedBet =>
      ({ stake: money(minor), legs: legs.map(([matchId, result]) => ({ matchId, result })) }) as unknown as ListedBet;
    const stakes = stakesByMatch([
      bet(1_000n, ["7", "no_results"], ["8", "win_entire"], ["9", "no_results"]),
      bet(500n, ["7", "no_results"], ["7", "no_results"]),
    ]);
    expect([...stakes].map(([id, { minor }]) => [id, minor])).toEqual([
      ["7", 1_500n],
      ["9", 1_000n],
    ]);
  });
});
