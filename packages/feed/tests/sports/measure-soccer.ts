import type { Pair, SourceMatch } from "../../src/core/source-match.ts";
import type { RatingHistory } from "../../src/core/sport-module.ts";
import { goalGrid } from "../../src/sports/soccer/model/goal-grid.ts";
import { firstHalfShare } from "../../src/sports/soccer/minute-profile.ts";
import { createSoccerRatings } from "../../src/sports/soccer/model/soccer-ratings.ts";
import { dataset, fixtureOf } from "../dataset.ts";

/** One forecast and its result, 1 or 0. */
interface Forecast {
  readonly probability: number;
  readonly happened: 0 | 1;
}

/** Quality of the forecasts of one market; lower Brier scores are better. */
export interface CalibrationReport {
  readonly market: string;
  readonly matches: number;
  readonly brier: number;
  /** Brier score of always forecasting the mean share. */
  readonly baseBrier: number;
  readonly deciles: readonly { readonly count: number; readonly forecast: number; readonly happened: number }[];
}

type Market = "1x2" | "over 2.5" | "both teams to score";

/** When the forecast is made. */
type ForecastTime = "before the start" | "half-time";

function probabilitiesOf(goals: Pair, halfTime: Pair | null): readonly (readonly [Market, readonly number[]])[] {
  const score = halfTime ?? [0, 0];
  const split = (share: number) => [goals[0] * share, goals[1] * share] as const;
  const sums = { home: 0, draw: 0, away: 0, over: 0, both: 0 };
  for (const { weight, value } of goalGrid({
    first: split(halfTime === null ? firstHalfShare : 0),
    second: split(1 - firstHalfShare),
    score,
    prior: goals,
  })) {
    const home = score[0] + value.home1 + value.home2;
    const away = score[1] + value.away1 + value.away2;
    sums[home > away ? "home" : home === away ? "draw" : "away"] += weight;
    if (home + away > 2.5) sums.over += weight;
    if (home > 0 && away > 0) sums.both += weight;
  }
  return [
    ["1x2", [sums.home, sums.draw, sums.away]],
    ["over 2.5", [sums.over]],
    ["both teams to score", [sums.both]],
  ];
}

function outcomesOf(market: Market, [home, away]: Pair): readonly (0 | 1)[] {
  const bit = (condition: boolean): 0 | 1 => (condition ? 1 : 0);
  if (market === "1x2") return [bit(home > away), bit(home === away), bit(home < away)];
  return [market === "over 2.5" ? bit(home + away > 2.5) : bit(home > 0 && away > 0)];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

function reportOf(market: Market, byOutcome: readonly (readonly Forecast[])[]): CalibrationReport {
  const score = (forecasts: readonly Forecast[], guess: number | null) =>
    mean(forecasts.map(({ probability, happened }) => ((guess ?? probability) - happened) ** 2));
  const all = byOutcome.flat();
  const deciles = Array.from({ length: 10 }, (_, index) => {
    const inside = all.filter(({ probability }) => Math.min(Math.floor(probability * 10), 9) === index);
    return {
      count: inside.length,
      forecast: mean(inside.map(({ probability }) => probability)),
      happened: mean(inside.map(({ happened }) => happened)),
    };
  });
  return {
    market,
    matches: byOutcome[0]?.length ?? 0,
    deciles,
    brier: byOutcome.reduce((sum, forecasts) => sum + score(forecasts, null), 0),
    baseBrier: byOutcome.reduce((sum, forecasts) => sum + score(forecasts, mean(forecasts.map(({ happened }) => happened))), 0),
  };
}

/** Forecasts every match from earlier ones and compares with the results. */
export function calibrateSoccer(history: RatingHistory, matches: readonly SourceMatch[], time: ForecastTime): readonly CalibrationReport[] {
  const ratings = createSoccerRatings(history);
  const forecasts = new Map<Market, Forecast[][]>();
  for (const match of matches) {
    if (match.facts.sport !== "soccer" || match.facts.awarded) continue;
    const { ht, ft } = match.facts;
    if (time === "half-time" && ht === null) continue;
    const { goals } = ratings.ratesOf(fixtureOf(match));
    for (const [market, probabilities] of probabilitiesOf(goals, time === "half-time" ? ht : null)) {
      const lists = forecasts.get(market) ?? probabilities.map(() => []);
      forecasts.set(market, lists);
      const happened = outcomesOf(market, ft);
      probabilities.forEach((probability, index) => lists[index]?.push({ probability, happened: happened[index] ?? 0 }));
    }
  }
  return [...forecasts].map(([market, lists]) => reportOf(market, lists));
}

function formatReport({ market, matches, brier, baseBrier, deciles }: CalibrationReport): string {
  const rows = deciles.map(
    ({ count, forecast, happened }, index) =>
      `| ${index * 10}-${index * 10 + 10}% | ${count} | ${forecast.toFixed(3)} | ${happened.toFixed(3)} |`,
  );
  return [
    `${market}: ${matches} matches, Brier ${brier.toFixed(4)}, base rate ${baseBrier.toFixed(4)}`,
    "| forecast | n | mean | happened |",
    "|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

if (import.meta.main) {
  const matches = dataset.matches.filter(({ sport }) => sport === "soccer").sort((left, right) => left.playedAt - right.playedAt);
  const isLate = (match: SourceMatch) => dataset.matchesBefore("soccer", match.competition, match.playedAt).length >= 100;
  const report = (name: string, chosen: readonly SourceMatch[], time: ForecastTime) =>
    process.stdout.write(`## ${name}, ${time}\n${calibrateSoccer(dataset, chosen, time).map(formatReport).join("\n")}\n`);
  report("All matches", matches, "before the start");
  report("Matches with at least 100 earlier ones in the competition", matches.filter(isLate), "before the start");
  report("All matches with a half-time score", matches, "half-time");
}
