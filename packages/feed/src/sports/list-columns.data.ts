import type { SportKey } from "../core/source-match.ts";

/** The market type in a column of a sport's lists, and how many outcomes it has. */
interface ListColumn {
  readonly typeId: number;
  readonly outcomes: number;
}

/** The columns of a sport's lists; the second and third may be missing. */
export interface ListColumns {
  readonly main: ListColumn;
  readonly secondary: ListColumn | null;
  readonly tertiary: ListColumn | null;
}

/** The list columns of every sport. */
export const listColumns: Readonly<Record<SportKey, ListColumns>> = {
  soccer: { main: { typeId: 1, outcomes: 3 }, secondary: { typeId: 18, outcomes: 2 }, tertiary: { typeId: 16, outcomes: 2 } },
  tennis: { main: { typeId: 186, outcomes: 2 }, secondary: { typeId: 189, outcomes: 2 }, tertiary: { typeId: 187, outcomes: 2 } },
  basketball: { main: { typeId: 219, outcomes: 2 }, secondary: { typeId: 225, outcomes: 2 }, tertiary: { typeId: 223, outcomes: 2 } },
  "ice-hockey": { main: { typeId: 406, outcomes: 2 }, secondary: { typeId: 412, outcomes: 2 }, tertiary: { typeId: 410, outcomes: 2 } },
  "american-football": { main: { typeId: 219, outcomes: 2 }, secondary: { typeId: 225, outcomes: 2 }, tertiary: { typeId: 223, outcomes: 2 } },
  baseball: { main: { typeId: 251, outcomes: 2 }, secondary: { typeId: 258, outcomes: 2 }, tertiary: { typeId: 256, outcomes: 2 } },
  cricket: { main: { typeId: 340, outcomes: 2 }, secondary: null, tertiary: null },
  cs2: { main: { typeId: 186, outcomes: 2 }, secondary: { typeId: 328, outcomes: 2 }, tertiary: { typeId: 327, outcomes: 2 } },
  lol: { main: { typeId: 186, outcomes: 2 }, secondary: { typeId: 328, outcomes: 2 }, tertiary: { typeId: 327, outcomes: 2 } },
  dota2: { main: { typeId: 186, outcomes: 2 }, secondary: { typeId: 328, outcomes: 2 }, tertiary: { typeId: 327, outcomes: 2 } },
  valorant: { main: { typeId: 186, outcomes: 2 }, secondary: { typeId: 328, outcomes: 2 }, tertiary: { typeId: 327, outcomes: 2 } },
};
