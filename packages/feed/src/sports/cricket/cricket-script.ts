import type { CricketFacts, CricketInnings, Side } from "../../core/source-match.ts";
import { factsOf, type Fixture } from "../../core/fixture.ts";
import { minuteMs, secondMs } from "../../core/time.ts";
import type { RandomSource } from "../../core/random.ts";
import type { MatchScript, ScriptEvent } from "../../core/sport-module.ts";
import { sideIndex } from "../shared/scores.ts";
import { type NewEvent, type Stop, suspensionsAround } from "../shared/script-events.ts";
import { readDeliveries, type Delivery } from "./ball-tokens.ts";
import { type CricketDetail, cricketStateAt, detailOfState, superOverLabel } from "./cricket-state.ts";
import { fullOvers } from "./ball-model.ts";
import { playerIdOf } from "./cricket-strengths.ts";

const inningsBreakMs = 15 * minuteMs;
const superOverBreakMs = 9 * minuteMs;
const rainMs = 75 * minuteMs;
const powerplayOvers = 6;
const timeOutOvers = [8, 15];

interface Writer {
  readonly random: RandomSource;
  readonly events: ScriptEvent[];
  atMs: number;
  score: [number, number];
}

function write(writer: Writer, event: NewEvent): void {
  writer.events.push({ ...event, atMs: Math.round(writer.atMs), simulated: false, isIncident: event.isIncident ?? false });
}

function pass(writer: Writer, seconds: number): void {
  writer.atMs += seconds * secondMs * (0.8 + 0.4 * writer.random.next());
}

function kindsOf({ isWicket, boundary }: Delivery): readonly string[] {
  const scored = boundary === 4 ? ["four"] : boundary === 6 ? ["six"] : [];
  if (isWicket) return [...scored, "wicket"];
  return scored.length > 0 ? scored : ["ball"];
}

/** Overs per side if the match was shortened before the start; later cuts come with a revised target. */
function shortenedTo({ innings, duckworthLewis }: CricketFacts): number | null {
  const overs = innings[1]?.target?.overs ?? fullOvers;
  return duckworthLewis || overs >= fullOvers ? null : overs;
}

function writeOver(writer: Writer, over: number, plan: { readonly side: Side; readonly deliveries: readonly Delivery[] }) {
  const { side, deliveries } = plan;
  let legal = 0;
  write(writer, { kind: "over_start", side, label: `${over}.0` });
  for (const delivery of deliveries) {
    pass(writer, 31);
    writer.score[sideIndex(side)] += delivery.runs;
    if (delivery.isLegal) legal += 1;
    for (const kind of kindsOf(delivery)) {
      const event: NewEvent = { kind, side, label: `${over}.${legal}`, score: writer.score.join(":") };
      write(writer, kind === "ball" ? event : { ...event, isIncident: true });
    }
    if (delivery.isWicket) pass(writer, 50);
    if (delivery.boundary) pass(writer, 8);
  }
  pass(writer, 6);
  write(writer, { kind: "over_end", side, label: `${over + 1}.0`, score: writer.score.join(":") });
}

function writeTopBatters(writer: Writer, { side, batting }: CricketInnings): void {
  const max = Math.max(...batting.map(([, runs]) => runs));
  for (const [name, runs] of batting) if (runs === max) write(writer, { kind: "top_batter", side, player: playerIdOf(name) });
}

function writeInnings(writer: Writer, innings: CricketInnings, hasEnded: boolean): void {
  const { side, superOver, target } = innings;
  if (target && !superOver) write(writer, { kind: "target", side, label: `${target.runs}/${target.overs}` });
  write(writer, { kind: "innings_start", side, ...(superOver ? { label: superOverLabel } : {}), isIncident: true });
  const byOver = readDeliveries(innings);
  byOver.forEach((deliveries, over) => {
    if (over > 0) pass(writer, timeOutOvers.includes(over) ? 190 : 42);
    else pass(writer, 25);
    writeOver(writer, over, { side, deliveries });
    if (over === powerplayOvers - 1) write(writer, { kind: "powerplay_end", side, score: writer.score.join(":"), isIncident: true });
  });
  if (!hasEnded) return;
  pass(writer, 10);
  if (!superOver) writeTopBatters(writer, innings);
  write(writer, { kind: "innings_end", side, score: writer.score.join(":"), isIncident: true });
}

function writeMatch(writer: Writer, facts: CricketFacts): void {
  if (facts.toss) write(writer, { kind: "toss", side: facts.toss.side, isIncident: true });
  const shortened = shortenedTo(facts);
  if (shortened !== null) write(writer, { kind: "overs_reduced", label: String(shortened), isIncident: true });
  facts.innings.forEach((innings, index) => {
    const isLast = index === facts.innings.length - 1;
    if (index > 0) writer.atMs += innings.superOver ? superOverBreakMs : inningsBreakMs;
    if (innings.superOver && !facts.innings[index - 1]?.superOver) writer.score = [0, 0];
    const wasFull = innings.overs.length >= fullOvers || innings.wickets >= 10;
    writeInnings(writer, innings, !(facts.noResult && isLast) || wasFull);
  });
  if (facts.noResult) {
    pass(writer, 20);
    write(writer, { kind: "interrupted", isIncident: true });
    writer.atMs += rainMs;
  } else pass(writer, 45);
  write(writer, { kind: "match_end", ...(facts.winner ? { side: facts.winner } : {}), isIncident: true });
}

const stops: Readonly<Record<string, Stop>> = {
  wicket: { beforeMs: 7_000, afterMs: 25_000, group: "all" },
  four: { beforeMs: 4_000, afterMs: 9_000, reason: "boundary", group: "all" },
  six: { beforeMs: 4_000, afterMs: 9_000, reason: "boundary", group: "all" },
  over_start: { beforeMs: 5_000, afterMs: 2_000, group: "over" },
  interrupted: { beforeMs: 0, afterMs: rainMs, reason: "rain", group: "all" },
};

/** Replays the real match ball by ball; only the times of the deliveries are random. */
export function createCricketScript(fixture: Fixture, random: RandomSource): MatchScript<CricketDetail> {
  const facts = factsOf(fixture, "cricket");
  const writer: Writer = { random: random.fork("balls"), events: [], atMs: 0, score: [0, 0] };
  writeMatch(writer, facts);
  return {
    durationMs: Math.round(writer.atMs),
    events: writer.events,
    suspensions: suspensionsAround(writer.events, stops),
    final: detailOfState(cricketStateAt(writer.events, Infinity)),
    simulatedParts: new Set(),
    end: facts.noResult ? { kind: "abandoned", winner: null } : { kind: "finished", winner: facts.winner },
  };
}
