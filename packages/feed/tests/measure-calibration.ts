import type { SportKey } from "../src/core/source-match.ts";
import { createRandom } from "../src/core/random.ts";
import type { SportModule } from "../src/core/sport-module.ts";
import { createBaseballModule } from "../src/sports/baseball/baseball-module.ts";
import { createBasketballModule } from "../src/sports/basketball/basketball-module.ts";
import { createIceHockeyModule } from "../src/sports/ice-hockey/ice-hockey-module.ts";
import { createTennisModule } from "../src/sports/tennis/tennis-module.ts";
import { dataset, fixtureOf } from "./dataset.ts";

const moments = [null, 0.25, 0.5, 0.75, 0.9] as const;
const inPlayMatches = 250;

/** Quality of the forecasts of one market at one moment. */
export interface CalibrationScore {
  matches: number;
  squares: number;
  homeWins: number;
  logLoss: number;
  milliseconds: number;
  readonly bins: { count: number; chance: number; wins: number }[];
}

function addForecast(score: CalibrationScore, chance: number, isWon: 0 | 1): void {
  const bin = score.bins[Math.min(Math.floor(chance * 5), 4)];
  score.matches += 1;
  score.squares += (chance - isWon) ** 2;
  score.homeWins += isWon;
  score.logLoss -= Math.log(Math.max(isWon === 1 ? chance : 1 - chance, 1e-9));
  if (!bin) return;
  bin.count += 1;
  bin.chance += chance;
  bin.wins += isWon;
}

export interface CalibrationPlan {
  /** The winner market. */
  readonly typeId: number;
  /** Share of the match that has been played; null is before the start. */
  readonly share: number | null;
  readonly maxMatches: number;
}

/** Measures the forecasts of a winner market over evenly spread matches; void ones are left out. */
export function measureCalibration<Detail>(module: SportModule<Detail>, { typeId, share, maxMatches }: CalibrationPlan): CalibrationScore {
  const all = dataset.matchesBefore(module.sport, "*", Infinity);
  const step = Math.max(1, Math.floor(all.length / maxMatches));
  const bins = Array.from({ length: 5 }, () => ({ count: 0, chance: 0, wins: 0 }));
  const score: CalibrationScore = { matches: 0, squares: 0, homeWins: 0, logLoss: 0, milliseconds: 0, bins };
  for (const source of all.filter((_, index) => index % step === 0)) {
    const fixture = fixtureOf(source);
    const script = module.createScript(fixture, createRandom(source.id));
    const winner = module.template(fixture, script, typeId, "");
    const result = winner?.resultOf(script.final, "4");
    if (!winner || (result !== "win" && result !== "lose")) continue;
    const started = performance.now();
    const scenarios = module.outlook(fixture, script, share === null ? null : share * script.durationMs, 0);
    score.milliseconds += performance.now() - started;
    const chance = scenarios.reduce((sum, { detail, weight }) => sum + (winner.resultOf(detail, "4") === "win" ? weight : 0), 0);
    addForecast(score, chance, result === "win" ? 1 : 0);
  }
  return score;
}

function report(sport: SportKey, share: number | null, score: CalibrationScore): void {
  const { matches, squares, homeWins, logLoss, milliseconds, bins } = score;
  const base = homeWins / matches;
  const calibration = bins
    .filter(({ count }) => count > 0)
    .map(({ count, chance, wins }) => `${(chance / count).toFixed(2)}->${(wins / count).toFixed(2)} (${count})`);
  const cells = [
    sport,
    share === null ? "before" : `${share * 100}%`,
    matches,
    (squares / matches).toFixed(4),
    (base * (1 - base)).toFixed(4),
    (logLoss / matches).toFixed(4),
    (milliseconds / matches).toFixed(1),
    calibration.join(", "),
  ];
  process.stdout.write(`| ${cells.join(" | ")} |\n`);
}

function run<Detail>(module: SportModule<Detail>, typeId: number): void {
  for (const share of moments) {
    const maxMatches = share === null ? Infinity : inPlayMatches;
    report(module.sport, share, measureCalibration(module, { typeId, share, maxMatches }));
  }
}

function main(): void {
  process.stdout.write("| sport | moment | n | Brier | base rate | log loss | ms an outlook | forecast->share won |\n");
  process.stdout.write("|---|---|---|---|---|---|---|---|\n");
  run(createTennisModule(dataset), 186);
  run(createBasketballModule(dataset), 219);
  run(createIceHockeyModule(dataset), 406);
  run(createBaseballModule(dataset), 251);
}

if (import.meta.main) main();
