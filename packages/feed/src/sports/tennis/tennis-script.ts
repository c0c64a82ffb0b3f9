import type { MatchEnd } from "../../core/match-end.ts";
import type { Side, TennisFacts } from "../../core/source-match.ts";
import type { DetailPart, MatchScript, ScriptEvent, Suspension } from "../../core/sport-module.ts";
import { dangerAt } from "./tennis-danger.ts";
import { formatOf, isAdvantageSet, isSetOver, setsToWin, type TennisDetail, type TennisFormat } from "./tennis-detail.ts";
import { detailOfState, stateAt } from "./tennis-state.ts";
import { factsOf, type Fixture } from "../../core/fixture.ts";
import { minuteMs } from "../../core/time.ts";
import type { RandomSource } from "../../core/random.ts";
import type { ServeShares } from "./tennis-chances.ts";
import { drawGameOrder, drawGamePoints, drawTiebreakPoints } from "./tennis-game-order.ts";
import { otherSide, sideIndex } from "../shared/scores.ts";
import type { NewEvent } from "../shared/script-events.ts";

const stopBeforeMs = 9_000;
const stopAfterMs = 3_000;

/** Betting stops during points that can end a game (game markets) or bring a break, the set or the match (all markets). */
function pointSuspensions(events: readonly ScriptEvent[], format: TennisFormat): readonly Suspension[] {
  const suspensions: Suspension[] = [];
  let previousMs = 0;
  for (const event of events) {
    if (event.kind !== "point") continue;
    const danger = dangerAt(stateAt(events, event.atMs - 1, format), format);
    if (danger) {
      const { reason, group, side } = danger;
      suspensions.push({
        reason,
        side,
        group,
        fromMs: Math.max(event.atMs - stopBeforeMs, previousMs),
        toMs: event.atMs + stopAfterMs,
      });
    }
    previousMs = event.atMs;
  }
  return suspensions;
}

const surfaceShares: Readonly<Record<string, number>> = { hard: 0.635, clay: 0.621, grass: 0.654 };
const usualGameMinutes = 4.1;
const simulatedParts: ReadonlySet<DetailPart> = new Set(["games", "points"]);

/** Time that the replay of a match takes, ms: its real minutes, or what its games usually take. */
export function tennisReplayMs({ minutes, sets }: TennisFacts): number {
  const gameCount = sets.reduce((sum, { games }) => sum + games[0] + games[1], 0);
  return Math.round((minutes ?? gameCount * usualGameMinutes) * minuteMs);
}

/** Share of service points that average players win on a surface. */
export function surfaceShare(surface: string): number {
  return surfaceShares[surface.toLowerCase()] ?? 0.635;
}

interface Writer {
  readonly random: RandomSource;
  readonly shares: ServeShares;
  readonly format: TennisFormat;
  readonly events: ScriptEvent[];
  /** Playing time so far, in points. */
  units: number;
  server: Side;
  sets: [number, number];
}

function write(writer: Writer, event: NewEvent & { readonly isReal?: true }): void {
  const { isReal, isIncident, ...rest } = event;
  writer.events.push({ ...rest, atMs: writer.units, simulated: !isReal, isIncident: isIncident ?? false });
}

function writePoints(writer: Writer, winners: readonly Side[], label: string): void {
  for (const side of winners) {
    writer.units += 0.7 + 0.6 * writer.random.next();
    write(writer, { kind: "point", side, label });
  }
}

type FactSet = TennisFacts["sets"][number];

function writeGame(writer: Writer, winner: Side, { label, tiebreak }: { readonly label: string; readonly tiebreak: FactSet | null }): void {
  const share = writer.shares[sideIndex(writer.server)];
  const points = tiebreak
    ? drawTiebreakPoints(writer.random, writer.shares, {
        first: writer.server,
        winner,
        loserPoints: tiebreak.tiebreakLoserPoints,
      })
    : drawGamePoints(writer.random, share, { server: writer.server, winner });
  writePoints(writer, points, label);
}

