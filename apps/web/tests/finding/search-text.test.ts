import { describe, expect, it } from "vitest";
import { addRecentSearch, formatRecentSearches, parseRecentSearches } from "../../src/features/finding/search/recent-searches.tsx";
import { isSearchable, toSearchText } from "../../src/features/finding/search/search-text.ts";

describe("search text", () => {
  it.each([
    ["  real   madrid ", "real madrid"],
    ["", ""],
    ["x".repeat(60), "x".repeat(50)],
    [`${"x".repeat(49)} yz`, "x".repeat(49)],
  ])("normalizes %j to %j", (typed, text) => {
    expect(toSearchText(typed)).toBe(text);
  });

  it.each([
    ["re", false],
    ["rea", true],
    ["⚽⚽", false],
    ["ريا", true],
  ])("%j is long enough: %s", (text, isLongEnough) => {
    expect(isSearchable(text)).toBe(isLongEnough);
  });
});

describe("recent searches", () => {
  it("are the latest six, newest first, without duplicates", () => {
    const many = ["a", "b", "c", "d", "e", "f", "g"].reduce<readonly string[]>(addRecentSearch, []);
    expect(many).toEqual(["g", "f", "e", "d", "c", "b"]);
    expect(addRecentSearch(many, "E")).toEqual(["E", "g", "f", "d", "c", "b"]);
  });

  it("survive storage, and clear it when the list is empty", () => {
    expect(parseRecentSearches(formatRecentSearches(["real", "arsenal"]))).toEqual(["real", "arsenal"]);
    expect(formatRecentSearches([])).toBeNull();
    expect(parseRecentSearches(null)).toEqual([]);
  });

  it.each(["{", "null", '{"a":1}', "[1,2]"])("are empty if storage contains %s", (text) => {
    expect(parseRecentSearches(text)).toEqual([]);
  });
});
