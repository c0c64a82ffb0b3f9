import { describe, expect, it } from "vitest";
import { calibrateSoccer } from "./measure-soccer.ts";
import { dataset, matchesOf } from "../sport-properties.ts";

const secondHalfOfSeason = matchesOf("soccer").filter(
  ({ competition, season, playedAt }) =>
    season === "2025-26" && /^(eng|esp|ita|ger|fra)\.1$/.test(competition) && playedAt > Date.UTC(2026, 0, 1),
);

describe("soccer calibration", () => {
  it("knows more of results than the average share", () => {
    const [result] = calibrateSoccer(dataset, secondHalfOfSeason, "before the start");
    expect(result?.matches).toBeGreaterThan(700);
    expect(result?.brier).toBeLessThan((result?.baseBrier ?? 0) - 0.02);
  });

  it("says what happens as often as it happens", () => {
    for (const time of ["before the start", "half-time"] as const) {
      for (const { deciles, market } of calibrateSoccer(dataset, secondHalfOfSeason, time)) {
        for (const { count, forecast, happened } of deciles) {
          const deviation = Math.sqrt((forecast * (1 - forecast)) / Math.max(count, 1));
          if (count >= 60) expect(Math.abs(forecast - happened), `${market} ${forecast}`).toBeLessThan(3.5 * deviation + 0.01);
        }
      }
    }
  });
});
