import { describe, expect, it } from "vitest";
import { personShortName, personCode, distinctCodes } from "../src/index.ts";

describe("the name of a person in lists", () => {
  it.each([
    ["Roger Federer", "R. Federer", "FED"],
    ["Juan Martin del Potro", "J.M. del Potro", "DEL"],
    ["Juan Pablo Paz", "J.P. Paz", "PAZ"],
    ["Roberto Bautista Agut", "R. Bautista Agut", "BAU"],
    ["Alex De Minaur", "A. De Minaur", "DEM"],
    ["Jan-Lennard Struff", "J.L. Struff", "STR"],
    ["Félix Auger-Aliassime", "F. Auger-Aliassime", "AUG"],
    ["Pelé", "Pelé", "PEL"],
  ])("of %s is %s, with the code %s", (name, short, code) => {
    expect(personShortName(name)).toBe(short);
    expect(personCode(name)).toBe(code);
  });
});

describe("two sides with the same code", () => {
  it("get the initials of their first names", () =>
    expect(distinctCodes("ZVE", ["Alexander Zverev", "Mischa Zverev"])).toEqual(["AZV", "MZV"]));

  it("get numbers when their initials are the same too", () =>
    expect(distinctCodes("SOU", ["Joao Sousa", "Joao Souza"])).toEqual(["SO1", "SO2"]));
});
