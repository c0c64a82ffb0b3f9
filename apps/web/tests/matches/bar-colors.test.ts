import type { Competitor } from "@touchline/store";
import { describe, expect, it } from "vitest";
import { barColors } from "../../src/features/matches/match/scoreboard.tsx";

const side = (...colors: [string, string, ...string[]]): Competitor => ({
  id: "a",
  name: "A",
  commonName: "A",
  shortName: "A",
  countryCode: null,
  logo: null,
  colors,
  pattern: "plain",
  isNation: false,
});

describe("the bars of the scoreboard", () => {
  it("show the first colour of each side that differs from the ground", () => {
    const sides = { home: side("#ffffff", "#1d428a"), away: side("#c8102e", "#ffffff") };
    expect(barColors(sides, "paper")).toEqual({ home: "#1d428a", away: "#c8102e" });
  });

  it("leave out a dark colour on the dark ground", () => {
    const sides = { home: side("#0c2340", "#d31145"), away: side("#fdb913", "#231f20") };
    expect(barColors(sides, "ink")).toEqual({ home: "#d31145", away: "#fdb913" });
  });

  it("differ where both sides wear black and white", () => {
    const sides = { home: side("#111111", "#ffffff"), away: side("#ffffff", "#111111") };
    for (const ground of ["ink", "paper"] as const) {
      const { home, away } = barColors(sides, ground);
      expect(home).not.toBe(away);
    }
  });

  it("differ where the away side's first colour is the home side's bar", () => {
    const sides = { home: side("#ffffff", "#003a94"), away: side("#003399", "#ffffff") };
    expect(barColors(sides, "paper")).toEqual({ home: "#003a94", away: "#8f98a3" });
  });
});
