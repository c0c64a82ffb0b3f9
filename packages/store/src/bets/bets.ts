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
import { type LegChoice, currentSelection, loadLegPrices, type PriceSource } from "./current-selection.ts";
import type { RepeatedBet } from "./bet-actions.ts";

/** A change of a bet that is shown once, as an alert. */
export type BetEvent =
  | { readonly type: "settled"; readonly betId: string; readonly ref: string; readonly result: ListedBet["result"]; readonly paid: Money }
  | { readonly type: "rejected"; readonly betId: string; readonly ref: string }
  | { readonly type: NoticeType; readonly betId: string; readonly ref: string }
  /** A message with the operator's own texts. */
  | { readonly type: "message"; readonly betId: string | null; readonly title: string; readonly text: string };

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

/** The event of a changed bet; null for changes without an alert. The refusal of a VIP bet arrives as a notification instead. */
function toChangeEvent(before: ListedBet | undefined, after: ListedBet): BetEvent | null {
  if (before === undefined || before.status === after.status) return null;
  const { id: betId, ref, result } = after;
  if (after.status === "done") return { type: "settled", betId, ref, result, paid: after.win };
  return after.status === "rejected" && !after.isVip ? { type: "rejected", betId, ref } : null;
}

/** The event of a notification, by its key or with its texts; null for unknown keys without texts. */
function toNotificationEvent({ key, bet_id, bet_ref, title, body }: NotificationSent["data"]): BetEvent | null {
  const type = noticeByKey[key];
  if (type !== undefined && bet_id !== null) return { type, betId: bet_id, ref: bet_ref ?? "" };
  return title === undefined ? null : { type: "message", betId: bet_id, title, text: body ?? "" };
}

/** The result of changing a cash-out rule; `outOfRange` when the value can never be offered. */
export type RuleOutcome = "saved" | "outOfRange" | "failed";

/** The player's placed bets: actions on them, and their changes. */
export interface BetStore {
  readonly cashouts: BetCashouts;
  saveRule(bet: ListedBet, rule: Pick<ListedRule, "action" | "at">): Promise<RuleOutcome>;
  removeRule(bet: ListedBet): Promise<RuleOutcome>;
  edit(edit: BetEdit): Promise<EditOutcome>;
  repeat(bet: ListedBet): Promise<RepeatedBet>;
  /** Creates a code that shares the bet without its stake; null when that fails. */
  createShareCode(bet: ListedBet): Promise<string | null>;
  loadLegPrices(legs: readonly LegChoice[]): Promise<void>;
  currentSelection(leg: LegChoice): ReturnType<typeof currentSelection>;
  /** The smallest stake that may remain after a partial cash-out. */
  smallestStake(bet: ListedBet): CashoutShare["smallestStake"];
  betChanged(wire: WireBet): void;
  cashoutChanged(betId: string, offer: CashoutOffer): void;
  notified(notification: NotificationSent["data"]): void;
  /** Calls the listener for each change that is shown as an alert. */
  onBetEvent(listener: (event: BetEvent) => void): () => void;
}

/** What placed bets need from the page. */
export interface BetsPage extends PriceSource {
  readonly api: ApiClient;
  readonly ports: StorePorts;
  readonly slip: Pick<SlipStore, "getState" | "dispatch" | "setPanel">;
  readonly session: Pick<SessionStore, "refreshBalances">;
}

const notSent: EditOutcome = { type: "offerRefused", reason: "other", offer: null };

/** Creates the store of placed bets. */
function createBets(page: BetsPage): BetStore {
  const { api, queries, listings } = page;
  const { client } = queries;
  const listeners = new Set<(event: BetEvent) => void>();
  const cashouts = createBetCashouts(page, takeAnswer);

  function emit(event: BetEvent | null): void {
    if (event !== null) for (const listener of listeners) listener(event);
  }

  function takeBet(after: ListedBet): ListedBet | undefined {
    const before = findListedBet(client, after.id);
    mergeListedBet(client, after);
    return before;
  }

  /** Applies a bet from an answer, and refreshes the balance without waiting for realtime. */
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
      // Nothing is sent when the code fails to load.
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
    loadLegPrices: async (legs) => loadLegPrices(page, legs),
    currentSelection: (leg) => currentSelection(page, leg),
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
      emit(toChangeEvent(before, after));
    },
    cashoutChanged(betId, offer) {
      mergeCashoutOffer(client, betId, offer);
      cashouts.offerMoved(betId, findListedBet(client, betId)?.cashout?.value ?? null);
    },
    notified: (notification) => emit(toNotificationEvent(notification)),
    onBetEvent(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const storeByPage = new WeakMap<BetsPage, BetStore>();

/** The placed bets of a page, created on first use, so that pages without bets do not load this code before the first render. */
export function betsOf(page: BetsPage): BetStore {
  const known = storeByPage.get(page);
  if (known !== undefined) return known;
  const bets = createBets(page);
  storeByPage.set(page, bets);
  return bets;
}
