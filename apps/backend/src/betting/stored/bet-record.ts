import type { Selectable } from "kysely";
import type { BetLegsTable, BetsTable } from "../../database/tables.ts";

export type LegRecord = Omit<Selectable<BetLegsTable>, "id">;

/** A bet as stored, with its legs in order. */
export interface BetRecord extends Omit<Selectable<BetsTable>, "sequence"> {
  readonly legs: readonly LegRecord[];
}
