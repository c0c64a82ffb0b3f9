import type { Store } from "../page/create-store.ts";
import { toSlipPorts } from "../slip/page-slip.ts";
import { createBetPorts } from "./bet-ports.ts";
import { createBets, type BetStore } from "./bets.ts";

const made = new WeakMap<Store, BetStore>();

/** The placed bets of a page: made when something first asks, so that pages without bets do not fetch their code before they are drawn. */
export function betsOf(store: Store): BetStore {
  const known = made.get(store);
  if (known !== undefined) return known;
  const bets = createBets({ ...store, ports: createBetPorts(toSlipPorts(store), store.locale) });
  made.set(store, bets);
  return bets;
}
