import { describe, expect, it } from "vitest";
import { legName } from "../../src/features/betting/slip/leg-name.ts";

const match = { nameA: "Arsenal", nameB: "Chelsea" };
const win = { id: "1", outcomeName: "Arsenal", marketName: "1x2", ...match };
const noBet = { ...win, id: "2", marketName: "Draw no bet" };
const draw = { ...win, id: "3", outcomeName: "draw" };
const otherDraw = { ...draw, id: "4", nameA: "Lyon", nameB: "Nice" };
const champion = { id: "5", outcomeName: "Lyon", marketName: "Winner", nameA: "Ligue 1", nameB: null };

describe("legName", () => {
  it.each([
    ["only a team's name", win, [win, draw], "Arsenal"],
    ["the market after an outcome that is not a team", draw, [win, draw], "draw · 1x2"],
    ["the market after a team with two bets", win, [win, noBet], "Arsenal · 1x2"],
    ["the match after an outcome that two matches share", draw, [draw, otherDraw], "draw · 1x2 · Arsenal – Chelsea"],
    ["the market after an outright outcome", champion, [champion], "Lyon · Winner"],
  ])("returns %s", (_name, leg, among, expected) => {
    expect(legName(leg, among)).toBe(expected);
  });
});
