import type { Fixture, PastOfFixture, ReadProgress, SeasonProgress, SeriesGame, SportKey, Team } from "@touchline/feed";

/** A country or region of a sport in the calendar. */
export interface CategoryFacts {
  readonly id: number;
  readonly sport: SportKey;
  /** English name; countries are named in the locale by their code. */
  readonly name: string;
  readonly countryCode: string | null;
  /** Absent for a country. */
  readonly region?: string;
  readonly priority: number;
}

/** A league or tournament in the calendar. */
export interface TournamentFacts {
  readonly id: number;
  readonly sport: SportKey;
  readonly categoryId: number;
  readonly name: string;
  /** A further name for the search. */
  readonly officialName?: string;
  /** Where it is played; absent if its category shows it. */
  readonly countryCode?: string | null;
  readonly region?: string;
  readonly priority: number;
}

/** A market over a season of a competition. */
export interface OutrightFacts {
  readonly id: number;
  readonly tournamentId: number;
  readonly sport: SportKey;
  /** `top` and `bottom` are about the first and last places of the table, `group` about the winner of a group, `scorer` about the top scorer, where level players share the win. */
  readonly kind: "winner" | "top" | "bottom" | "group" | "scorer";
  readonly name: string;
  /** How many competitors win. */
  readonly places: number;
  /** Sum of the reciprocal prices, divided by the number of winners. */
  readonly overround: number;
  /** Feed time at which betting closes, epoch ms. */
  readonly closesAt: number;
  /** Feed time at which the winners are known, epoch ms. */
  readonly endsAt: number;
  readonly competitors: readonly { readonly team: Team; readonly probability: number }[];
}

/** The data of the calendar that the book reads besides fixtures. */
export interface CatalogSource {
  categories(): readonly CategoryFacts[];
  tournaments(): readonly TournamentFacts[];
  /** Events that are open or ended recently, at a feed time, with the newest chances that are known. */
  outrightsAt(now: number): readonly OutrightFacts[];
  /** Increases when newer chances are known. */
  outrightsRevision(): number;
  /** Any event by id, including past ones; null if unknown. */
  outright(id: number, now: number): OutrightFacts | null;
  /** An open event as it was a day ago, or when it opened; null for others, and until its chances at that time are known. */
  outrightBefore(id: number, now: number): { readonly atMs: number; readonly outright: OutrightFacts } | null;
  /** The winners after the end; null if unknown. */
  outrightWinners(outrightId: number): readonly string[] | null;
  /** The current or last season of a tournament; `read` returns the scores of matches in play. Null without seasons. */
  seasonProgress(tournamentId: number, now: number, read: ReadProgress): SeasonProgress | null;
  /** The latest matches of a tournament that are over, newest first. */
  lastFixtures(tournamentId: number, now: number, count: number): readonly Fixture[];
  /** Earlier real matches of both sides; null for simulated matches. */
  pastOf(fixture: Fixture, nowMs: number): PastOfFixture | null;
  /** The series of games that a match belongs to; null for other matches. */
  seriesOf(fixture: Fixture): SeriesGame | null;
  /** English name of a competition in the data by `sport/key`. */
  competitionName(key: string): string;
}
