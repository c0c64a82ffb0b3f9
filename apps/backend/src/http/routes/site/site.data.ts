/** Keys of the tabs of the match page, in order. */
export const marketGroups: readonly string[] = [
  "all", "top", "goals", "handicap", "halves", "corners", "cards", "players", "sets", "games", "quarters", "periods", "innings", "overs", "maps", "rounds", "combo", "specials",
];

/** Page flags that are on unless the operator switches them off (spec.md 6; `calm_mode`: features B20). */
export const featureFlags: readonly string[] = [
  "centrifuge_delta_compression", "quick_deposit", "quick_deposit_test", "jackpots", "responsible_gambling", "activity_tracking",
  "sign_in_iframe_preloader", "sign_up_iframe_preloader", "custom_sport_type_providers", "calm_mode",
];

/** Sources of the replayed matches, shown on the About page. */
export const attributions: readonly string[] = [
  "Football data: openfootball (football.db), public domain (CC0). International results: Mart Juerisoo (martj42), CC0.",
  "Contains information from Cricsheet (https://cricsheet.org), which is made available under the ODC Attribution License (https://opendatacommons.org/licenses/by/1-0/).",
  "The information used here was obtained free of charge from and is copyrighted by Retrosheet. Interested parties may contact Retrosheet at www.retrosheet.org.",
  "NFL: nflverse, CC BY 4.0. Tennis: serve-and-volley/DataHub, CC BY 4.0. Hockey: fastRhockey (MIT). Basketball: eurolig, Sergio Olmos Pardo (MIT); NBA-Data, Vitalii Korolyk (MIT). Changes were made in all of them.",
];
