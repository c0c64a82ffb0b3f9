import { describe, expect, it } from "vitest";
import { forecastAmericanFootball } from "./measure-american-football.ts";
import { dataset, matchesOf, someOf } from "../sport-properties.ts";

const forecasts = forecastAmericanFootball(dataset, someOf(matchesOf("american-football"), 240));

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe("American football calibration", () => {
  it("knows more of winners than the average share", () => {
    const share = mean(forecasts.winner.map(({ happened }) => happened));
    const brier = mean(forecasts.winner.map(({ probability, happened }) => (probability - happened) ** 2));
    expect(brier).toBeLessThan(share * (1 - share) - 0.02);
  });

  it("takes the closing spread and total for coin tosses", () => {
    expect(mean(forecasts.spread.map(({ probability }) => probability))).toBeCloseTo(0.5, 1);
    expect(mean(forecasts.total.map(({ probability }) => probability))).toBeCloseTo(0.5, 1);
  });
});
