import { describe, expect, it } from "vitest";
import { createBaseballModule } from "../src/sports/baseball/baseball-module.ts";
import { createBasketballModule } from "../src/sports/basketball/basketball-module.ts";
import { createIceHockeyModule } from "../src/sports/ice-hockey/ice-hockey-module.ts";
import { createTennisModule } from "../src/sports/tennis/tennis-module.ts";
import { dataset, isFull, sampleOf } from "./dataset.ts";
import { measureCalibration, type CalibrationScore } from "./measure-calibration.ts";
import { forecastAmericanFootball } from "./sports/measure-american-football.ts";
import { calibrateSoccer } from "./sports/measure-soccer.ts";
import { matchesOf } from "./sports/sport-properties.ts";

function brierOf({ squares, matches, homeWins }: CalibrationScore): { readonly own: number; readonly base: number } {
  const share = homeWins / matches;
  return { own: squares / matches, base: share * (1 - share) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe("winner markets", () => {
  it.runIf(isFull)("beat the base rate before the start", () => {
    const tennis = brierOf(measureCalibration(createTennisModule(dataset), { typeId: 186, share: null, maxMatches: isFull ? 300 : 100 }));
    const basketball = brierOf(
      measureCalibration(createBasketballModule(dataset), { typeId: 219, share: null, maxMatches: isFull ? 426 : 80 }),
    );
    expect(tennis.own).toBeLessThan(tennis.base);
    expect(basketball.own).toBeLessThan(basketball.base);
  });

  it("beat 80% of the base rate at half the match", () => {
    const half = { share: 0.5, maxMatches: isFull ? 150 : 75 };
    const scores = [
      measureCalibration(createTennisModule(dataset), { typeId: 186, ...half }),
      measureCalibration(createBasketballModule(dataset), { typeId: 219, ...half }),
      measureCalibration(createIceHockeyModule(dataset), { typeId: 406, ...half }),
      measureCalibration(createBaseballModule(dataset), { typeId: 251, ...half }),
    ];
    for (const score of scores) {
      const { own, base } = brierOf(score);
      expect(own).toBeLessThan(0.8 * base);
    }
  });
});

describe("American football forecasts", () => {
  const forecasts = forecastAmericanFootball(dataset, sampleOf(matchesOf("american-football"), isFull ? 240 : 120));

  it("beat the base rate of the winner", () => {
    const share = mean(forecasts.winner.map(({ happened }) => happened));
    const brier = mean(forecasts.winner.map(({ probability, happened }) => (probability - happened) ** 2));
    expect(brier).toBeLessThan(share * (1 - share) - 0.02);
  });

  it("give the closing spread and total even chances", () => {
    expect(mean(forecasts.spread.map(({ probability }) => probability))).toBeCloseTo(0.5, 1);
    expect(mean(forecasts.total.map(({ probability }) => probability))).toBeCloseTo(0.5, 1);
  });
});

describe("soccer forecasts", () => {
  const secondHalfOfSeason = matchesOf("soccer").filter(
    ({ competition, season, playedAt }) =>
      season === "2025-26" && /^(eng|esp|ita|ger|fra)\.1$/.test(competition) && playedAt > Date.UTC(2026, 0, 1),
  );

  const beforeStart = calibrateSoccer(dataset, secondHalfOfSeason, "before the start");

  it("beat the base rate of the result", () => {
    const [result] = beforeStart;
    expect(result?.matches).toBeGreaterThan(700);
    expect(result?.brier).toBeLessThan((result?.baseBrier ?? 0) - 0.02);
  });

  it("match how often outcomes happen, decile by decile", () => {
    for (const reports of [beforeStart, calibrateSoccer(dataset, secondHalfOfSeason, "half-time")]) {
      for (const { deciles, market } of reports) {
        for (const { count, forecast, happened } of deciles) {
          const deviation = Math.sqrt((forecast * (1 - forecast)) / Math.max(count, 1));
          if (count >= 60) expect(Math.abs(forecast - happened), `${market} ${forecast}`).toBeLessThan(3.5 * deviation + 0.01);
        }
      }
    }
  });
});
