import { describe, expect, it } from "vitest";
import { situationsOf } from "../../src/catalogue/situations.ts";

const take = (wire: unknown) => situationsOf({ api: undefined as never, takeLateAnswers: () => undefined }).take(wire, { askedAtMs: 0 });

describe("situations of live matches", () => {
  it("reads a situation and the parts of its picture", () => {
    const line = { text: "Match point, Sinner", side: "away", points: { home: "30", away: "40", server: "away" } };
    const row = { match_id: 7, tension: 5, kind: "point", side: "away", title: "Match point", detail: "Sinner", line, simulated: true };
    expect(take({ data: [row] })).toEqual([
      { matchId: "7", tension: 5, kind: "point", side: "away", title: "Match point", detail: "Sinner", line },
    ]);
  });

  it("shows ordinary play for an unknown kind or one without a title", () => {
    const row = { match_id: 7, tension: 9, side: null, detail: null, line: null };
    const read = take({
      data: [
        { ...row, kind: "eclipse", title: "Eclipse" },
        { ...row, kind: "late", title: "" },
      ],
    });
    expect(read.map(({ kind, tension }) => [kind, tension])).toEqual([
      [null, 5],
      [null, 5],
    ]);
  });

  it("leaves out rows without a match, and survives an invalid answer", () => {
    expect(take({ data: [{ tension: 2 }, null, "x"] })).toEqual([]);
    expect(take(null)).toEqual([]);
  });
});
