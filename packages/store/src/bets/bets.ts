import type { NotificationSent } from "@touchline/contract/channels/events";
import type { Bet as WireBet, CashoutOffer } from "@touchline/contract/entities/bet";
import { wireToMoney, type CashoutShare, type Money } from "@touchline/domain";
import type { ApiClient } from "../core/api-client.ts";
import { endpoints } from "../core/endpoints.data.ts";
import { wireToListedBet, type ListedBet, type ListedRule } from "../slip/placement/wire-bet.ts";
import { findListedBet, mergeCashoutOffer, mergeListedBet } from "./merge-listed-bet.ts";
import type { SessionStore } from "../player/session.ts";
import type { SlipStore } from "../slip/slip-state.ts";
import { createBetCashouts, type BetCashouts } from "./bet-cashouts.ts";
import { newsOfChange, newsOfNotification, type BetNews } from "./bet-news.ts";
import type { BetPorts } from "./bet-ports.ts";
import type { BetEdit, EditOutcome } from "./edit-bet.ts";
import { legToday, loadLegs, type LegChoice, type TodaySource } from "./leg-today.ts";
import type { RepeatedBet } from "./repeat-bet.ts";

/** What a change of a rule came to; `outOfRange` when the value can never be offered. */
export type RuleOutcome = "saved" | "outOfRange" | "failed";

/** The player's placed bets: what the page does with them, and what it hears of them. */
export interface BetStore {
  readonly cashouts: BetCashouts;
  saveRule(bet: ListedBet, rule: Pick<ListedRule, "action" | "at">): Promise<RuleOutcome>;
  removeRule(bet: ListedBet): Promise<RuleOutcome>;
  edit(edit: BetEdit): Promise<EditOutcome>;
  repeat(bet: ListedBet): Promise<RepeatedBet>;
  /** A code under which others find the bet, without its money; null when there is none to be had now. */
  createShareCode(bet: ListedBet): Promise<string | null>;
  loadLegs(legs: readonly LegChoice[]): Promise<void>;
  legToday(leg: LegChoice): ReturnType<typeof legToday>;
  /** The smallest stake that may run on after a part was cashed out. */
  smallestStake(bet: ListedBet): CashoutShare["smallestStake"];
  betChanged(wire: WireBet): void;
  cashoutChanged(betId: string, offer: CashoutOffer): void;
  notified(notification: NotificationSent["data"]): void;
  /** Hears of what is worth an alert. */
  onNews(listener: (news: BetNews) => void): () => void;
}

interface BetStoreOptions extends TodaySource {
  readonly api: ApiClient;
  readonly ports: BetPorts;
  readonly slip: Pick<SlipStore, "getState" | "dispatch" | "setPanel">;
  readonly session: Pick<SessionStore, "refreshBalances">;
}

const notSent: EditOutcome = { type: "offerRefused", reason: "other", offer: null };

/** Makes the store of placed bets. */
export function createBets(options: BetStoreOptions): BetStore {
  const { api, ports, queries, listings } = options;
  const { client } = queries;
  const listeners = new Set<(news: BetNews) => void>();
  const cashouts = createBetCashouts(ports, takeAnswer);

  function tell(news: BetNews | null): void {
    if (news !== null) for (const listener of listeners) listener(news);
  }

  function takeBet(after: ListedBet): ListedBet | undefined {
    const before = findListedBet(client, after.id);
    mergeListedBet(client, after);
    return before;
  }

  /** What an answer says of a bet: its money has moved, whether or not realtime tells. */
  function takeAnswer(after: ListedBet): void {
    takeBet(after);
    void options.session.refreshBalances();
  }

  function smallestStake({ stake }: ListedBet): Money {
    const minor = queries.peek(listings.settings())?.min_stake[stake.currency];
    return wireToMoney({ currency: stake.currency, subunits: stake.subunits, value: minor ?? 1 });
  }

  return {
    cashouts,
    smallestStake,
    edit: async (edit) => {
      const part = await import("./edit-bet.ts").catch(() => null);
      // Without its code nothing was sent.
      const outcome = part === null ? notSent : await part.editBet(ports, edit);
      if (outcome.type === "edited") {
        takeAnswer(outcome.closed);
        void client.invalidateQueries({ queryKey: ["bets"] });
      }
      return outcome;
    },
    async repeat(bet) {
      const part = await import("./repeat-bet.ts").catch(() => null);
      return part === null ? { addedCount: 0, gone: [] } : part.repeatBet(options, bet);
    },
    loadLegs: async (legs) => loadLegs(options, legs),
    legToday: (leg) => legToday(options, leg),
    async saveRule(bet, { action, at }) {
      const body = { action, at_value: Number(at.minor) };
      const answer = await api.call(endpoints.saveCashoutRule, { params: { id: bet.id }, body });
      if (answer.ok) takeBet(wireToListedBet(answer.value));
      if (answer.ok) return "saved";
      return answer.error.type === "refused" && answer.error.code === "rule_value_out_of_range" ? "outOfRange" : "failed";
    },
    async removeRule(bet) {
      const answer = await api.call(endpoints.removeCashoutRule, { params: { id: bet.id } });
      if (answer.ok) takeBet(wireToListedBet(answer.value));
      return answer.ok ? "saved" : "failed";
    },
    async createShareCode(bet) {
      const part = await import("./share-bet.ts").catch(() => null);
      return part === null ? null : part.shareBet(api, bet);
    },
    betChanged(wire) {
      const after = wireToListedBet(wire);
      const before = takeBet(after);
      cashouts.betChanged(before, after);
      tell(newsOfChange(before, after));
    },
    cashoutChanged(betId, offer) {
      mergeCashoutOffer(client, betId, offer);
      cashouts.offerMoved(betId, findListedBet(client, betId)?.cashout?.value ?? null);
    },
    notified: (notification) => tell(newsOfNotification(notification)),
    onNews(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
