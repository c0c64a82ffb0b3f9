import type { Fixture, PastOfFixture, SportKey, StandingsRow } from "@touchline/feed";

/** A country or region of a sport, as the calendar knows it. */
export interface CategoryFacts {
  readonly id: number;
  readonly sport: SportKey;
  /** English; a country is named in the locale by its code. */
  readonly name: string;
  readonly countryCode: string | null;
  readonly priority: number;
}

/** A league or tournament, as the calendar knows it. */
export interface TournamentFacts {
  readonly id: number;
  readonly sport: SportKey;
  readonly categoryId: number;
  readonly name: string;
  readonly priority: number;
}

/** A winner market over a whole competition. */
export interface OutrightFacts {
  readonly id: number;
  readonly tournamentId: number;
  readonly sport: SportKey;
  readonly name: string;
  /** Feed time, epoch ms, from which no bet is taken. */
  readonly closesAt: number;
  /** Feed time, epoch ms, at which the winner is known. */
  readonly endsAt: number;
  readonly competitors: readonly { readonly id: string; readonly name: string; readonly probability: number }[];
}

/** What the book reads of the calendar besides fixtures. */
export interface CatalogSource {
  categories(): readonly CategoryFacts[];
  tournaments(): readonly TournamentFacts[];
  /** Events that take bets or ended lately, as of a feed time. */
  outrightsAt(now: number): readonly OutrightFacts[];
  /** Any event by its id, past ones too; null when there is none. */
  outright(id: number, now: number): OutrightFacts | null;
  /** The competitor that won, once its season is over; null when nobody can say. */
  outrightWinner(outrightId: number): string | null;
  /** The table of a league as of a feed time; empty for cups. */
  standings(tournamentId: number, now: number): readonly StandingsRow[];
  /** What the two sides really did before; null for simulated matches. */
  pastOf(fixture: Fixture): PastOfFixture | null;
  /** English name of a competition of the data by `sport/key`. */
  competitionName(key: string): string;
}
