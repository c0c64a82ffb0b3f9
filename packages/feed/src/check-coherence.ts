import { isVoidEnd } from "./core/match-end.ts";
import { join } from "node:path";
import type { Facts, Pair, Side, SportKey } from "./core/source-match.ts";
import type { Fixture } from "./core/fixture.ts";
import { createPlan } from "./calendar/create-plan.ts";
import { planProblems, showingMs } from "./calendar/plan-problems.ts";
import { createSportFeeds } from "./sports/sport-modules.ts";
import { loadDataset } from "./dataset/load-dataset.ts";
import { areSameResults } from "./engine/settlement.ts";
import type { MatchScript, Scenario, SportFeed } from "./core/sport-module.ts";
import { ladderProblems, linePriceProblem, outlookProblem } from "./pricing/price-problems.ts";
import { priceMarkets } from "./pricing/price-markets.ts";
import type { PricedLine } from "./pricing/price-line.ts";
import { createRandom } from "./core/random.ts";
import { dayMs } from "./core/time.ts";

/** The result of a real match. */
interface RealScore {
  /** The final score on the scoreboard; null if the facts do not have it. */
  readonly shown: Pair | null;
  /** The winning outcome of the winner market: `1`, `2`, `3` or `4`, `5`; null if unknown. */
  readonly winnerOutcomes: { readonly threeWay: string | null; readonly twoWay: string | null };
}

function outcomesOf([home, away]: Pair): RealScore["winnerOutcomes"] {
  return {
    threeWay: home > away ? "1" : home === away ? "2" : "3",
    twoWay: home > away ? "4" : home === away ? null : "5",
  };
}

function outcomesOfSide(side: Side | null): RealScore["winnerOutcomes"] {
  return { threeWay: null, twoWay: side === null ? null : side === "home" ? "4" : "5" };
}

function scoreOf(facts: Facts): RealScore | null {
  switch (facts.sport) {
    case "soccer":
      return { shown: facts.et ?? facts.ft, winnerOutcomes: outcomesOf(facts.ft) };
    case "tennis": {
      const sets = facts.end === null ? facts.sets : null;
      if (sets === null) return null;
      const won = (side: 0 | 1) => sets.filter(({ games }) => games[side] > games[side === 0 ? 1 : 0]).length;
      return { shown: [won(0), won(1)], winnerOutcomes: outcomesOfSide(facts.winner) };
    }
    case "cricket":
      return facts.noResult ? null : { shown: null, winnerOutcomes: outcomesOfSide(facts.winner) };
    case "basketball":
    case "ice-hockey":
    case "baseball":
    case "american-football":
      return { shown: facts.score, winnerOutcomes: outcomesOf(facts.score) };
  }
}

/** The real result of a fixture; null for simulated and unfinished matches. */
function realScore({ source }: Fixture): RealScore | null {
  return source === null ? null : scoreOf(source.facts);
}

interface CoherenceProblem {
  readonly fixtureId: number;
  readonly sport: SportKey;
  readonly what: string;
}

/** The extent of a check, and the problems found. */
export interface CoherenceReport {
  readonly matches: number;
  readonly moments: number;
  readonly lines: number;
  readonly marketTypesBySport: ReadonlyMap<SportKey, ReadonlySet<number>>;
  readonly mainOverrounds: readonly number[];
  readonly problems: readonly CoherenceProblem[];
}

/** Points of a match at which it is checked, as shares of its duration; null is before the start. */
const shares = [null, 0.02, 0.2, 0.45, 0.7, 0.93] as const;
const lowestMainOverround = 1.02;
const highestMainOverround = 1.12;
/** The margin is smaller if one price is shorter than this, so it is not checked. */
const minOpenOdds = 1_050;
const tolerance = 1e-6;

interface PricedMoment {
  readonly feed: SportFeed;
  readonly fixture: Fixture;
  readonly script: MatchScript<unknown>;
  /** The scenarios behind the prices. */
  readonly scenarios: readonly Scenario<unknown>[];
}

