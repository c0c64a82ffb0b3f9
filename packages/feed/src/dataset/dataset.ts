import type { RatingHistory } from "../core/sport-module.ts";
import type { SourceMatch, SportKey, Team } from "../core/source-match.ts";

/** One competition in one season, from the data files. */
export interface CompetitionSeason {
  /** `eng.1`, `nfl`, `atp.wimbledon`, `internationals.friendly`; stable over seasons. */
  readonly key: string;
  readonly sport: SportKey;
  readonly name: string;
  /** ISO 3166-1 alpha-2, `GB-ENG`, `GB-SCT`, `EU`, `CONMEBOL`, `INT`. */
  readonly country: string;
  readonly kind: "league" | "cup" | "tournament";
  /** IANA zone; kick-off times keep their local hour when a season is moved. */
  readonly tz: string;
  readonly season: string;
  readonly teams: readonly Team[];
  /** By `playedAt`. */
  readonly matches: readonly SourceMatch[];
}

/** All real matches by competition and season, and the history for ratings. */
export interface Dataset extends RatingHistory {
  /** By sport, competition and season; the order is stable. */
  readonly seasons: readonly CompetitionSeason[];
  /** Every match in the order of `seasons`; indexes are stable for the same data files. */
  readonly matches: readonly SourceMatch[];
}
