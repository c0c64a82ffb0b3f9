import type { CompetitionSeason } from "../dataset/dataset.ts";
import type { Fixture } from "../core/fixture.ts";
import type { Pair, SourceMatch, SportKey, Team } from "../core/source-match.ts";

/** The part of the world whose teams play in a competition. */
export type Region = "world" | "europe" | "south-america" | "north-america" | "africa" | "asia" | "oceania";

/** A country, region or heading below a sport. */
export interface PlanCategory {
  /** Stable across restarts and data versions. */
  readonly id: number;
  readonly sport: SportKey;
  /** `england`, `europe`, `south-america`, `international`, `atp`, ... */
  readonly key: string;
  /** English. */
  readonly name: string;
  /** ISO 3166-1 alpha-2, `GB-ENG`, `GB-SCT`, `EU`, or null. */
  readonly countryCode: string | null;
  /** The part of the world it stands for; absent for a country. */
  readonly region?: Region;
  /** Smaller comes first. */
  readonly priority: number;
}

/** A league, cup or event that has fixtures on the plan. */
export interface PlanTournament {
  /** Stable across restarts and data versions. */
  readonly id: number;
  readonly sport: SportKey;
  readonly categoryId: number;
  /** `eng.1`, `atp.wimbledon`, `worldcup`, `lol/lck`. */
  readonly key: string;
  /** English, without a season: that of a match is the season of its source. */
  readonly name: string;
  /** Its name in the data, if its everyday name differs. */
  readonly officialName?: string;
  /** Where it is played, in the form of the category's code; null unless it is one country. */
  readonly countryCode: string | null;
  /** The region that plays in it, unless it is one country. */
  readonly region?: Region;
  /** Smaller comes first. */
  readonly priority: number;
  readonly kind: Fixture["kind"];
}

/** One season of a tournament on the plan. */
export interface PlannedSeason {
  readonly tournament: PlanTournament;
  /** Counts the tournament's seasons; 0 is the one that runs in November 2026. */
  readonly number: number;
  readonly season: CompetitionSeason;
  /** Roughly the feed time of a real time of this season, for matches that are not planned. */
  replayedAt(realMs: number): number;
  /** Its fixtures by start; matches that could not be placed are missing. */
  fixtures(): readonly Fixture[];
}

/** One split of a simulated event: a group, two semi-finals and a final, in this order. */
export interface PlannedSplit {
  readonly tournament: PlanTournament;
  /** Counts the splits of the event; 0 is the one that runs on 1 November 2026. */
  readonly number: number;
  readonly fixtures: readonly Fixture[];
  /** Who really wins a series, and the maps that each side wins; must not be shown before its end. */
  winnerOf(fixture: Fixture): Team;
  scoreOf(fixture: Fixture): Pair;
}

/** The calendar of past, present and future fixtures; deterministic for the same data and seed. */
export interface Plan {
  /** Fixtures that start in [fromMs, toMs), feed time, by start and id. */
  fixturesBetween(fromMs: number, toMs: number): readonly Fixture[];
  /** Any fixture by id, or null if it is not planned. */
  fixture(id: number): Fixture | null;
  /** When a match was last replayed; null if it never was, or is on offer again soon. */
  lastShown(match: SourceMatch, nowMs: number): number | null;
  categories(): readonly PlanCategory[];
  tournaments(): readonly PlanTournament[];
  /** Seasons with a match in the span, to within a week. */
  seasonsBetween(fromMs: number, toMs: number): readonly PlannedSeason[];
  /** Splits of simulated events that run in the span. */
  splitsBetween(fromMs: number, toMs: number): readonly PlannedSplit[];
  /** One split by its number, or null for a tournament without splits. */
  split(tournamentId: number, number: number): PlannedSplit | null;
  /** The split of a simulated event that has begun last; null for a tournament without splits. */
  splitAt(tournamentId: number, atMs: number): PlannedSplit | null;
  /** One season by its number, or null for a tournament without seasons. */
  season(tournamentId: number, number: number): PlannedSeason | null;
  /** The season of a tournament that has begun last, else its first one; null for a tournament without seasons. */
  seasonAt(tournamentId: number, atMs: number): PlannedSeason | null;
}
