import type { SportType } from "@touchline/contract/entities/catalog";
import { listColumns, type ListColumns, type SportKey } from "@touchline/feed";

/** Static facts of a sport in the catalogue. */
export interface SportFacts extends ListColumns {
  readonly id: number;
  readonly key: SportKey;
  readonly type: SportType;
  readonly priority: number;
}

/** The sports of the catalogue, with the markets in the columns of their lists (domain facts 1). */
export const sportTable: readonly SportFacts[] = [
  { id: 1, key: "soccer", type: "regular", priority: 1, ...listColumns.soccer },
  { id: 5, key: "tennis", type: "regular", priority: 2, ...listColumns.tennis },
  { id: 2, key: "basketball", type: "regular", priority: 3, ...listColumns.basketball },
  { id: 4, key: "ice-hockey", type: "regular", priority: 4, ...listColumns["ice-hockey"] },
  { id: 16, key: "american-football", type: "regular", priority: 5, ...listColumns["american-football"] },
  { id: 3, key: "baseball", type: "regular", priority: 6, ...listColumns.baseball },
  { id: 21, key: "cricket", type: "regular", priority: 7, ...listColumns.cricket },
  { id: 109, key: "cs2", type: "cyber", priority: 20, ...listColumns.cs2 },
  { id: 110, key: "lol", type: "cyber", priority: 21, ...listColumns.lol },
  { id: 111, key: "dota2", type: "cyber", priority: 22, ...listColumns.dota2 },
  { id: 194, key: "valorant", type: "cyber", priority: 23, ...listColumns.valorant },
];
