import type { Side } from "../../core/source-match.ts";
import type { ScriptEvent } from "../../core/sport-module.ts";
import { sideIndex } from "../shared/scores.ts";
import { scoreAfter } from "../shared/script-events.ts";
import { ballsPerOver, expectedRuns, fullOvers, maxWickets } from "./ball-model.ts";

/** One team's innings; a T20 match has one of each. */
export interface InningsDetail {
  readonly runs: number;
  readonly wickets: number;
  readonly fours: number;
  readonly sixes: number;
  /** Runs of each over begun. */
  readonly overs: readonly number[];
  /** Whether it ended by the last over, the last wicket or the target rather than rain. */
  readonly isFull: boolean;
  /** Outcome ids of the batters with the most runs. */
  readonly topBatters: readonly string[];
}

/** What cricket markets settle on; null for an innings that was not played. */
export interface CricketDetail {
  readonly toss: Side | null;
  /** The side that bats first. */
  readonly first: Side | null;
  readonly home: InningsDetail | null;
  readonly away: InningsDetail | null;
  /** Super over included. */
  readonly winner: Side | null;
  /** Tied after both innings. */
  readonly isTied: boolean;
}

/** An innings so far. */
export interface InningsState extends InningsDetail {
  readonly side: Side;
  /** Legal deliveries. */
  readonly balls: number;
  /** Deliveries bowled in the over in play. */
  readonly ballsOfOver: number;
  /** Between two overs. */
  readonly isBetweenOvers: boolean;
  readonly isClosed: boolean;
  /** Runs that average teams would have scored on the same deliveries. */
  readonly parSoFar: number;
}

/** What is known at one moment of the match. */
export interface CricketState {
  readonly toss: Side | null;
  readonly innings: readonly InningsState[];
  readonly superOvers: readonly InningsState[];
  /** Target of the second innings once it is set. */
  readonly target: { readonly runs: number; readonly overs: number } | null;
  /** Overs per side; fewer if the match was shortened before the start. */
  readonly maxOvers: number;
  readonly isInterrupted: boolean;
  readonly isOver: boolean;
  readonly winner: Side | null;
}

type Mutable<Item> = { -readonly [Key in keyof Item]: Item[Key] };
type InningsTally = Mutable<Omit<InningsState, "overs" | "topBatters">> & { overs: number[]; topBatters: string[] };
type Tally = Mutable<Omit<CricketState, "innings" | "superOvers">> & {
  innings: InningsTally[];
  superOvers: InningsTally[];
  current: InningsTally | null;
};

/** Label of the start of a super over. */
export const superOverLabel = "SO";

function newInnings(side: Side): InningsTally {
  return {
    side,
    runs: 0,
    wickets: 0,
    fours: 0,
    sixes: 0,
    overs: [],
    balls: 0,
    ballsOfOver: 0,
    isBetweenOvers: true,
    isClosed: false,
    isFull: false,
    parSoFar: 0,
    topBatters: [],
  };
}

function applyBall(innings: InningsTally, event: ScriptEvent): void {
  const runs = scoreAfter(event)[sideIndex(innings.side)];
  const over = innings.overs.length - 1;
  const balls = over * ballsPerOver + Number(event.label?.split(".")[1] ?? 0);
  innings.parSoFar += expectedRuns(Math.max(over, 0), innings.wickets);
  innings.overs[over] = (innings.overs[over] ?? 0) + runs - innings.runs;
  innings.runs = runs;
  innings.balls = balls;
  innings.ballsOfOver = balls - over * ballsPerOver;
  if (event.kind === "wicket") innings.wickets += 1;
  if (event.kind === "four") innings.fours += 1;
  if (event.kind === "six") innings.sixes += 1;
}

function isAtItsEnd({ wickets, overs, runs }: InningsTally, target: CricketState["target"]): boolean {
  return wickets >= maxWickets || overs.length >= fullOvers || (target !== null && runs >= target.runs);
}

function startInnings(tally: Tally, event: ScriptEvent): void {
  const innings = newInnings(event.side ?? "home");
  (event.label === superOverLabel ? tally.superOvers : tally.innings).push(innings);
  tally.current = innings;
}

function endInnings(tally: Tally): void {
  const innings = tally.current;
  if (!innings) return;
  innings.isClosed = true;
  innings.isFull = isAtItsEnd(innings, tally.innings.length > 1 ? tally.target : null);
}

function readTarget(label = ""): CricketState["target"] {
  const [runs, overs] = label.split("/").map(Number);
  return { runs: runs ?? 0, overs: overs ?? fullOvers };
}

function applyEvent(tally: Tally, event: ScriptEvent): void {
  const { current } = tally;
  switch (event.kind) {
    case "toss":
      tally.toss = event.side ?? null;
      return;
    case "innings_start":
      return startInnings(tally, event);
    case "target":
      tally.target = readTarget(event.label);
      return;
    case "overs_reduced":
      tally.maxOvers = Number(event.label);
      return;
    case "over_start":
      current?.overs.push(0);
      if (current) Object.assign(current, { ballsOfOver: 0, isBetweenOvers: false });
      return;
    case "ball":
    case "four":
    case "six":
    case "wicket":
      if (current) applyBall(current, event);
      return;
    case "over_end":
      if (current) current.isBetweenOvers = true;
      return;
    case "top_batter":
      current?.topBatters.push(event.player ?? "");
      return;
    case "innings_end":
      return endInnings(tally);
    case "interrupted":
      tally.isInterrupted = true;
      return;
    case "match_end":
      tally.isOver = true;
      tally.winner = event.side ?? null;
  }
}

/** State after the events up to a moment; null is before the start. */
export function cricketStateAt(events: readonly ScriptEvent[], elapsedMs: number | null): CricketState {
  const tally: Tally = {
    toss: null,
    innings: [],
    superOvers: [],
    target: null,
    maxOvers: fullOvers,
    isInterrupted: false,
    isOver: false,
    winner: null,
    current: null,
  };
  for (const event of elapsedMs === null ? [] : events) {
    if (event.atMs > (elapsedMs ?? 0)) break;
    applyEvent(tally, event);
  }
  return tally;
}

/** Whether both innings are over and the second is one run short of the target. */
export function isTied({ innings: [first, second], target }: CricketState): boolean {
  if (!first?.isClosed || !second?.isClosed) return false;
  return second.runs === (target?.runs ?? first.runs + 1) - 1;
}

/** The part of an innings that markets settle on. */
export function inningsDetail({ runs, wickets, fours, sixes, overs, isFull, topBatters }: InningsState): InningsDetail {
  return { runs, wickets, fours, sixes, overs, isFull, topBatters };
}

/** The detail of a finished or abandoned match. */
export function detailOfState(state: CricketState): CricketDetail {
  const inningsOf = (side: Side) => {
    const innings = state.innings.find((candidate) => candidate.side === side);
    return innings ? inningsDetail(innings) : null;
  };
  return {
    toss: state.toss,
    first: state.innings[0]?.side ?? null,
    home: inningsOf("home"),
    away: inningsOf("away"),
    winner: state.winner,
    isTied: isTied(state),
  };
}
