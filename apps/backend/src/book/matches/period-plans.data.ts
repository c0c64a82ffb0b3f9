import type { SportKey } from "@touchline/feed";

/** How a match of one sport is divided into periods. */
export interface PeriodPlan {
  /** Kinds of the events that open and close a period. */
  readonly opens: string;
  readonly closes: string;
  /** Selects the name: `half`, `set`, `map`. */
  readonly type: string;
  /** Periods of regular time; later ones are overtime. */
  readonly regular: number;
  /** Usual wall time of one period, including stops. */
  readonly plannedSeconds: number;
  readonly overtimeSeconds: number;
  /** Weight of each kind of event in the momentum; null if the feed has too few events. */
  readonly pressure: Readonly<Record<string, number>> | null;
  /** Length of one bar of the momentum. */
  readonly everySeconds: number;
}

const endless = Number.POSITIVE_INFINITY;
const clocked = { opens: "period_start", closes: "period_end", overtimeSeconds: 900, everySeconds: 90 };
const maps = { opens: "map_start", closes: "map_won", type: "map", regular: endless, overtimeSeconds: 900, pressure: null, everySeconds: 60 };

export const periodPlans: Readonly<Record<SportKey, PeriodPlan>> = {
  soccer: { ...clocked, type: "half", regular: 2, plannedSeconds: 2_880, pressure: { goal: 4, corner: 2 }, everySeconds: 60 },
  basketball: { ...clocked, type: "quarter", regular: 4, plannedSeconds: 1_500, pressure: { point: 1 } },
  "ice-hockey": { ...clocked, type: "period", regular: 3, plannedSeconds: 2_280, pressure: { goal: 3, shot: 1 } },
  "american-football": { ...clocked, type: "quarter", regular: 4, plannedSeconds: 2_520, pressure: null },
  baseball: { ...clocked, type: "inning", regular: endless, plannedSeconds: 1_200, pressure: null },
  tennis: { ...clocked, closes: "set_won", type: "set", regular: endless, plannedSeconds: 2_400, pressure: { point: 1 } },
  cricket: { ...clocked, opens: "innings_start", closes: "innings_end", type: "innings", regular: endless, plannedSeconds: 5_600, pressure: null },
  cs2: { ...maps, plannedSeconds: 2_700 },
  valorant: { ...maps, plannedSeconds: 2_700 },
  lol: { ...maps, plannedSeconds: 2_000 },
  dota2: { ...maps, plannedSeconds: 2_400 },
};
