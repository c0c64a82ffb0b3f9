import { describe, expect, it } from "vitest";
import { readMatchPicture } from "../../src/catalogue/match-picture.ts";

const line = { text: "Break point, Berdych", side: "home", points: { home: "40", away: "30", server: "away" } };
const chart = { title: "Games", columns: [{ name: "Set 1", home: 1, away: 0, is_strong: false }] };

describe("the picture of a match", () => {
  it("keeps a complete picture unchanged", () => {
    expect(readMatchPicture({ match_id: 1, line, chart, simulated: true })).toEqual({ line, chart, isSimulated: true });
  });

  it.each<[string, unknown, unknown]>([
    ["nothing", null, { line: null, chart: null, isSimulated: false }],
    ["a line without a text", { line: { points: line.points }, chart: null }, { line: null, chart: null, isSimulated: false }],
    [
      "points that are not strings",
      { line: { ...line, points: { home: 40 } } },
      { line: { text: line.text, side: "home" }, chart: null, isSimulated: false },
    ],
    [
      "columns that are not rows",
      { line: null, chart: { ...chart, columns: [1] } },
      { line: null, chart: { title: "Games" }, isSimulated: false },
    ],
    ["an unknown side", { line: { ...line, side: "both" } }, { line: { ...line, side: null }, chart: null, isSimulated: false }],
  ])("leaves out of %s what cannot be shown", (_name, wire, expected) => {
    expect(readMatchPicture(wire)).toEqual(expected);
  });
});
