import type { RatingHistory } from "../core/sport-module.ts";
import type { SourceMatch, SportKey, Team } from "../core/source-match.ts";

/** One competition in one season, as the data files state it. */
export interface CompetitionSeason {
  /** `eng.1`, `nfl`, `atp.wimbledon`, `internationals.friendly`; stable over seasons. */
  readonly key: string;
  readonly sport: SportKey;
  readonly name: string;
  /** ISO 3166-1 alpha-2, `GB-ENG`, `GB-SCT`, `EU`, `CONMEBOL`, `INT`. */
  readonly country: string;
  readonly kind: "league" | "cup" | "tournament";
  /** IANA zone in which its kick-off times keep their hour when moved. */
  readonly tz: string;
  readonly season: string;
  readonly teams: readonly Team[];
  /** By `playedAt`. */
  readonly matches: readonly SourceMatch[];
}

/** All real matches, by competition and season, and the history that ratings learn from. */
export interface Dataset extends RatingHistory {
  /** In a stable order: by sport, competition, season. */
  readonly seasons: readonly CompetitionSeason[];
  /** Every match in the order of `seasons`; the index of a match in it is stable for the same data files. */
  readonly matches: readonly SourceMatch[];
}
