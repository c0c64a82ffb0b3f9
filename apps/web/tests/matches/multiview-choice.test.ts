import { describe, expect, it } from "vitest";
import { moveMatch, multiviewAddress, parseMultiview } from "../../src/features/matches/multiview/multiview-choice.ts";

describe("multiview address", () => {
  it.each([
    ["", []],
    ["matches=12,34", ["12", "34"]],
    ["matches=12,12,34", ["12", "34"]],
    ["matches=5,4,3,2,1", ["5", "4", "3", "2"]],
    ["matches=%3Cb%3E,,a%20b,7", ["7"]],
    ["matches=sr:match:12,3f2b6d1e-8c07-4a55-9d2a-6b0f6f0a7e11", ["sr:match:12", "3f2b6d1e-8c07-4a55-9d2a-6b0f6f0a7e11"]],
  ])("with %j shows the matches %j", (query, expected) => {
    expect(parseMultiview(new URLSearchParams(query))).toEqual(expected);
  });

  it.each([[[]], [["9"]], [["12", "34", "56"]]])("of the matches %j is read back", (ids) => {
    expect(parseMultiview(new URL(multiviewAddress(ids), "https://site.test").searchParams)).toEqual(ids);
  });
});

describe("moveMatch", () => {
  it.each([
    ["a", 1, ["b", "a", "c"]],
    ["c", -1, ["a", "c", "b"]],
    ["a", -1, ["a", "b", "c"]],
    ["c", 1, ["a", "b", "c"]],
    ["x", 1, ["a", "b", "c"]],
  ] as const)("moves %s by %i", (id, step, expected) => {
    expect(moveMatch(["a", "b", "c"], id, step)).toEqual(expected);
  });
});
