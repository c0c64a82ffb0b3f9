import type { Selectable } from "kysely";
import type { BetLegsTable, BetsTable } from "./tables.ts";

export type LegRecord = Omit<Selectable<BetLegsTable>, "id">;

/** A bet as stored, with its legs in order. */
export interface BetRecord extends Omit<Selectable<BetsTable>, "sequence"> {
  readonly legs: readonly LegRecord[];
}

/** Statuses of bets that have a stake at risk. */
export const openStatuses = ["submitted", "waiting_results", "cashout_in_progress"] as const satisfies readonly BetRecord["status"][];

export function isOpen({ status }: Pick<BetRecord, "status">): boolean {
  return openStatuses.some((open) => open === status);
}