function writeSet(writer: Writer, set: FactSet, setNumber: number): void {
  const rule = isAdvantageSet(writer.format, setNumber) ? "advantage" : "tiebreak";
  write(writer, { kind: "period_start", side: writer.server, label: `S${setNumber}` });
  const winners = drawGameOrder(writer.random, {
    games: set.games,
    server: writer.server,
    rule,
    shares: writer.shares,
  });
  const games: [number, number] = [0, 0];
  winners.forEach((winner, index) => {
    const label = `S${setNumber} G${index + 1}`;
    writeGame(writer, winner, { label, tiebreak: rule === "tiebreak" && index === 12 ? set : null });
    games[sideIndex(winner)] += 1;
    write(writer, { kind: "game_won", side: winner, label, score: games.join(":"), isIncident: true });
    writer.server = otherSide(writer.server);
    if (index < winners.length - 1) writer.units += index % 2 === 0 && index > 0 ? 2.2 : 0.6;
  });
  if (!isSetOver(set.games[0], set.games[1], rule)) return;
  const winner: Side = set.games[0] > set.games[1] ? "home" : "away";
  writer.sets[sideIndex(winner)] += 1;
  write(writer, {
    kind: "set_won",
    side: winner,
    label: `S${setNumber}`,
    score: writer.sets.join(":"),
    isReal: true,
    isIncident: true,
  });
}

function walkover({ winner }: TennisFacts): MatchScript<TennisDetail> {
  const events: ScriptEvent[] = [{ atMs: minuteMs, kind: "match_end", simulated: false, isIncident: true }];
  const final: TennisDetail = { sets: [], setsWon: [0, 0], games: [0, 0], isComplete: false };
  return { durationMs: minuteMs, events, suspensions: [], final, simulatedParts, end: { kind: "walkover", winner } };
}

function writeMatch(writer: Writer, facts: TennisFacts): void {
  facts.sets.forEach((set, index) => {
    if (index > 0) writer.units += 3;
    writeSet(writer, set, index + 1);
  });
  writer.units += 0.2;
  if (Math.max(...writer.sets) < setsToWin(writer.format)) {
    write(writer, { kind: "retired", side: otherSide(facts.winner), isReal: true, isIncident: true });
  }
  write(writer, {
    kind: "match_end",
    side: facts.winner,
    score: writer.sets.join(":"),
    isReal: true,
    isIncident: true,
  });
}

function stretch(events: readonly ScriptEvent[], unitMs: number): readonly ScriptEvent[] {
  return events.map((event) => ({ ...event, atMs: Math.round(event.atMs * unitMs) }));
}

/** Replays the real set scores; the order of games and points is simulated. */
export function createTennisScript(fixture: Fixture, random: RandomSource): MatchScript<TennisDetail> {
  const facts = factsOf(fixture, "tennis");
  if (facts.end === "W/O" || facts.sets.length === 0) return walkover(facts);
  const base = surfaceShare(facts.surface);
  const clamp = (share: number) => Math.min(Math.max(share, 0.45), 0.85);
  const [home, away] = facts.servicePointsWon ?? [base, base];
  const format = formatOf(fixture);
  const server: Side = random.fork("toss").next() < 0.5 ? "home" : "away";
  const writer: Writer = {
    random: random.fork("points"),
    shares: [clamp(home), clamp(away)],
    format,
    events: [],
    units: 0,
    server,
    sets: [0, 0],
  };
  writeMatch(writer, facts);
  const durationMs = tennisReplayMs(facts);
  const events = stretch(writer.events, durationMs / writer.units);
  const final = detailOfState(stateAt(events, Infinity, format), format);
  const end: MatchEnd = { kind: facts.end === null && final.isComplete ? "finished" : "retired", winner: facts.winner };
  return { durationMs, events, suspensions: pointSuspensions(events, format), final, simulatedParts, end };
}
