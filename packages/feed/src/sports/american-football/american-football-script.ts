import { leaderOf } from "../../core/match-end.ts";
import type { AmericanFootballFacts, Pair, Side } from "../../core/source-match.ts";
import { type RandomSource, shuffle } from "../../core/random.ts";
import { drawWeighted } from "../shared/random-draws.ts";
import { sideIndex } from "../shared/scores.ts";
import { factsOf, type Fixture } from "../../core/fixture.ts";
import { minuteMs } from "../../core/time.ts";
import type { DetailPart, MatchScript, ScriptEvent, Suspension } from "../../core/sport-module.ts";
import { type ClockPeriod, type ClockTimeline, createClockTimeline, mergeByTime } from "../shared/game-clock.ts";
import { type AmericanFootballDetail, detailOfState, overtimeSeconds, quarterSeconds, stateAt } from "./american-football-state.ts";
import { drivesPerGame } from "./drive-model.ts";

/** Points of one score, the try included. */
type PlayPoints = 2 | 3 | 6 | 7 | 8;

interface ScoringPlay {
  readonly side: Side;
  readonly points: PlayPoints;
}

const playPoints: readonly PlayPoints[] = [7, 3, 6, 8, 2];
/** Mean number of scores of each kind per team and game. */
const usualCounts = [2.25, 1.7, 0.2, 0.12, 0.05];

interface Composition {
  readonly counts: readonly number[];
  readonly weight: number;
}

function compositionsOf(points: number, kind: number): readonly Composition[] {
  const worth = playPoints[kind];
  const usual = usualCounts[kind];
  if (worth === undefined || usual === undefined) return points === 0 ? [{ counts: [], weight: 1 }] : [];
  const found: Composition[] = [];
  let weight = 1;
  for (let count = 0; count * worth <= points; count += 1) {
    if (count > 0) weight *= usual / count;
    for (const rest of compositionsOf(points - count * worth, kind + 1)) {
      found.push({ counts: [count, ...rest.counts], weight: weight * rest.weight });
    }
  }
  return found;
}

/** Whether some combination of scores gives the points. */
function canScore(points: number): boolean {
  return compositionsOf(points, 0).length > 0;
}

/** Scores that add up to a team's points, unordered. */
function drawPlays(points: number, side: Side, random: RandomSource): readonly ScoringPlay[] {
  const compositions = compositionsOf(points, 0);
  const chosen =
    compositions[
      drawWeighted(
        random,
        compositions.map(({ weight }) => weight),
      )
    ];
  return (chosen?.counts ?? []).flatMap((count, kind) => Array.from({ length: count }, () => ({ side, points: playPoints[kind] ?? 3 })));
}

function isPlay(points: number): points is PlayPoints {
  return playPoints.some((worth) => worth === points);
}

/** Scores of an overtime: a single one if possible, because a second would end the game. */
function drawOvertimePlays(points: number, side: Side, random: RandomSource): readonly ScoringPlay[] {
  return isPlay(points) ? [{ side, points }] : drawPlays(points, side, random);
}

/** Points of overtimes, the winner first, with their weight. */
const overtimeEndings: readonly (readonly [number, number, number])[] = [
  [3, 0, 60],
  [6, 0, 30],
  [7, 0, 1],
  [2, 0, 1],
  [6, 3, 5],
  [7, 3, 1],
  [8, 7, 2],
  [10, 3, 0.5],
  [6, 5, 0.1],
];

/** Overtime points that fit the real final score. */
function drawOvertime(score: Pair, random: RandomSource): Pair {
  const lead = score[0] - score[1];
  if (lead === 0) return score[0] >= 3 && random.next() < 0.4 && canScore(score[0] - 3) ? [3, 3] : [0, 0];
  const lower = Math.min(...score);
  const fitting = overtimeEndings.filter(([won, lost]) => won - lost === Math.abs(lead) && lost <= lower && canScore(lower - lost));
  const chosen = fitting[
    drawWeighted(
      random,
      fitting.map(([, , weight]) => weight),
    )
  ] ?? [Math.abs(lead), 0, 1];
  return lead > 0 ? [chosen[0], chosen[1]] : [chosen[1], chosen[0]];
}

/** Share of points by quarter. */
export const quarterShares = [0.205, 0.29, 0.215, 0.29] as const;
const minGapSeconds = 70;

const quarters: readonly ClockPeriod[] = [0, 2, 13, 2].map((breakMinutes, index) => ({
  label: `Q${index + 1}`,
  seconds: quarterSeconds,
  wallMs: 42 * minuteMs,
  breakBeforeMs: breakMinutes * minuteMs,
}));

/** A score with its time on the game clock. */
interface PlacedPlay extends ScoringPlay {
  readonly period: number;
  readonly second: number;
}

/** Quarter and second at which a share of the points of a game has been scored. */
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

/** Places each score in its own drive; drives are spread over the game like points. */
function placeInDrives(plays: readonly ScoringPlay[], taken: PlacedPlay[], random: RandomSource): void {
  const count = Math.max(drivesPerGame, plays.length);
  const drives = shuffle(
    random,
    Array.from({ length: count }, (_, index) => index),
  );
  for (const [index, play] of plays.entries()) {
    const draw = (): PlacedPlay => ({ ...play, ...placeOfShare(((drives[index] ?? 0) + random.next()) / count) });
    const isTooNear = ({ period, second }: PlacedPlay) =>
      taken.some((other) => other.period === period && Math.abs(other.second - second) < minGapSeconds);
    let placed = draw();
    for (let attempt = 0; attempt < 40 && isTooNear(placed); attempt += 1) placed = draw();
    taken.push(placed);
  }
}

/** Places the scores of overtime; unless it is tied, the last one wins. */
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
  const score: [number, number] = [0, 0];
  const ordered = [...plays].sort((left, right) => left.period - right.period || left.second - right.second);
  return ordered.map((play) => {
    score[sideIndex(play.side)] += play.points;
    const { atMs, label } = timeline.momentOf(play.period, play.second);
    const kind = play.points === 3 ? "field_goal" : play.points === 2 ? "safety" : "touchdown";
    return { atMs, kind, side: play.side, label, score: score.join(":"), simulated: true, isIncident: true };
  });
}

/** Betting stops around scores and at random moments in the red zone. */
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

/** Clock events up to the score that wins overtime, if any. */
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

/** Replays the real final; scores and quarters are simulated. */
export function createAmericanFootballScript(fixture: Fixture, random: RandomSource): MatchScript<AmericanFootballDetail> {
  const facts = factsOf(fixture, "american-football");
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
    end: { kind: facts.overtime ? "after_overtime" : "finished", winner: leaderOf(facts.score) },
  };
}
