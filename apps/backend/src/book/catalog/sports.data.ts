import type { SportType } from "@touchline/contract/entities/sport";
import type { SportKey } from "../../feed/dataset/source-match.ts";

/** Static facts of a sport in the catalogue. */
export interface SportFacts {
  readonly id: number;
  readonly key: SportKey;
  readonly type: SportType;
  readonly priority: number;
  readonly main: { readonly typeId: number; readonly outcomes: number };
  readonly secondary: { readonly typeId: number; readonly outcomes: number } | null;
  readonly tertiary: { readonly typeId: number; readonly outcomes: number } | null;
}

/** The sports of the catalogue, with the markets in the columns of their lists (domain facts 1). */
export const sportTable: readonly SportFacts[] = [
  { id: 1, key: "soccer", type: "regular", priority: 1, main: { typeId: 1, outcomes: 3 }, secondary: { typeId: 18, outcomes: 2 }, tertiary: { typeId: 16, outcomes: 2 } },
  { id: 5, key: "tennis", type: "regular", priority: 2, main: { typeId: 186, outcomes: 2 }, secondary: { typeId: 189, outcomes: 2 }, tertiary: { typeId: 187, outcomes: 2 } },
  { id: 2, key: "basketball", type: "regular", priority: 3, main: { typeId: 219, outcomes: 2 }, secondary: { typeId: 225, outcomes: 2 }, tertiary: { typeId: 223, outcomes: 2 } },
  { id: 4, key: "ice-hockey", type: "regular", priority: 4, main: { typeId: 406, outcomes: 2 }, secondary: { typeId: 412, outcomes: 2 }, tertiary: { typeId: 410, outcomes: 2 } },
  { id: 16, key: "american-football", type: "regular", priority: 5, main: { typeId: 219, outcomes: 2 }, secondary: { typeId: 225, outcomes: 2 }, tertiary: { typeId: 223, outcomes: 2 } },
  { id: 3, key: "baseball", type: "regular", priority: 6, main: { typeId: 251, outcomes: 2 }, secondary: { typeId: 258, outcomes: 2 }, tertiary: { typeId: 256, outcomes: 2 } },
  { id: 21, key: "cricket", type: "regular", priority: 7, main: { typeId: 340, outcomes: 2 }, secondary: null, tertiary: null },
  { id: 109, key: "cs2", type: "cyber", priority: 20, main: { typeId: 186, outcomes: 2 }, secondary: { typeId: 328, outcomes: 2 }, tertiary: { typeId: 327, outcomes: 2 } },
  { id: 110, key: "lol", type: "cyber", priority: 21, main: { typeId: 186, outcomes: 2 }, secondary: { typeId: 328, outcomes: 2 }, tertiary: { typeId: 327, outcomes: 2 } },
  { id: 111, key: "dota2", type: "cyber", priority: 22, main: { typeId: 186, outcomes: 2 }, secondary: { typeId: 328, outcomes: 2 }, tertiary: { typeId: 327, outcomes: 2 } },
  { id: 194, key: "valorant", type: "cyber", priority: 23, main: { typeId: 186, outcomes: 2 }, secondary: { typeId: 328, outcomes: 2 }, tertiary: { typeId: 327, outcomes: 2 } },
];
