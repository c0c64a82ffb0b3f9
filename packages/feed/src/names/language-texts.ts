/** Everything the feed says in one language; what is missing falls back to English. */
export interface LanguageTexts {
  readonly sports: Readonly<Record<string, string>>;
  /** Categories that are no country, by their English name. */
  readonly categories: Readonly<Record<string, string>>;
  /** Market name templates by UOF type id; English ones stand in the sports' definitions. */
  readonly markets: Readonly<Record<number, string>>;
  /** Outcome name templates by their English template. */
  readonly outcomes: Readonly<Record<string, string>>;
  /** Display tabs. */
  readonly tabs: Readonly<Record<string, string>>;
  /** Phases by key. */
  readonly phases: Readonly<Record<string, string>>;
  /** Numbered periods by type: `{!n} half`. */
  readonly periods: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, string>>;
  readonly incidents: Readonly<Record<string, string>>;
  /** Rounds by their English pattern: `Matchday {n}`. */
  readonly rounds: Readonly<Record<string, string>>;
}
