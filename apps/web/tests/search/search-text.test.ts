import { describe, expect, it } from "vitest";
import { addRecentSearch, formatRecentSearches, parseRecentSearches } from "../../src/features/finding/search/recent-searches.tsx";
import { isSearchable, toSearchText } from "../../src/features/finding/search/search-text.ts";

describe("what is searched for", () => {
  it.each([
    ["  real   madrid ", "real madrid"],
    ["", ""],
    ["x".repeat(60), "x".repeat(50)],
    [`${"x".repeat(49)} yz`, "x".repeat(49)],
  ])("reads %j as %j", (typed, text) => {
    expect(toSearchText(typed)).toBe(text);
  });

  it.each([
    ["re", false],
    ["rea", true],
    ["⚽⚽", false],
    ["ريا", true],
  ])("%j is searchable: %s", (text, isLongEnough) => {
    expect(isSearchable(text)).toBe(isLongEnough);
  });
});

describe("recent searches", () => {
  it("puts the newest first, each once, six at most", () => {
    const many = ["a", "b", "c", "d", "e", "f", "g"].reduce<readonly string[]>(addRecentSearch, []);
    expect(many).toEqual(["g", "f", "e", "d", "c", "b"]);
    expect(addRecentSearch(many, "E")).toEqual(["E", "g", "f", "d", "c", "b"]);
  });

  it("come back as they were kept, and are forgotten when none are left", () => {
    expect(parseRecentSearches(formatRecentSearches(["real", "arsenal"]))).toEqual(["real", "arsenal"]);
    expect(formatRecentSearches([])).toBeNull();
    expect(parseRecentSearches(null)).toEqual([]);
  });

  it.each(["{", "null", '{"a":1}', "[1,2]"])("reads %s as none", (text) => {
    expect(parseRecentSearches(text)).toEqual([]);
  });
});