/** Mean return of one unit on an outcome under the scenarios. */
function expectedReturn({ scenarios }: PricedMoment, line: PricedLine<unknown>, index: number): number {
  const odds = (line.odds[index] ?? 0) / 1000;
  const id = line.template.outcomes[index]?.id ?? "";
  let sum = 0;
  for (const { detail, weight } of scenarios) {
    const result = line.template.resultOf(detail, id);
    if (result === "win") sum += weight * odds;
    else if (result === "void") sum += weight;
    else if (result === "half_win") sum += (weight * (odds + 1)) / 2;
    else if (result === "half_lose") sum += weight / 2;
    else if (typeof result === "object") sum += weight * result.deadHeatShare * odds;
  }
  return sum;
}

/** Outcomes with a mean return above the stake; without them no combination of bets is certain to win. */
function unfairOutcomes(moment: PricedMoment, line: PricedLine<unknown>): readonly string[] {
  return line.template.outcomes.flatMap(({ id }, index) => {
    if ((line.odds[index] ?? 0) === 0) return [];
    const mean = expectedReturn(moment, line, index);
    return mean <= 1 + tolerance ? [] : [`${line.template.typeId} ${line.template.specifier} outcome ${id} returns ${mean.toFixed(4)}`];
  });
}

/** A line rebuilt from its ids must have the same outcomes and results, or bets on it could not be settled. */
function rebuildProblem({ feed, fixture, script }: PricedMoment, { template }: PricedLine<unknown>): string | null {
  const rebuilt = feed.module.template(fixture, script, template.typeId, template.specifier);
  const name = `${template.typeId} ${template.specifier}`;
  if (rebuilt === null) return `${name} cannot be rebuilt`;
  const ids = template.outcomes.map(({ id }) => id);
  if (rebuilt.outcomes.map(({ id }) => id).join() !== ids.join()) return `${name} has other outcomes when rebuilt`;
  const isSame = areSameResults(
    ids.map((id) => template.resultOf(script.final, id)),
    ids.map((id) => rebuilt.resultOf(script.final, id)),
  );
  return isSame ? null : `${name} ends otherwise when rebuilt`;
}

function overroundOf(line: PricedLine<unknown>): number | null {
  return line.odds.every((odds) => odds > 0) ? line.odds.reduce((sum, odds) => sum + 1000 / odds, 0) : null;
}

/** Differences between the replay and the real match in the final score or the winner. */
function settlementProblems({ feed, fixture, script }: Omit<PricedMoment, "scenarios">): readonly string[] {
  const real = realScore(fixture);
  if (real === null || isVoidEnd(script.end)) return [];
  const shown = feed.module.scoreboardAt(fixture, script, script.durationMs).total;
  const isSameScore = real.shown === null || (real.shown[0] === shown[0] && real.shown[1] === shown[1]);
  const problems = isSameScore ? [] : [`ends ${shown.join(":")}, really ${real.shown.join(":")}`];
  const main = feed.module.template(fixture, script, feed.mainTypeId, "");
  if (main === null) return problems;
  const winner = main.outcomes.find(({ id }) => main.resultOf(script.final, id) === "win")?.id;
  const expected = real.winnerOutcomes[main.outcomes.length === 3 ? "threeWay" : "twoWay"];
  return winner === expected || expected === null ? problems : [...problems, `settles winner ${winner}, really ${expected}`];
}

function priceAt(
  feed: SportFeed,
  fixture: Fixture,
  at: { readonly script: MatchScript<unknown>; readonly share: number | null },
): { readonly moment: PricedMoment; readonly lines: readonly PricedLine<unknown>[] } {
  const { script, share } = at;
  const elapsedMs = share === null ? null : Math.round(script.durationMs * share);
  const scenarios = feed.module.outlook(fixture, script, elapsedMs, 0);
  const { lines, scenarios: priced } = priceMarkets(feed.module.markets(fixture, script, elapsedMs), scenarios, {
    definitions: feed.definitions,
    stage: elapsedMs === null ? "upcoming" : "live",
  });
  return { moment: { feed, fixture, script, scenarios: priced }, lines };
}

