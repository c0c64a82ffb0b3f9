import type { Fixture } from "../core/fixture.ts";
import type { MatchScript, Scoreboard, SportFeed } from "../core/sport-module.ts";
import type { CustomPrices } from "./custom-prices.ts";
import type { PriceVersion } from "./price-snapshot.ts";
import type { LineState } from "./line-state.ts";

/** `handover` is the pause at kick-off; `void` is a match without a valid result. */
type MatchPhase = "prematch" | "handover" | "live" | "ended" | "void";

/** Which lines have prices: none, the list columns, or all. */
export type Breadth = "none" | "main" | "full";

/** A model that throws: the match is suspended and retried later. */
interface MatchFailure {
  readonly tries: number;
  /** Feed time of the next retry. */
  readonly retryAt: number;
  /** Whether advancing the match failed, rather than pricing it. */
  readonly isStuck: boolean;
}

/** One match in the window, with everything that changes about it. */
export interface MatchState {
  readonly fixture: Fixture;
  readonly sport: SportFeed;
  phase: MatchPhase;
  /** Kept while the match is live; otherwise rebuilt from the seed on demand. */
  script: MatchScript<unknown> | null;
  /** By key. */
  lines: ReadonlyMap<string, LineState>;
  mainKey: string | null;
  secondaryKey: string | null;
  tertiaryKey: string | null;
  breadth: Breadth;
  /** Feed time of the prices; null before the first. */
  pricedAt: number | null;
  /** Version of the prices; null before the first of a model. */
  version: PriceVersion | null;
  /** Requests about combinations; null unless the pricer keeps the scenarios of the prices. */
  custom: CustomPrices | null;
  /** Real time until which the scenarios are kept. */
  customUntilMs: number;
  /** Set while the match is suspended because its model fails. */
  failure: MatchFailure | null;
  /** Reasons why the last prices of lines are implausible, by line key. */
  faults: ReadonlyMap<string, string>;
  /** Number of replayed events. */
  eventCount: number;
  /** Number of events that the prices include. */
  pricedEventCount: number;
  driftBucket: number | null;
  /** Scope groups that are stopped. */
  stoppedGroups: readonly string[];
  scoreboard: { readonly value: Scoreboard; readonly readAt: number } | null;
  availableMarkets: number;
  /** Requested lines: they may have bets, so their settlement is announced. */
  tracked: ReadonlySet<string>;
  /** Real time until which all lines are kept priced. */
  wantedUntilMs: number;
  /** Increases with every visible change. */
  revision: number;
  betsCount: number;
  /** Last settlement step that was announced. */
  settlementStep: "open" | "settled" | "rolled_back" | "resettled" | "confirmed";
}

/** Empty values shared by all matches without lines: most matches of the window are far in the future or over. */
const noLines: ReadonlyMap<string, LineState> = new Map();
const noKeys: ReadonlySet<string> = new Set();
const noFaults: ReadonlyMap<string, string> = new Map();

export function createMatchState(fixture: Fixture, sport: SportFeed): MatchState {
  return {
    fixture,
    sport,
    phase: "prematch",
    script: null,
    lines: noLines,
    mainKey: null,
    secondaryKey: null,
    tertiaryKey: null,
    breadth: "none",
    pricedAt: null,
    version: null,
    custom: null,
    customUntilMs: 0,
    failure: null,
    faults: noFaults,
    eventCount: 0,
    pricedEventCount: 0,
    driftBucket: null,
    stoppedGroups: [],
    scoreboard: null,
    availableMarkets: 0,
    tracked: noKeys,
    wantedUntilMs: 0,
    revision: 1,
    betsCount: 0,
    settlementStep: "open",
  };
}

export function addLines(match: MatchState, added: readonly (readonly [key: string, line: LineState])[]): void {
  if (added.length > 0) match.lines = new Map([...match.lines, ...added]);
}

/** Keeps the lines that pass. */
export function keepLines(match: MatchState, isKept: (key: string, line: LineState) => boolean): void {
  const kept = [...match.lines].filter(([key, line]) => isKept(key, line));
  if (kept.length < match.lines.size) match.lines = kept.length === 0 ? noLines : new Map(kept);
}

/** Sets the reasons why lines have no prices. */
export function setFaults(match: MatchState, faults: readonly (readonly [key: string, problem: string])[]): void {
  match.faults = faults.length === 0 ? noFaults : new Map(faults);
}

/** Drops what only unfinished matches need. */
export function forgetLines(match: MatchState): void {
  match.lines = noLines;
  match.tracked = noKeys;
  match.faults = noFaults;
}

/** Whether nothing can happen in the match any more. */
export function isOver({ phase }: MatchState): boolean {
  return phase === "ended" || phase === "void";
}

/** Match status on the wire: 0 prematch, 1 live, 2 stopped, 4 finished, 5 not covered (spec.md 4). */
export function wireStatusOf(match: MatchState): 0 | 1 | 2 | 4 | 5 {
  switch (match.phase) {
    case "prematch":
      return 0;
    case "ended":
      return 4;
    case "void":
      return 5;
    case "handover":
      return 1;
    case "live": {
      const code = match.scoreboard?.value.phase.code;
      return code === 80 || code === 81 ? 2 : 1;
    }
  }
}
