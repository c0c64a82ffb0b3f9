import { describe, expect, it } from "vitest";
import { crestColors, shortTeamName } from "../src/index.ts";

describe("the letters of a crest", () => {
  it.each([
    ["Arsenal", false, "ARS"],
    ["Manchester United", false, "MUN"],
    ["Los Angeles Lakers", false, "LAL"],
    ["Roger Federer", true, "FED"],
    ["FC Bayern München", false, "BMU"],
    ["T1", false, "T1"],
  ])("%s", (name, isPerson, short) => expect(shortTeamName(name, { isPerson })).toBe(short));
});

describe("the colours of a crest", () => {
  it("depend only on the text", () => {
    expect(crestColors("Arsenal")).toEqual(crestColors("Arsenal"));
    expect(crestColors("Arsenal")).not.toEqual(crestColors("Chelsea"));
  });
});
