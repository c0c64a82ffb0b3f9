import { leaderOf } from "../../core/match-end.ts";
import type { BaseballFacts, Side } from "../../core/source-match.ts";
import { factsOf, type Fixture } from "../../core/fixture.ts";
import { minuteMs } from "../../core/time.ts";
import { type RandomSource, shuffle } from "../../core/random.ts";
import type { MatchScript, ScriptEvent } from "../../core/sport-module.ts";
import { drawWeighted } from "../shared/random-draws.ts";
import { sideIndex } from "../shared/scores.ts";
import { type NewEvent, type Stop, suspensionsAround } from "../shared/script-events.ts";
import { detailOfInnings, type BaseballDetail } from "./baseball-state.ts";

const usualMinutes = 159;
const breakUnits = 0.45;
const runGroupWeights = [0.66, 0.22, 0.09, 0.03];

interface Half {
  readonly inning: number;
  readonly side: Side;
  readonly runs: number;
  /** Ends with the winning run, before the third out. */
  readonly isWalkOff: boolean;
}

interface Writer {
  readonly random: RandomSource;
  readonly events: ScriptEvent[];
  /** Time so far, in half innings. */
  units: number;
  score: [number, number];
}

function write(writer: Writer, event: NewEvent): void {
  writer.events.push({
    ...event,
    atMs: writer.units,
    simulated: event.kind === "run" || event.kind === "out",
    isIncident: event.isIncident ?? false,
  });
}

/** Splits runs into plays of one to four. */
function groupRuns(random: RandomSource, runs: number): readonly number[] {
  const groups: number[] = [];
  for (let left = runs; left > 0;) {
    const group = Math.min(1 + drawWeighted(random, runGroupWeights), left);
    groups.push(group);
    left -= group;
  }
  return groups;
}

/** Plays of a half inning in order: the runs scored, 0 for an out. */
function drawPlays(random: RandomSource, { runs, isWalkOff }: Half): readonly number[] {
  const groups = groupRuns(random, runs);
  if (!isWalkOff) return [...shuffle(random, [...groups, 0, 0]), 0];
  const outs = Array.from({ length: Math.floor(random.next() * 3) }, () => 0);
  return [...shuffle(random, [...groups.slice(1), ...outs]), groups[0] ?? runs];
}

function writeHalf(writer: Writer, half: Half): void {
  const label = `${half.side === "away" ? "T" : "B"}${half.inning}`;
  const plays = drawPlays(writer.random, half);
  write(writer, { kind: "period_start", side: half.side, label });
  for (const runs of plays) {
    writer.units += (runs === 0 ? 0.3 : 0.28) * (0.7 + 0.6 * writer.random.next());
    if (runs > 0) writer.score[sideIndex(half.side)] += runs;
    const score = writer.score.join(":");
    write(writer, runs > 0 ? { kind: "run", side: half.side, label, score, isIncident: true } : { kind: "out", side: half.side, label });
  }
  write(writer, { kind: "period_end", side: half.side, label, score: writer.score.join(":"), isIncident: true });
}

function halvesOf({ line }: BaseballFacts): readonly Half[] {
  const last = line.away.length;
  let [home, away] = [0, 0];
  return line.away.flatMap((awayRuns, index): readonly Half[] => {
    const homeRuns = line.home[index] ?? null;
    away += awayRuns ?? 0;
    const isWalkOff = index === last - 1 && index >= 8 && homeRuns !== null && home + homeRuns > away;
    home += homeRuns ?? 0;
    const top: Half = { inning: index + 1, side: "away", runs: awayRuns ?? 0, isWalkOff: false };
    return homeRuns === null ? [top] : [top, { inning: index + 1, side: "home", runs: homeRuns, isWalkOff }];
  });
}

const stops: Readonly<Record<string, Stop>> = {
  run: { beforeMs: 12_000, afterMs: 20_000, group: "all" },
  period_end: { beforeMs: 10_000, afterMs: 5_000, reason: "inning_end", group: "inning" },
};

/** Replays the real runs of each half inning; only the times are random. */
export function createBaseballScript(fixture: Fixture, random: RandomSource): MatchScript<BaseballDetail> {
  const facts = factsOf(fixture, "baseball");
  const writer: Writer = { random: random.fork("plays"), events: [], units: 0, score: [0, 0] };
  halvesOf(facts).forEach((half, index) => {
    if (index > 0) writer.units += breakUnits;
    writeHalf(writer, half);
  });
  const durationMs = Math.round((facts.minutes ?? usualMinutes) * minuteMs);
  write(writer, { kind: "match_end", score: facts.score.join(":"), isIncident: true });
  const events = writer.events.map((event) => ({
    ...event,
    atMs: Math.round((event.atMs / writer.units) * durationMs),
  }));
  const away = facts.line.away.map((runs) => runs ?? 0);
  return {
    durationMs,
    events,
    suspensions: suspensionsAround(events, stops),
    final: detailOfInnings(facts.line.home, away),
    simulatedParts: new Set(),
    end: { kind: "finished", winner: leaderOf(facts.score) },
  };
}
