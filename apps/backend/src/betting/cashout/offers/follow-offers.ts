import { setImmediate as breathe } from "node:timers/promises";
import type { CashoutOffer } from "@touchline/contract/entities/bet";
import { isCashoutRuleReached, money, type CashoutQuote } from "@touchline/domain";
import type { RealtimePublisher } from "../../../realtime/publisher.ts";
import type { BettingContext } from "../../betting-context.ts";
import { privateChannel } from "../../outbox.ts";
import type { BetRecord } from "../../stored/bet-record.ts";
import { loadBets } from "../../stored/load-bets.ts";
import { hasWaitingRule } from "../cashout-rules.ts";
import { lookAtBet, quoteBet, quoteToWire } from "./offer-bet.ts";
import { createOpenBets } from "./open-bets.ts";

/** Keeps the offers of open bets current for players who are there, and the rules of all. */
export interface OfferFollower {
  /** A bet of the player changed; its new state is committed. */
  note(playerId: string, betId: string): void;
  /** Prices every followed bet now. */
  pass(): Promise<void>;
  stop(): Promise<void>;
}

export interface FollowerOptions {
  readonly context: BettingContext;
  readonly publisher: RealtimePublisher;
  readonly locales: readonly string[];
  /** Lets the rule of a bet act. */
  readonly onReached: (betId: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

const passEveryMs = 1_000;
const loadAtOnce = 500;
const betsBetweenBreaths = 100;

interface Followed {
  readonly bet: BetRecord;
  /** What its legs looked like at the last pass. */
  key: string;
  sent: Pick<CashoutOffer, "status" | "value"> | null;
}

/** A bet to be priced and who hears of it. */
interface Wanted {
  readonly betId: string;
  readonly channels: readonly string[];
}

function isReached(bet: BetRecord, quote: CashoutQuote): boolean {
  const value = bet.cashout_rule_value;
  return bet.status === "waiting_results" && value !== null && hasWaitingRule(bet) && isCashoutRuleReached(quote, money(value, bet));
}

/** Looks at the legs of followed bets once a second: equal looks cost no pricing, and equal offers are not sent again. */
export async function followOffers(options: FollowerOptions): Promise<OfferFollower> {
  const { context, publisher, locales, onReached, onError } = options;
  const open = await createOpenBets(context);
  const followed = new Map<string, Followed>();
  let passing: Promise<void> | null = null;

  const wantedBets = (): readonly Wanted[] => {
    const wanted: Wanted[] = [];
    for (const [playerId, ids] of open.byPlayer) {
      const channels = locales.map((locale) => privateChannel(locale, playerId)).filter((channel) => publisher.hasInterest(channel));
      for (const betId of ids) {
        if (channels.length > 0 || open.isRuled(betId)) wanted.push({ betId, channels });
        else followed.delete(betId);
      }
    }
    return wanted;
  };

  const load = async (ids: readonly string[]): Promise<void> => {
    for (let from = 0; from < ids.length; from += loadAtOnce) {
      const bets = await loadBets(context.database, ids.slice(from, from + loadAtOnce));
      for (const bet of bets) followed.set(bet.id, { bet, key: "", sent: null });
    }
  };

  const send = (item: Followed, quote: CashoutQuote, channels: readonly string[]): void => {
    const cashout = quoteToWire(quote, context.clock);
    if (item.sent?.status === cashout.status && item.sent.value === cashout.value) return;
    item.sent = cashout;
    const data = { bet_id: item.bet.id, cashout };
    for (const channel of channels) publisher.publish(channel, { event: "bet_cashout_changed", sent_at: Date.now(), data });
  };

  const reprice = async ({ betId, channels }: Wanted): Promise<void> => {
    const item = followed.get(betId);
    if (item === undefined || item.bet.status === "submitted") return;
    const look = lookAtBet(item.bet, context);
    if (look.key === item.key) return;
    item.key = look.key;
    const quote = quoteBet(item.bet, look, context);
    send(item, quote, channels);
    if (!isReached(item.bet, quote)) return;
    // A rule that could not act is asked again at the next pass.
    item.key = "";
    await onReached(betId);
  };

  const passOnce = async (): Promise<void> => {
    for (const id of await open.refresh()) followed.delete(id);
    const wanted = wantedBets();
    await load(wanted.filter(({ betId }) => !followed.has(betId)).map(({ betId }) => betId));
    for (const [index, one] of wanted.entries()) {
      await reprice(one).catch(onError);
      if (index % betsBetweenBreaths === betsBetweenBreaths - 1) await breathe();
    }
  };
  const pass = (): Promise<void> => (passing ??= passOnce().finally(() => (passing = null)));
  const timer = setInterval(() => void pass().catch(onError), passEveryMs);
  return {
    note: open.note,
    async pass() {
      await passing;
      await pass();
    },
    async stop() {
      clearInterval(timer);
      await passing?.catch(onError);
    },
  };
}
