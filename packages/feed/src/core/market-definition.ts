/** Static facts of one market type, from the domain table; names are ICU-free templates with `{specifier}` places. */
export interface MarketDefinition {
  readonly typeId: number;
  /** English template: `Total {total}`, `{!goalnr} goal`, `{$competitor1} total`; placeholders as in domain facts 1. */
  readonly name: string;
  /** English outcome names by external id; `{$competitor1}`, `{total}`, `{+hcp}`, `{-hcp}` allowed. Absent ids carry their own name. */
  readonly outcomes: Readonly<Record<string, string>>;
  /** UOF scope and kind groups besides `all`, for bet stops: `regular_play`, `1st_half`, `corners`, ... */
  readonly scopes: readonly string[];
  /** Display tabs besides `all`: `top`, `goals`, `handicap`, `halves`, `corners`, `cards`, `players`, `sets`, `games`, `quarters`, `periods`, `innings`, `overs`, `maps`, `rounds`, `combo`, `specials`. */
  readonly tabs: readonly string[];
  /** Smaller comes first on the match page. */
  readonly priority: number;
  /** Target sum of implied probabilities: 1.05 is a 5 % margin. Main markets 1.02 to 1.12. */
  readonly overround: number;
  /** Specifier that orders lines of a ladder: `total`, `hcp`. */
  readonly lineKey?: string;
}

/** A sport's market types, with names in the languages that the feed speaks besides English. */
export interface MarketDefinitions {
  readonly byTypeId: ReadonlyMap<number, MarketDefinition>;
}
