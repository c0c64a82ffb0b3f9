import { describe, expect, it } from "vitest";
import { moveMatch, multiviewAddress, parseMultiview } from "../../src/features/matches/multiview/multiview-choice.ts";

describe("the matches of the multiview in the address", () => {
  it.each([
    ["", []],
    ["matches=12,34", ["12", "34"]],
    ["matches=12,12,34", ["12", "34"]],
    ["matches=5,4,3,2,1", ["5", "4", "3", "2"]],
    ["matches=0,-1,x,12345678901,7", ["7"]],
  ])("%j means %j", (query, expected) => {
    expect(parseMultiview(new URLSearchParams(query))).toEqual(expected);
  });

  it.each([[[]], [["9"]], [["12", "34", "56"]]])("%j comes back from its own address", (ids) => {
    expect(parseMultiview(new URL(multiviewAddress(ids), "https://site.test").searchParams)).toEqual(ids);
  });
});

describe("moving a match", () => {
  it.each([
    ["a", 1, ["b", "a", "c"]],
    ["c", -1, ["a", "c", "b"]],
    ["a", -1, ["a", "b", "c"]],
    ["c", 1, ["a", "b", "c"]],
    ["x", 1, ["a", "b", "c"]],
  ] as const)("%s by %i", (id, step, expected) => {
    expect(moveMatch(["a", "b", "c"], id, step)).toEqual(expected);
  });
});
