import { betListingsOf } from "../../src/bets/bet-listings.ts";
import type { Bet, CashoutOffer } from "@touchline/contract/entities/bet";
import { money, type Money } from "@touchline/domain";
import { beginBetting } from "../../src/slip/begin-betting.ts";
import { betsOf } from "../../src/bets/bets.ts";
import {
  createStore,
  type BetEvent,
  type BetStore,
  type HttpAnswer,
  type HttpRequest,
  type ListedBet,
  type Store,
  type StorePorts,
} from "../../src/index.ts";
import { createFakePorts } from "../fake-ports.ts";
import { wireBetPage } from "./wire-bet.ts";

type ListName = "all" | "open" | "refused";

export const euros = (minor: number): Money => money(BigInt(minor), { currency: "EUR", subunits: 100 });

export const offerOf = (value: number | null, at = "2026-11-21T15:01:00.000Z"): CashoutOffer => ({
  status: value === null ? "suspended" : "offered",
  value,
  at,
});

/** A store whose player has bets, created for each test. */
export class BettingStore {
  /** Answers the calls of the sportsbook; unreachable until a test sets it. */
  answer: (request: HttpRequest) => HttpAnswer | Promise<HttpAnswer> = () => ({ type: "unreachable" });
  readonly fake = createFakePorts((request) => (request.path.startsWith("/platform/") ? { type: "unreachable" } : this.answer(request)));
  readonly store: Store;
  readonly bets: BetStore;
  readonly events: BetEvent[] = [];

  constructor(wire?: StorePorts["wire"]) {
    const { ports } = this.fake;
    this.store = createStore({ ports: wire === undefined ? ports : { ...ports, wire }, locale: "de", isServer: false });
    beginBetting(this.store);
    this.bets = betsOf(this.store);
    this.bets.onBetEvent((item) => this.events.push(item));
  }

  /** Puts bets on the first page of a list. */
  list(group: ListName, ...bets: readonly Bet[]): void {
    this.store.queries.take(betListingsOf(this.store).bets({ group, page: 1 }), wireBetPage(...bets));
  }

  listed(group: ListName = "all"): readonly ListedBet[] {
    return this.store.queries.peek(betListingsOf(this.store).bets({ group, page: 1 }))?.bets ?? [];
  }

  /** The first bet listed. */
  shown(): ListedBet {
    const [bet] = this.listed();
    if (bet === undefined) throw new Error("No bet is listed");
    return bet;
  }

  calls(): readonly HttpRequest[] {
    return this.fake.requests.filter(({ path }) => path === "/api/v2/bets/cashout");
  }
}
