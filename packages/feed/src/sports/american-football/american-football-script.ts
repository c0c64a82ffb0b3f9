import type { AmericanFootballFacts, Pair } from "../../dataset/source-match.ts";
import type { Fixture } from "../../fixture.ts";
import type { RandomSource } from "../../random.ts";
import type { DetailPart, MatchScript, ScriptEvent, Suspension } from "../../sport-module.ts";
import { type ClockPeriod, type ClockTimeline, createClockTimeline, mergeByTime } from "../shared-game-clock.ts";
import { shuffle } from "../shared-random-draws.ts";
import { americanFootballFacts, type AmericanFootballDetail, overtimeSeconds, quarterSeconds } from "./american-football-detail.ts";
import { detailOfState, stateAt } from "./american-football-state.ts";
import { drivesPerGame } from "./drive-model.ts";
import { drawOvertime, drawOvertimePlays, drawPlays, type ScoringPlay } from "./scoring-plays.ts";

const minuteMs = 60_000;
/** Share of points by quarter. */
export const quarterShares = [0.205, 0.29, 0.215, 0.29] as const;
const leastGapSeconds = 70;

const quarters: readonly ClockPeriod[] = [0, 2, 13, 2].map((breakMinutes, index) => ({
  label: `Q${index + 1}`,
  seconds: quarterSeconds,
  wallMs: 42 * minuteMs,
  breakBeforeMs: breakMinutes * minuteMs,
}));

/** A score at its place on the game clock. */
interface PlacedPlay extends ScoringPlay {
  readonly period: number;
  readonly second: number;
}

/** Where a share of the game's points has been scored: quarter and second. */
function placeOfShare(share: number): { readonly period: number; readonly second: number } {
  let open = share;
  for (const [index, part] of quarterShares.entries()) {
    if (open < part || index === quarterShares.length - 1) {
      const second = 20 + Math.floor((Math.min(open, part) / part) * (quarterSeconds - 30));
      return { period: index + 1, second };
    }
    open -= part;
  }
  return { period: 4, second: quarterSeconds - 10 };
}

/** A team scores once in a drive: its scores fall in drives of their own, spread over the game like its points. */
function placeInDrives(plays: readonly ScoringPlay[], taken: PlacedPlay[], random: RandomSource): void {
  const count = Math.max(drivesPerGame, plays.length);
  const drives = shuffle(
    random,
    Array.from({ length: count }, (_, index) => index),
  );
  for (const [index, play] of plays.entries()) {
    const draw = (): PlacedPlay => ({ ...play, ...placeOfShare(((drives[index] ?? 0) + random.next()) / count) });
    const isTooNear = ({ period, second }: PlacedPlay) =>
      taken.some((other) => other.period === period && Math.abs(other.second - second) < leastGapSeconds);
    let placed = draw();
    for (let attempt = 0; attempt < 40 && isTooNear(placed); attempt += 1) placed = draw();
    taken.push(placed);
  }
}

/** Overtime ends with its last score, unless it is tied. */
function placeInOvertime(score: Pair, random: RandomSource): readonly PlacedPlay[] {
  const losing = score[0] > score[1] ? "away" : "home";
  const scores = [...drawOvertimePlays(score[0], "home", random), ...drawOvertimePlays(score[1], "away", random)];
  const ordered = [...scores].sort((left, right) => Number(right.side === losing) - Number(left.side === losing));
  const spacing = Math.min(240, (overtimeSeconds - 40) / Math.max(ordered.length, 1));
  return ordered.map((play, index) => ({
    ...play,
    period: 5,
    second: Math.floor(spacing * (index + 0.35 + 0.6 * random.next())),
  }));
}

function playEvents(plays: readonly PlacedPlay[], timeline: ClockTimeline): ScriptEvent[] {
  const score = [0, 0];
  const ordered = [...plays].sort((left, right) => left.period - right.period || left.second - right.second);
  return ordered.map((play) => {
    const index = play.side === "home" ? 0 : 1;
    score[index] = (score[index] ?? 0) + play.points;
    const { atMs, label } = timeline.momentOf(play.period, play.second);
    const kind = play.points === 3 ? "field_goal" : play.points === 2 ? "safety" : "touchdown";
    return { atMs, kind, side: play.side, label, score: score.join(":"), simulated: true, isIncident: true };
  });
}

