import type { Sport } from "@touchline/store";
import { describe, expect, it } from "vitest";
import { findSports } from "../../src/features/finding/search/search-text.ts";

const sports = ["Football", "American football", "Fußball", "Eishockey", "كرة القدم", "Tennis"].map((name) => ({ name }) as Sport); // only names matter here

describe("findSports", () => {
  it.each([
    ["foot", ["Football", "American football"]],
    ["FOOTBALL am", ["American football"]],
    ["fussb", ["Fußball"]],
    ["كرة", ["كرة القدم"]],
    ["ball", []],
    ["...", []],
  ])("finds by %j: %j", (text, names) => {
    expect(findSports(sports, text).map(({ name }) => name)).toEqual(names);
  });
});
