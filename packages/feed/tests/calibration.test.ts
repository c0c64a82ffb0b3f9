import { describe, expect, it } from "vitest";
import { createBaseballModule } from "../src/sports/baseball/baseball-module.ts";
import { createBasketballModule } from "../src/sports/basketball/basketball-module.ts";
import { createIceHockeyModule } from "../src/sports/ice-hockey/ice-hockey-module.ts";
import { createTennisModule } from "../src/sports/tennis/tennis-module.ts";
import { measureCalibration, type CalibrationScore } from "./measure-calibration.ts";
import { dataset } from "./sport-properties.ts";

function brierOf({ squares, matches, homeWins }: CalibrationScore): { readonly own: number; readonly base: number } {
  const share = homeWins / matches;
  return { own: squares / matches, base: share * (1 - share) };
}

describe("winner markets", () => {
  it("know more than the base rate before the start", () => {
    const tennis = brierOf(measureCalibration(createTennisModule(dataset), { typeId: 186, share: null, mostMatches: 300 }));
    const basketball = brierOf(measureCalibration(createBasketballModule(dataset), { typeId: 219, share: null, mostMatches: 426 }));
    expect(tennis.own).toBeLessThan(tennis.base);
    expect(basketball.own).toBeLessThan(basketball.base);
  });

  it("know much more at half the match", () => {
    const half = { share: 0.5, mostMatches: 150 };
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