/** Bets stop while a score is made and confirmed, and in drawn moments close to the goal line. */
function suspensionsOf(scores: readonly ScriptEvent[], durationMs: number, random: RandomSource): readonly Suspension[] {
  const around = scores.map((event): Suspension => ({
    fromMs: Math.max(event.atMs - 15_000, 0),
    toMs: event.atMs + (event.kind === "touchdown" ? 70_000 : 35_000),
    reason: event.kind,
    group: "all",
  }));
  const drawn = Array.from({ length: 8 }, (): Suspension => {
    const fromMs = Math.floor(random.next() * (durationMs - 60_000));
    return { fromMs, toMs: fromMs + 10_000 + Math.floor(random.next() * 20_000), reason: "red_zone", group: "all" };
  });
  return [...around, ...drawn].sort((left, right) => left.fromMs - right.fromMs);
}

const simulatedParts: ReadonlySet<DetailPart> = new Set(["points", "periods", "halves"]);

const overtimePeriod: ClockPeriod = {
  label: "OT",
  seconds: overtimeSeconds,
  wallMs: overtimeSeconds * 2800,
  breakBeforeMs: 4 * minuteMs,
};

/** The score that wins an overtime ends it, however much of the clock is left. */
function clockEvents(timeline: ClockTimeline, winningScore: ScriptEvent | null): readonly ScriptEvent[] {
  const shown = timeline.events.map((event) => ({ ...event, isIncident: event.kind.startsWith("period") }));
  if (winningScore === null) return shown;
  const { atMs, label = "OT 00:00" } = winningScore;
  const end: ScriptEvent = { atMs: atMs + 2000, kind: "period_end", label, simulated: true, isIncident: true };
  return [...shown.filter((event) => event.atMs <= atMs), end];
}

interface DrawnGame {
  readonly plays: readonly PlacedPlay[];
  readonly overtime: Pair | null;
}

function drawGame({ score, overtime }: AmericanFootballFacts, random: RandomSource): DrawnGame {
  const plays = random.fork("plays");
  const extra: Pair | null = overtime ? drawOvertime(score, random.fork("overtime")) : null;
  const regular: Pair = extra === null ? score : [score[0] - extra[0], score[1] - extra[1]];
  const placed: PlacedPlay[] = [];
  placeInDrives(shuffle(plays, drawPlays(regular[0], "home", plays)), placed, plays);
  placeInDrives(shuffle(plays, drawPlays(regular[1], "away", plays)), placed, plays);
  const late = extra === null ? [] : placeInOvertime(extra, random.fork("overtime plays"));
  return { plays: [...placed, ...late], overtime: extra };
}

/** Replays the real final on a running clock; scores and quarters under it are drawn. */
export function createAmericanFootballScript(fixture: Fixture, random: RandomSource): MatchScript<AmericanFootballDetail> {
  const facts = americanFootballFacts(fixture);
  const { plays, overtime } = drawGame(facts, random);
  const timeline = createClockTimeline(random.fork("clock"), overtime === null ? quarters : [...quarters, overtimePeriod]);
  const scores = playEvents(plays, timeline);
  const isWonInOvertime = overtime !== null && overtime[0] !== overtime[1];
  const played = mergeByTime(clockEvents(timeline, isWonInOvertime ? (scores.at(-1) ?? null) : null), scores);
  const durationMs = (played.at(-1)?.atMs ?? 0) + 3000;
  const score = facts.score.join(":");
  const events = [...played, { atMs: durationMs, kind: "match_end", score, simulated: false, isIncident: true }];
  return {
    durationMs,
    events,
    suspensions: suspensionsOf(scores, durationMs, random.fork("stops")),
    final: detailOfState(stateAt(events, Infinity)),
    simulatedParts,
    voidReason: null,
  };
}
