import type { RandomSource } from "../../core/random.ts";
import type { Side } from "../../core/source-match.ts";
import type { ScriptEvent } from "../../core/sport-module.ts";
import { drawInteger } from "../shared/random-draws.ts";
import { otherSide } from "../shared/scores.ts";

/** A drive so far. Yards from the own goal line of the side with the ball. */
export interface Drive {
  readonly side: Side;
  readonly from: number;
  readonly at: number;
  readonly firstDown: number;
  readonly down: number;
  readonly plays: number;
  /** How it ended; null while it continues. */
  readonly result: "touchdown" | "field_goal" | "safety" | "punt" | "turnover" | "half" | null;
}

const playMs = 66_000;
const kickMs = 45_000;
const kickYard = 25;
/** Before a score the ball gets no farther than this, so that its position does not give the score away. */
const farthest = 70;
const scoringKinds = new Set(["touchdown", "field_goal", "safety"]);

function isScore(event: ScriptEvent): event is ScriptEvent & { readonly kind: "touchdown" | "field_goal" | "safety"; readonly side: Side } {
  return scoringKinds.has(event.kind) && event.side !== undefined;
}

/** The side that has the ball before a score; a safety is scored without it. */
function holderOf({ kind, side }: { readonly kind: string; readonly side: Side }): Side {
  return kind === "safety" ? otherSide(side) : side;
}

interface Plan {
  readonly side: Side;
  readonly from: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly result: NonNullable<Drive["result"]>;
}

function drawGain(random: RandomSource): number {
  const kind = random.next();
  if (kind < 0.38) return 0;
  if (kind < 0.76) return drawInteger(random, 2, 8);
  return kind < 0.92 ? drawInteger(random, 8, 17) : -drawInteger(random, 1, 6);
}

/** The plays of a drive up to a moment. */
function playDrive({ side, from, startMs, endMs, result }: Plan, elapsedMs: number, random: RandomSource): Drive {
  const plays = Math.max(0, Math.floor((Math.min(elapsedMs, endMs) - startMs) / playMs));
  let [at, firstDown, down] = [from, Math.min(100, from + 10), 1];
  for (let play = 0; play < plays; play += 1) {
    at = Math.max(3, Math.min(farthest, at + drawGain(random)));
    // A drive lasts as long as its plan says, so a fourth down is converted.
    if (down === 4 && at < firstDown) at = Math.min(farthest, firstDown);
    if (at >= firstDown || down === 4) [firstDown, down] = [Math.min(100, at + 10), 1];
    else down += 1;
  }
  const isOver = elapsedMs >= endMs;
  const end = { touchdown: 100, field_goal: Math.max(at, 62), safety: 0, punt: at, turnover: at, half: at }[result];
  return { side, from, at: isOver ? end : at, firstDown, down, plays, result: isOver ? result : null };
}

interface Half {
  readonly startMs: number;
  readonly endMs: number;
}

/** The halves that have begun, overtime third; the current one has no end yet. */
function halvesOf(events: readonly ScriptEvent[], elapsedMs: number): readonly Half[] {
  const past = events.filter(({ atMs }) => atMs <= elapsedMs);
  const starts = past.filter(({ kind }) => kind === "period_start").map(({ atMs }) => atMs);
  const ends = past.filter(({ kind }) => kind === "period_end").map(({ atMs }) => atMs);
  return [0, 2, 4].flatMap((first) => {
    const startMs = starts[first];
    return startMs === undefined ? [] : [{ startMs, endMs: ends[first === 4 ? 4 : first + 1] ?? Infinity }];
  });
}

/** A drive without a score: it ends when the other side needs the ball for its own score. */
function planEmpty(drive: Pick<Plan, "side" | "from" | "startMs">, endMs: number, random: RandomSource): Plan {
  return { ...drive, endMs, result: random.next() < 0.72 ? "punt" : "turnover" };
}

function planDrives(half: Half, opening: Side, { scores, elapsedMs, random }: Drawing): readonly Drive[] {
  const drives: Drive[] = [];
  let next = { side: opening, from: kickYard, startMs: half.startMs };
  while (next.startMs <= Math.min(elapsedMs, half.endMs - 1)) {
    const draws = random.fork(`drive/${next.startMs}`);
    const usualEndMs = next.startMs + drawInteger(draws, 3, 9) * playMs;
    const score = scores.find(({ atMs }) => atMs > next.startMs && atMs <= Math.min(half.endMs, usualEndMs + 2 * playMs));
    const isHolder = score !== undefined && holderOf(score) === next.side;
    const leftMs = score === undefined ? Infinity : score.atMs - next.startMs;
    if (score !== undefined && !isHolder && leftMs < 2 * playMs) {
      next = { ...next, side: otherSide(next.side), startMs: next.startMs };
      continue;
    }
    const plan: Plan = isHolder
      ? { ...next, endMs: score.atMs, result: score.kind }
      : planEmpty(next, Math.min(usualEndMs, next.startMs + leftMs * 0.45), draws);
    const cut: Plan = plan.endMs > half.endMs ? { ...plan, endMs: half.endMs, result: "half" } : plan;
    const drive = playDrive(cut, elapsedMs, draws);
    drives.push(drive);
    const isKick = isHolder && cut.result !== "half";
    const from = isKick ? kickYard : cut.result === "punt" ? Math.max(12, 58 - drive.at) : Math.max(5, 100 - drive.at);
    next = { side: otherSide(cut.side), from, startMs: cut.endMs + (isKick ? kickMs : 0) };
  }
  return drives;
}

interface Drawing {
  readonly scores: readonly (ScriptEvent & { readonly kind: "touchdown" | "field_goal" | "safety"; readonly side: Side })[];
  readonly elapsedMs: number;
  readonly random: RandomSource;
}

/**
 * The drives up to a moment, oldest first. The data has only the final score, so they are generated around the scores of the script:
 * possession fits the next score, but the position of the ball does not depend on it.
 */
export function drivesAt(events: readonly ScriptEvent[], elapsedMs: number, random: RandomSource): readonly Drive[] {
  const first: Side = random.fork("kick-off").next() < 0.5 ? "home" : "away";
  const drawing = { scores: events.filter(isScore), elapsedMs, random };
  return halvesOf(events, elapsedMs).flatMap((half, index) => planDrives(half, index === 1 ? otherSide(first) : first, drawing));
}
