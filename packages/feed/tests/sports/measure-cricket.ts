import type { SourceMatch } from "../../src/core/source-match.ts";
import { createRandom } from "../../src/core/random.ts";
import { createCricketModule } from "../../src/sports/cricket/cricket-module.ts";
import type { CricketDetail } from "../../src/sports/cricket/cricket-state.ts";
import type { MatchScript } from "../../src/core/sport-module.ts";
import { dataset, fixtureOf } from "../dataset.ts";

const cricket = createCricketModule(dataset);

type Script = MatchScript<CricketDetail>;

interface Moment {
  readonly name: string;
  readonly at: (script: Script) => number | null;
}

function chaseAt(script: Script, share: number): number {
  const starts = script.events.filter(({ kind }) => kind === "innings_start").map(({ atMs }) => atMs);
  const ends = script.events.filter(({ kind }) => kind === "innings_end").map(({ atMs }) => atMs);
  return (starts[1] ?? 0) + share * ((ends[1] ?? 0) - (starts[1] ?? 0));
}

const moments: readonly Moment[] = [
  { name: "before", at: () => null },
  { name: "after the toss", at: () => 1 },
  { name: "10 overs", at: ({ events }) => events.find(({ kind, label }) => kind === "over_end" && label === "10.0")?.atMs ?? 1 },
  { name: "after innings 1", at: ({ events }) => events.find(({ kind }) => kind === "innings_end")?.atMs ?? 1 },
  { name: "chase 25%", at: (script) => chaseAt(script, 0.25) },
  { name: "chase 50%", at: (script) => chaseAt(script, 0.5) },
  { name: "chase 75%", at: (script) => chaseAt(script, 0.75) },
];

/** A forecast for the side that bats second. */
interface Forecast {
  readonly chance: number;
  readonly isWon: number;
}

function forecastsAt({ at }: Moment, sources: readonly SourceMatch[]): readonly Forecast[] {
  return sources.flatMap((source) => {
    const { facts } = source;
    if (facts.sport !== "cricket" || facts.winner === null || facts.duckworthLewis) return [];
    const fixture = fixtureOf(source);
    const script = cricket.createScript(fixture, createRandom(source.id));
    const chaser = facts.innings[1]?.side;
    const scenarios = cricket.outlook(fixture, script, at(script), 0);
    const chance = scenarios.reduce((sum, { detail, weight }) => sum + (detail.winner === chaser ? weight : 0), 0);
    return [{ chance, isWon: Number(facts.winner === chaser) }];
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Mean square error of the winner market after the first innings. */
export function brierAfterFirstInnings(sources: readonly SourceMatch[]): number {
  const moment = moments.find(({ name }) => name === "after innings 1");
  return moment ? mean(forecastsAt(moment, sources).map(({ chance, isWon }) => (chance - isWon) ** 2)) : 1;
}

function report(moment: Moment, sources: readonly SourceMatch[]): void {
  const forecasts = forecastsAt(moment, sources);
  const base = mean(forecasts.map(({ isWon }) => isWon));
  const bins = [0, 1, 2, 3, 4]
    .map((bin) => forecasts.filter(({ chance }) => Math.min(Math.floor(chance * 5), 4) === bin))
    .filter((bin) => bin.length > 0)
    .map((bin) => `${mean(bin.map(({ chance }) => chance)).toFixed(2)}->${mean(bin.map(({ isWon }) => isWon)).toFixed(2)} (${bin.length})`);
  const cells = [
    moment.name,
    forecasts.length,
    mean(forecasts.map(({ chance, isWon }) => (chance - isWon) ** 2)).toFixed(4),
    (base * (1 - base)).toFixed(4),
    mean(forecasts.map(({ chance, isWon }) => -Math.log(Math.max(isWon === 1 ? chance : 1 - chance, 1e-9)))).toFixed(4),
    bins.join(", "),
  ];
  process.stdout.write(`| ${cells.join(" | ")} |\n`);
}

if (import.meta.main) {
  process.stdout.write(
    "| moment | n | Brier | base rate | log loss | forecast->share won by the side that bats second |\n|---|---|---|---|---|---|\n",
  );
  for (const moment of moments) report(moment, dataset.matchesBefore("cricket", "*", Infinity));
}