/** Checks matches before and during play: no price above the fair one, main margins within bounds, real results. */
export function checkCoherence(fixtures: readonly Fixture[], sports: ReadonlyMap<string, SportFeed>, seed: string): CoherenceReport {
  const problems: CoherenceProblem[] = [];
  const marketTypesBySport = new Map<SportKey, Set<number>>();
  const mainOverrounds: number[] = [];
  let moments = 0;
  let lineCount = 0;
  for (const fixture of fixtures) {
    const feed = sports.get(fixture.sport);
    if (feed === undefined) continue;
    const addProblem = (what: string) => void problems.push({ fixtureId: fixture.id, sport: fixture.sport, what });
    const types = marketTypesBySport.get(fixture.sport) ?? new Set<number>();
    marketTypesBySport.set(fixture.sport, types);
    const script = feed.module.createScript(fixture, createRandom(`${seed}/${fixture.id}`));
    settlementProblems({ feed, fixture, script }).forEach(addProblem);
    for (const share of shares) {
      const { moment, lines } = priceAt(feed, fixture, { script, share });
      const outlook = outlookProblem(moment.scenarios);
      if (outlook !== null) addProblem(outlook);
      for (const ladder of new Set(ladderProblems(lines, feed.definitions).values())) addProblem(ladder);
      moments += 1;
      lineCount += lines.length;
      for (const line of lines) {
        types.add(line.template.typeId);
        unfairOutcomes(moment, line).forEach((what) => addProblem(`${what} at ${share ?? "prematch"}`));
        const fault = linePriceProblem(line, feed.definitions.byTypeId.get(line.template.typeId)?.overround ?? 1);
        if (fault !== null) addProblem(`${line.template.typeId} ${line.template.specifier}: ${fault}`);
        const rebuild = rebuildProblem(moment, line);
        if (rebuild !== null) addProblem(rebuild);
        const overround = line.template.typeId === feed.mainTypeId ? overroundOf(line) : null;
        if (overround === null) continue;
        mainOverrounds.push(overround);
        const isOpen = Math.min(...line.odds) >= minOpenOdds;
        if ((isOpen && overround < lowestMainOverround) || overround < 1 || overround > highestMainOverround)
          addProblem(`main overround ${overround.toFixed(4)} at ${share ?? "prematch"}`);
      }
    }
  }
  return { matches: fixtures.length, moments, lines: lineCount, marketTypesBySport, mainOverrounds, problems };
}

/** At most `perSport` fixtures of each sport, evenly spread. */
export function sampleFixtures(fixtures: readonly Fixture[], perSport: number): readonly Fixture[] {
  const bySport = new Map<SportKey, Fixture[]>();
  for (const fixture of fixtures) bySport.set(fixture.sport, [...(bySport.get(fixture.sport) ?? []), fixture]);
  return [...bySport.values()].flatMap((own) => {
    const step = Math.max(own.length / perSport, 1);
    return Array.from({ length: Math.min(perSport, own.length) }, (_, index) => own[Math.floor(index * step)]).filter(
      (fixture) => fixture !== undefined,
    );
  });
}

/** Checks two weeks of the plan and prints a report. */
function main(): void {
  const dataset = loadDataset(join(import.meta.dirname, "../../../apps/backend/data"));
  const seed = "touchline";
  const plan = createPlan({ dataset, seed });
  const now = Date.now();
  const planned = plan.fixturesBetween(now - 7 * dayMs, now + 7 * dayMs);
  const fixtures = sampleFixtures(planned, Number(process.argv[2] ?? 12));
  const ofPlan = planProblems(plan.fixturesBetween(now - showingMs, now + 7 * dayMs));
  const report = checkCoherence(fixtures, createSportFeeds(dataset), seed);
  const sorted = [...report.mainOverrounds].sort((left, right) => left - right);
  const types = [...report.marketTypesBySport].map(([sport, own]) => `${sport} ${own.size}`).join(", ");
  const lines = [
    `${report.matches} matches, ${report.moments} moments, ${report.lines} lines; market types: ${types}`,
    `main overround ${sorted[0]?.toFixed(4)} to ${sorted.at(-1)?.toFixed(4)}`,
    ...report.problems.slice(0, 60).map(({ sport, fixtureId, what }) => `${sport} ${fixtureId}: ${what}`),
    ...ofPlan.slice(0, 60),
    `${report.problems.length + ofPlan.length} problems`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  process.exitCode = report.problems.length + ofPlan.length === 0 ? 0 : 1;
}

if (import.meta.main) main();
