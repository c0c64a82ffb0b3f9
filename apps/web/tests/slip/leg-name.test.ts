import { describe, expect, it } from "vitest";
import { legName } from "../../src/features/betting/slip/leg-name.ts";

const match = { nameA: "Arsenal", nameB: "Chelsea" };
const win = { id: "1", outcomeName: "Arsenal", marketName: "1x2", ...match };
const noBet = { ...win, id: "2", marketName: "Draw no bet" };
const draw = { ...win, id: "3", outcomeName: "draw" };
const otherDraw = { ...draw, id: "4", nameA: "Lyon", nameB: "Nice" };
const champion = { id: "5", outcomeName: "Lyon", marketName: "Winner", nameA: "Ligue 1", nameB: null };

describe("what a button calls a leg", () => {
  it.each([
    ["a team by its name", win, [win, draw], "Arsenal"],
    ["an outcome that is no team with its market", draw, [win, draw], "draw · 1x2"],
    ["a team with its market beside another bet on it", win, [win, noBet], "Arsenal · 1x2"],
    ["an outcome with its match beside the same one of another", draw, [draw, otherDraw], "draw · 1x2 · Arsenal – Chelsea"],
    ["an outright with its market", champion, [champion], "Lyon · Winner"],
  ])("is %s", (_name, leg, among, expected) => {
    expect(legName(leg, among)).toBe(expected);
  });
});
