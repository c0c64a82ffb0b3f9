import type { BetListQuery } from "@touchline/contract/http/bets";
import { betStatusesByGroup, type BetGroup } from "@touchline/domain";
import type { Static } from "typebox";

/** Which of the player's bets a list shows; refused ones only where they are asked for (decisions U). */
export interface BetFilter {
  readonly group: "all" | BetGroup;
  readonly result?: "win" | "lose" | "refund";
  readonly page: number;
}

/** Bets of one reading (spec.md 9). */
const pageSize = 500;

/** Writes a filter as the list's query. */
export function betFilterToQuery({ group, result, page }: BetFilter): Static<typeof BetListQuery> {
  return {
    page,
    limit: pageSize,
    ...(group === "all" ? {} : { status: [...betStatusesByGroup[group]] }),
    ...(result === undefined ? {} : { result }),
  };
}
