/** The texts of the feed in one language; missing ones fall back to English. */
export interface LanguageTexts {
  readonly sports: Readonly<Record<string, string>>;
  /** Categories other than countries, by English name. */
  readonly categories: Readonly<Record<string, string>>;
  /**
   * Market name templates by UOF type id, or by the `textKey` of the definition. A key that ends with `-first` names the line of the
   * first goal. English names are in the definitions of the sports.
   */
  readonly markets: Readonly<Record<string, string>>;
  /** Outcome name templates by English template. */
  readonly outcomes: Readonly<Record<string, string>>;
  /** Display tabs. */
  readonly tabs: Readonly<Record<string, string>>;
  /** Phases by key. */
  readonly phases: Readonly<Record<string, string>>;
  /** Templates of numbered periods by type: `{!n} half`. */
  readonly periods: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, string>>;
  readonly incidents: Readonly<Record<string, string>>;
  /** Templates of rounds by English pattern: `Matchday {n}`. */
  readonly rounds: Readonly<Record<string, string>>;
}
