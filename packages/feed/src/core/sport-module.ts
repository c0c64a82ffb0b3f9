import type { MatchEnd } from "./match-end.ts";
import type { Fixture } from "./fixture.ts";
import type { RandomSource } from "./random.ts";
import type { StrengthRecord } from "./strength-record.ts";
import type { Side, SourceMatch, SportKey } from "./source-match.ts";

/** Static facts of one market type; names are templates with `{specifier}` placeholders. */
export interface MarketDefinition {
  readonly typeId: number;
  /** English template: `Total goals`, `{!goalnr} goal`, `{$competitor1} total goals`; placeholders as in domain facts 1. */
  readonly name: string;
  /** Key of the name in other languages, where sports name a type differently; the type id by default. */
  readonly textKey?: string;
  /** English outcome names by external id, with placeholders such as `{$competitor1}`, `{total}`, `{+hcp}`, `{-hcp}`. Outcomes that are not listed have their own name. */
  readonly outcomes: Readonly<Record<string, string>>;
  /** UOF scope and kind groups besides `all`, for bet stops: `regular_play`, `1st_half`, `corners`, ... */
  readonly scopes: readonly string[];
  /** Display tabs besides `all`: `top`, `goals`, `handicap`, `halves`, `corners`, `cards`, `players`, `sets`, `games`, `quarters`, `periods`, `innings`, `overs`, `maps`, `rounds`, `combo`, `specials`. */
  readonly tabs: readonly string[];
  /** Smaller comes first on the match page. */
  readonly priority: number;
  /** Target sum of implied probabilities: 1.05 is a 5% margin. Main markets 1.02 to 1.12. */
  readonly overround: number;
  /** Specifier that orders lines of a ladder: `total`, `hcp`. */
  readonly lineKey?: string;
  /** Size of the handicap that every book shows first: 1.5 in hockey and baseball. Without it, the main line is the one nearest to even. */
  readonly mainSize?: number;
}

/** The market types of a sport. */
export interface MarketDefinitions {
  readonly byTypeId: ReadonlyMap<number, MarketDefinition>;
}

export function indexDefinitions(definitions: readonly MarketDefinition[]): MarketDefinitions {
  return { byTypeId: new Map(definitions.map((definition) => [definition.typeId, definition])) };
}

/** The result of one outcome. A dead heat pays `deadHeatShare` of the stake at full odds. */
export type OutcomeResult = "win" | "lose" | "void" | "half_win" | "half_lose" | { readonly deadHeatShare: number };

/** Parts of the final detail that markets settle on; the script lists which of them are simulated. */
export type DetailPart =
  | "final"
  | "halves"
  | "periods"
  | "goal_order"
  | "goal_minutes"
  | "points"
  | "corners"
  | "cards"
  | "scorers"
  | "games"
  | "innings"
  | "overs"
  | "balls"
  | "maps"
  | "rounds"
  | "kills"
  | "toss"
  | "qualify";

export interface ScriptEvent {
  /** Match wall-clock time since the start, ms at speed 1, breaks included. */
  readonly atMs: number;
  /** `goal`, `yellow_card`, `red_card`, `corner`, `period_start`, `period_end`, `point`, `game_won`, `set_won`, `run`, `wicket`, `over_end`, `round_won`, `map_won`, ... */
  readonly kind: string;
  readonly side?: Side;
  readonly player?: string;
  /** Match time as displayed: `45+2`, `Q3 04:12`, `14.2`. */
  readonly label?: string;
  /** Score after it, `2:1`. */
  readonly score?: string;
  readonly simulated: boolean;
  /** Whether the match timeline shows it. */
  readonly isIncident: boolean;
}

/** Betting stops between the two times: around goals, in dangerous moments, during reviews. */
export interface Suspension {
  readonly fromMs: number;
  readonly toMs: number;
  readonly reason: string;
  /** The side that attacks, or has the point to win. */
  readonly side?: Side | undefined;
  /** UOF scope group that stops; `all` stops every market. */
  readonly group: string;
}

/** The whole replay of a match, built once from the facts and the seed. `Detail` is what markets settle on. */
export interface MatchScript<Detail> {
  readonly durationMs: number;
  /** In time order. */
  readonly events: readonly ScriptEvent[];
  readonly suspensions: readonly Suspension[];
  readonly final: Detail;
  /** Simulated parts of `final`; a market that needs one is marked "simulated detail". */
  readonly simulatedParts: ReadonlySet<DetailPart>;
  readonly end: MatchEnd;
}

