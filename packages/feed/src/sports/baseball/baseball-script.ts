import type { Side } from "../../core/source-match.ts";
import type { Fixture } from "../../core/fixture.ts";
import type { RandomSource } from "../../core/random.ts";
import type { MatchScript, ScriptEvent, Suspension } from "../../core/sport-module.ts";
import { drawWeighted, shuffle } from "../shared/random-draws.ts";
import { baseballFacts, detailOfInnings, type BaseballDetail } from "./baseball-state.ts";

const minuteMs = 60_000;
const usualMinutes = 159;
const breakUnits = 0.45;
const runGroupWeights = [0.66, 0.22, 0.09, 0.03];

interface Half {
  readonly inning: number;
  readonly side: Side;
  readonly runs: number;
  /** The winning run ends the match before the third out. */
  readonly isWalkOff: boolean;
}

interface Writer {
  readonly random: RandomSource;
  readonly events: ScriptEvent[];
  /** Time so far, in half innings. */
  units: number;
  score: [number, number];
}

function write(writer: Writer, event: Omit<ScriptEvent, "atMs" | "simulated" | "isIncident"> & { readonly isIncident?: true }): void {
  writer.events.push({
    ...event,
    atMs: writer.units,
    simulated: event.kind === "run" || event.kind === "out",
    isIncident: event.isIncident ?? false,
  });
}

/** Runs come one to four at a time. */
function groupRuns(random: RandomSource, runs: number): readonly number[] {
  const groups: number[] = [];
  for (let left = runs; left > 0;) {
    const group = Math.min(1 + drawWeighted(random, runGroupWeights), left);
    groups.push(group);
    left -= group;
  }
  return groups;
}

/** Outs and runs of a half inning in order; 0 is an out. */
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
    if (runs > 0) writer.score[half.side === "home" ? 0 : 1] += runs;
    const score = writer.score.join(":");
    write(writer, runs > 0 ? { kind: "run", side: half.side, label, score, isIncident: true } : { kind: "out", side: half.side, label });
  }
  write(writer, { kind: "period_end", side: half.side, label, score: writer.score.join(":"), isIncident: true });
}

function halvesOf({ line }: ReturnType<typeof baseballFacts>): readonly Half[] {
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

function suspensionsOf(events: readonly ScriptEvent[]): readonly Suspension[] {
  return events.flatMap(({ kind, atMs }): readonly Suspension[] => {
    if (kind === "run") return [{ fromMs: Math.max(atMs - 12_000, 0), toMs: atMs + 20_000, reason: "run", group: "all" }];
    return kind === "period_end" ? [{ fromMs: atMs - 10_000, toMs: atMs + 5_000, reason: "inning_end", group: "inning" }] : [];
  });
}

/** Replays the real runs of each half inning; only their moments are drawn. */
export function createBaseballScript(fixture: Fixture, random: RandomSource): MatchScript<BaseballDetail> {
  const facts = baseballFacts(fixture);
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
    suspensions: suspensionsOf(events),
    final: detailOfInnings(facts.line.home, away),
    simulatedParts: new Set(),
    voidReason: null,
  };
}
