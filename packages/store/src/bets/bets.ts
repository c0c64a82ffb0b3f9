import type { NotificationSent } from "@touchline/contract/channels/events";
import { type CashoutShare, type Money, wireToMoney } from "@touchline/domain";
import type { Bet as WireBet, CashoutOffer } from "@touchline/contract/entities/bet";
import { type ListedBet, type ListedRule, wireToListedBet } from "../slip/placement/wire-bet.ts";
import type { StorePorts } from "../core/ports.ts";
import type { ApiClient } from "../core/api-client.ts";
import { endpoints } from "../core/endpoints.data.ts";
import { findListedBet, mergeCashoutOffer, mergeListedBet } from "./bet-listings.ts";
import type { SessionStore } from "../player/session.ts";
import type { SlipStore } from "../slip/slip-state.ts";
import { type BetCashouts, createBetCashouts } from "./bet-cashouts.ts";
import type { BetEdit, EditOutcome } from "./edit-bet.ts";
import { type LegChoice, legToday, loadLegs, type TodaySource } from "./leg-today.ts";
import type { RepeatedBet } from "./bet-actions.ts";

/** Something that happened to a bet while the player was elsewhere: told once, by an alert. */
export type BetNews =
  | { readonly type: "settled"; readonly betId: string; readonly ref: string; readonly result: ListedBet["result"]; readonly paid: Money }
  | { readonly type: "rejected"; readonly betId: string; readonly ref: string }
  | { readonly type: NoticeType; readonly betId: string; readonly ref: string };

type NoticeType = "vipAccepted" | "vipRejected" | "cashoutDone" | "cashoutRefused" | "ruleReached" | "ruleDone" | "ruleRefused";

const noticeByKey: Readonly<Record<string, NoticeType>> = {
  "vip_bet.accepted": "vipAccepted",
  "vip_bet.rejected": "vipRejected",
  "cashout.done": "cashoutDone",
  "cashout.refused": "cashoutRefused",
  "cashout_rule.reached": "ruleReached",
  "cashout_rule.done": "ruleDone",
  "cashout_rule.refused": "ruleRefused",
};

/** News of a bet that changed; null where there is nothing to tell. A VIP bet's refusal comes as a notification. */
function newsOfChange(before: ListedBet | undefined, after: ListedBet): BetNews | null {
  if (before === undefined || before.status === after.status) return null;
  const { id: betId, ref, result } = after;
  if (after.status === "done") return { type: "settled", betId, ref, result, paid: after.win };
  return after.status === "rejected" && !after.isVip ? { type: "rejected", betId, ref } : null;
}

/** News of a notification about a bet; null for keys that are not known. */
function newsOfNotification({ key, bet_id, bet_ref }: NotificationSent["data"]): BetNews | null {
  const type = noticeByKey[key];
  return type === undefined || bet_id === null ? null : { type, betId: bet_id, ref: bet_ref ?? "" };
}

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

/** What placed bets need of the page. */
export interface BetsPage extends TodaySource {
  readonly api: ApiClient;
  readonly ports: StorePorts;
  readonly slip: Pick<SlipStore, "getState" | "dispatch" | "setPanel">;
  readonly session: Pick<SessionStore, "refreshBalances">;
}

const notSent: EditOutcome = { type: "offerRefused", reason: "other", offer: null };

/** Makes the store of placed bets. */
function createBets(page: BetsPage): BetStore {
  const { api, queries, listings } = page;
  const { client } = queries;
  const listeners = new Set<(news: BetNews) => void>();
  const cashouts = createBetCashouts(page, takeAnswer);

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
    void page.session.refreshBalances();
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
      const outcome = part === null ? notSent : await part.editBet(page, edit);
      if (outcome.type === "edited") {
        takeAnswer(outcome.closed);
        void client.invalidateQueries({ queryKey: ["bets"] });
      }
      return outcome;
    },
    async repeat(bet) {
      const part = await import("./bet-actions.ts").catch(() => null);
      return part === null ? { addedCount: 0, gone: [] } : part.repeatBet(page, bet);
    },
    loadLegs: async (legs) => loadLegs(page, legs),
    legToday: (leg) => legToday(page, leg),
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
      const part = await import("./bet-actions.ts").catch(() => null);
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

const made = new WeakMap<BetsPage, BetStore>();

/** The placed bets of a page: made when something first asks, so that pages without bets do not fetch their code before they are drawn. */
export function betsOf(page: BetsPage): BetStore {
  const known = made.get(page);
  if (known !== undefined) return known;
  const bets = createBets(page);
  made.set(page, bets);
  return bets;
}
