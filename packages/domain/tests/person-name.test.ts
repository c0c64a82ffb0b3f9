import { describe, expect, it } from "vitest";
import { familyName, personCode, distinctCodes } from "../src/index.ts";

describe("the family name of a person", () => {
  it.each([
    ["Roger Federer", "Federer", "FED"],
    ["Juan Martin del Potro", "del Potro", "DEL"],
    ["Roberto Bautista Agut", "Bautista Agut", "BAU"],
    ["Alex De Minaur", "De Minaur", "DEM"],
    ["Jan-Lennard Struff", "Struff", "STR"],
    ["Félix Auger-Aliassime", "Auger-Aliassime", "AUG"],
    ["Pelé", "Pelé", "PEL"],
  ])("of %s is %s, with the code %s", (name, family, code) => {
    expect(familyName(name)).toBe(family);
    expect(personCode(name)).toBe(code);
  });
});

describe("two sides with one code", () => {
  it("get the initials of their first names", () =>
    expect(distinctCodes("ZVE", ["Alexander Zverev", "Mischa Zverev"])).toEqual(["AZV", "MZV"]));

  it("get numbers when their initials are the same too", () =>
    expect(distinctCodes("SOU", ["Joao Sousa", "Joao Souza"])).toEqual(["SO1", "SO2"]));
});
