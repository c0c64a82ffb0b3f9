import type { Fixture } from "../core/fixture.ts";
import type { MatchScript, Scenario, Scoreboard, SportFeed } from "../core/sport-module.ts";
import type { LineState } from "./line-state.ts";

/** Where a match stands: `handover` is the pause at kick-off, `void` ended without a result that counts. */
type MatchPhase = "prematch" | "handover" | "live" | "ended" | "void";

/** How many lines carry prices: none yet, the list columns, or everything. */
export type Breadth = "none" | "main" | "full";

/** A model that throws: the match is suspended and asked again later. */
interface MatchFailure {
  readonly tries: number;
  /** Feed time of the next try. */
  readonly retryAt: number;
  /** Whether the match could not be moved, rather than not be priced. */
  readonly isStuck: boolean;
}

/** One match in the window, with everything that changes about it. */
export interface MatchState {
  readonly fixture: Fixture;
  readonly sport: SportFeed;
  phase: MatchPhase;
  /** Kept while the match is live; built again from the seed when asked for otherwise. */
  script: MatchScript<unknown> | null;
  readonly lines: Map<string, LineState>;
  mainKey: string | null;
  secondaryKey: string | null;
  tertiaryKey: string | null;
  breadth: Breadth;
  /** Feed time of the prices; null before the first. */
  pricedAt: number | null;
  /** What the prices were made from; kept while custom bets are asked about. */
  scenarios: readonly Scenario<unknown>[] | null;
  /** Real time until which the scenarios are kept. */
  scenariosUntilMs: number;
  /** Set while the match is suspended because its model fails. */
  failure: MatchFailure | null;
  /** Lines whose last prices make no sense, by key, with the reason. */
  faults: ReadonlyMap<string, string>;
  /** Events already seen. */
  eventCount: number;
  /** Events that the prices know of. */
  pricedEventCount: number;
  driftBucket: number | null;
  /** Scope groups stopped now. */
  stoppedGroups: readonly string[];
  scoreboard: { readonly value: Scoreboard; readonly readAt: number } | null;
  availableMarkets: number;
  /** Lines that somebody asked about: bets may stand on them, so their settlement is announced. */
  readonly tracked: Set<string>;
  /** Real time until which all lines are kept priced. */
  wantedUntilMs: number;
  /** Grows with every change that a reader could see. */
  revision: number;
  betsCount: number;
  /** Last step of the settlement after the end that was announced. */
  settlementStep: "open" | "settled" | "rolled_back" | "resettled" | "confirmed";
}

export function createMatchState(fixture: Fixture, sport: SportFeed): MatchState {
  return {
    fixture,
    sport,
    phase: "prematch",
    script: null,
    lines: new Map(),
    mainKey: null,
    secondaryKey: null,
    tertiaryKey: null,
    breadth: "none",
    pricedAt: null,
    scenarios: null,
    scenariosUntilMs: 0,
    failure: null,
    faults: new Map(),
    eventCount: 0,
    pricedEventCount: 0,
    driftBucket: null,
    stoppedGroups: [],
    scoreboard: null,
    availableMarkets: 0,
    tracked: new Set(),
    wantedUntilMs: 0,
    revision: 1,
    betsCount: 0,
    settlementStep: "open",
  };
}

/** The product's match status: 0 prematch, 1 live, 2 stopped, 4 finished, 5 not covered (spec.md 4). */
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
