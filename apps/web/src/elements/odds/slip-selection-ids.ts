import { slipSelections, type Slip } from "@touchline/domain";

const idsByBets = new WeakMap<Slip["bets"], ReadonlySet<string>>();

/** Ids of what is on a slip, made once for each state of it. */
export function slipSelectionIds(slip: Slip): ReadonlySet<string> {
  const known = idsByBets.get(slip.bets);
  if (known !== undefined) return known;
  const ids = new Set(slipSelections(slip).map(({ id }) => id));
  idsByBets.set(slip.bets, ids);
  return ids;
}
