import type { SourceMatch } from "../../src/core/source-match.ts";
import { createRandom } from "../../src/core/random.ts";
import type { RatingHistory } from "../../src/core/sport-module.ts";
import { createAmericanFootballModule } from "../../src/sports/american-football/american-football-module.ts";
import { dataset, fixtureOf } from "../dataset.ts";

/** One forecast and its result, 1 or 0. */
interface Forecast {
  readonly probability: number;
  readonly happened: 0 | 1;
}

/** Forecasts of a home win, of home beating the closing spread, and of the total exceeding the closing line. */
export interface AmericanFootballForecasts {
  readonly winner: readonly Forecast[];
  readonly spread: readonly Forecast[];
  readonly total: readonly Forecast[];
}

type Line = readonly [typeId: number, specifier: string];

function linesOf({ facts }: SourceMatch): readonly Line[] {
  if (facts.sport !== "american-football" || facts.closing === null) return [];
  return [
    [219, ""],
    [223, `hcp=${facts.closing.spread}`],
    [225, `total=${facts.closing.total}`],
  ];
}

/** Forecasts every game before its start; games that return the stake are left out of the line concerned. */
export function forecastAmericanFootball(history: RatingHistory, matches: readonly SourceMatch[]): AmericanFootballForecasts {
  const football = createAmericanFootballModule(history);
  const lists: [Forecast[], Forecast[], Forecast[]] = [[], [], []];
  for (const source of matches) {
    const fixture = fixtureOf(source);
    const script = football.createScript(fixture, createRandom(source.id));
    const scenarios = football.outlook(fixture, script, null, 0);
    linesOf(source).forEach(([typeId, specifier], index) => {
      const template = football.template(fixture, script, typeId, specifier);
      const [outcome] = template?.outcomes ?? [];
      if (!template || !outcome) return;
      const happened = template.resultOf(script.final, outcome.id);
      const weightOf = (result: string) =>
        scenarios.reduce((sum, { detail, weight }) => sum + (template.resultOf(detail, outcome.id) === result ? weight : 0), 0);
      if (happened !== "win" && happened !== "lose") return;
      lists[index]?.push({
        probability: weightOf("win") / (1 - weightOf("void")),
        happened: happened === "win" ? 1 : 0,
      });
    });
  }
  return { winner: lists[0], spread: lists[1], total: lists[2] };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

function formatForecasts(name: string, forecasts: readonly Forecast[]): string {
  const share = mean(forecasts.map(({ happened }) => happened));
  const brier = mean(forecasts.map(({ probability, happened }) => (probability - happened) ** 2));
  const bands = Array.from({ length: 5 }, (_, index) => {
    const inside = forecasts.filter(({ probability }) => Math.min(Math.floor(probability * 5), 4) === index);
    const happened = mean(inside.map((forecast) => forecast.happened));
    return inside.length === 0
      ? ""
      : `${mean(inside.map(({ probability }) => probability)).toFixed(2)}->${happened.toFixed(2)} (${inside.length})`;
  });
  const cells = [name, forecasts.length, brier.toFixed(4), (share * (1 - share)).toFixed(4), bands.filter(Boolean).join(", ")];
  return `| ${cells.join(" | ")} |\n`;
}

if (import.meta.main) {
  const forecasts = forecastAmericanFootball(dataset, dataset.matchesBefore("american-football", "*", Infinity));
  process.stdout.write("| line | n | Brier | base rate | forecast->share |\n|---|---|---|---|---|\n");
  process.stdout.write(formatForecasts("winner", forecasts.winner));
  process.stdout.write(formatForecasts("closing spread", forecasts.spread));
  process.stdout.write(formatForecasts("closing total", forecasts.total));
}