/** The scoreboard at one moment, sport-neutral; localized names are added by the book. */
export interface Scoreboard {
  /** Betradar match status code and key (domain facts 1): 6 `1st_half`, 31 `halftime`, 8 `1st_set`, ... */
  readonly phase: { readonly code: number; readonly key: string; readonly number?: number };
  /** In seconds; null if the sport has no clock. */
  readonly clock: {
    readonly playedSeconds: number;
    readonly stoppageSeconds: number | null;
    readonly remainingSeconds: number | null;
    readonly stopped: boolean;
  } | null;
  /** Elapsed share of the match, 0 to 1. */
  readonly progress: number;
  readonly breaks: readonly number[];
  readonly total: readonly [number, number];
  readonly game: readonly [string, string] | null;
  readonly periods: readonly {
    readonly key: string;
    readonly type: string;
    readonly number: number;
    readonly score: readonly [number, number];
  }[];
  readonly server: Side | null;
  readonly maxPeriods: number;
  /** `corners`, `yellow_cards`, `red_cards`, `wickets`, `overs`, `hits`, ... */
  readonly details: readonly { readonly key: string; readonly values: readonly [string, string] }[];
  /** How the match ended; added by the engine once it is over. */
  readonly end?: MatchEnd;
}

/** A possible final detail and how likely it is; weights of an outlook sum to 1. */
export interface Scenario<Detail> {
  readonly weight: number;
  readonly detail: Detail;
}

/** One line that could be offered now. Prices and settlement both come from `resultOf`, so they cannot disagree. */
export interface MarketTemplate<Detail> {
  /** UOF market type id (domain facts, market table). */
  readonly typeId: number;
  /** Sorted `k=v|k=v`, or empty. */
  readonly specifier: string;
  readonly outcomes: readonly OutcomeTemplate[];
  readonly needs: readonly DetailPart[];
  /** Pure: the result of `outcomeId` under `detail`. */
  resultOf(detail: Detail, outcomeId: string): OutcomeResult;
  /** Match time at which a short-term market closes automatically. */
  readonly closesAtMs?: number;
}

export interface OutcomeTemplate {
  /** External id, `1`, `12`, `sr:correct_score:bestof:3:7`, `tl:player:...`. */
  readonly id: string;
  /** A proper name (player, score) that is not translated; otherwise the definitions table names the outcome. */
  readonly name?: string;
  /** The side of a player. */
  readonly side?: Side;
}

/** One sport of the feed. `Detail` is private to the module. */
export interface SportModule<Detail> {
  readonly sport: SportKey;
  /** Whether an outlook holds all possible finals rather than a sample. */
  readonly isOutlookExact?: boolean;
  /** Deterministic in the fixture and the source of randomness. */
  createScript(fixture: Fixture, random: RandomSource): MatchScript<Detail>;
  scoreboardAt(fixture: Fixture, script: MatchScript<Detail>, elapsedMs: number): Scoreboard;
  /**
   * Possible finals given what is known at `elapsedMs` (null: before the start). Must not read anything of the
   * script after `elapsedMs`, nor ratings from matches played later than the source match.
   * `drift` in [-1, 1] nudges the strengths a little so that prices move before the start.
   */
  outlook(fixture: Fixture, script: MatchScript<Detail>, elapsedMs: number | null, drift: number): readonly Scenario<Detail>[];
  /** The lines on offer at that moment; decided lines may be omitted. */
  markets(fixture: Fixture, script: MatchScript<Detail>, elapsedMs: number | null): readonly MarketTemplate<Detail>[];
  /** Rebuilds the template of any line ever offered, for settlement after a restart; null if there is no such line. */
  template(fixture: Fixture, script: MatchScript<Detail>, typeId: number, specifier: string): MarketTemplate<Detail> | null;
  /** Strength of a team in Elo points for futures, from matches really played before `at`; only differences within a competition count. */
  strengthOf?(teamId: string, competition: string, at: number): number;
}

/** Past matches that ratings learn from; every call returns only matches with `playedAt` before the given time. */
export interface RatingHistory {
  /** The competition `*` means the whole sport; the time `Infinity` means every known match. */
  matchesBefore(sport: SportKey, competition: string, before: number): readonly SourceMatch[];
  /** The record of matches before those of the data; without it, all teams start with equal ratings. */
  readonly record?: StrengthRecord;
}

/** Creates a module; its ratings learn from the history. */
export type CreateSportModule<Detail> = (history: RatingHistory) => SportModule<Detail>;

/** A sport as the engine runs it. */
export interface SportFeed {
  readonly module: SportModule<unknown>;
  readonly definitions: MarketDefinitions;
  /** UOF market type in the first column of lists. */
  readonly mainTypeId: number;
  /** UOF market type in the second column of lists, or null. */
  readonly secondaryTypeId: number | null;
  /** UOF market type in the third column of wide lists, or null. */
  readonly tertiaryTypeId: number | null;
}
