import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { CashoutOffer } from "@touchline/contract/entities/bet";
import { type CashoutQuote, isCashoutRuleReached, money } from "@touchline/domain";
import { isDatabaseUnavailable } from "../../database/run-transaction.ts";
import type { Jobs } from "../../jobs/start-jobs.ts";
import type { RealtimePublisher } from "../../realtime/publisher.ts";
import type { BettingContext } from "../betting-context.ts";
import { privateChannel } from "../publish-message.ts";
import type { BetRecord } from "../stored/bet-record.ts";
import { loadBets } from "../stored/load-bets.ts";
import { lookAtBet, quoteBet, quoteToWire } from "./cashout-offer.ts";
import { hasWaitingRule } from "./cashout-rules.ts";

/** Ids of open bets by player, and which of them carry a rule; rows are read in full only for bets that are followed. */
export interface OpenBets {
  readonly byPlayer: ReadonlyMap<string, ReadonlySet<string>>;
  isRuled(betId: string): boolean;
  /** A bet of the player changed. */
  note(playerId: string, betId: string): void;
  /** Reads what changed since the last time; answers the ids. */
  refresh(): Promise<readonly string[]>;
}

interface State {
  readonly id: string;
  readonly playerId: string;
  readonly isOpen: boolean;
  readonly isRuled: boolean;
}

const openStatuses = ["submitted", "waiting_results", "cashout_in_progress"] as const;
const readAtOnce = 500;

function stateQuery({ database }: BettingContext) {
  return database
    .selectFrom("bets")
    .select(["id", "player_id as playerId"])
    .select((select) => select("status", "in", openStatuses).as("isOpen"))
    .select((select) => select.and([select("cashout_rule", "is not", null), select("cashout_rule_done", "=", false)]).as("isRuled"));
}

async function readStates(context: BettingContext, ids: readonly string[]): Promise<readonly State[]> {
  const states: State[] = [];
  for (let from = 0; from < ids.length; from += readAtOnce) {
    const rows = await stateQuery(context)
      .where("id", "in", ids.slice(from, from + readAtOnce))
      .execute();
    states.push(...rows.map((row) => ({ ...row, isOpen: row.isOpen === true, isRuled: row.isRuled === true })));
  }
  return states;
}

/** Knows every open bet from the start on. */
export async function createOpenBets(context: BettingContext): Promise<OpenBets> {
  const byPlayer = new Map<string, Set<string>>();
  const ruled = new Set<string>();
  const changed = new Set<string>();
  const add = (playerId: string, betId: string): void => {
    const known = byPlayer.get(playerId);
    if (known === undefined) byPlayer.set(playerId, new Set([betId]));
    else known.add(betId);
  };
  const remove = (playerId: string, betId: string): void => {
    const known = byPlayer.get(playerId);
    known?.delete(betId);
    if (known?.size === 0) byPlayer.delete(playerId);
  };
  const take = ({ id, playerId, isOpen, isRuled }: State): void => {
    if (isOpen) add(playerId, id);
    else remove(playerId, id);
    if (isOpen && isRuled) ruled.add(id);
    else ruled.delete(id);
  };
  const rows = await stateQuery(context).where("status", "in", openStatuses).execute();
  for (const row of rows) take({ ...row, isOpen: true, isRuled: row.isRuled === true });
  return {
    byPlayer,
    isRuled: (betId) => ruled.has(betId),
    note(playerId, betId) {
      add(playerId, betId);
      changed.add(betId);
    },
    async refresh() {
      const ids = [...changed];
      const states = await readStates(context, ids);
      for (const id of ids) changed.delete(id);
      for (const state of states) take(state);
      return ids;
    },
  };
}

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
  readonly jobs: Jobs;
  readonly publisher: RealtimePublisher;
  readonly locales: readonly string[];
  /** Lets the rule of a bet act. */
  readonly onReached: (betId: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

const passEveryMs = 1_000;
/** How many bets or players are worked on before others have their turn. */
const sliceSize = 100;
/** How long a bet that cannot be priced is left out. */
const failedForMs = 10_000;

interface Followed {
  readonly bet: BetRecord;
  /** What its legs looked like at the last pass. */
  key: string;
  sent: Pick<CashoutOffer, "status" | "value"> | null;
  failedUntilMs: number;
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

/** Prices followed bets once a second: only those whose legs changed, and only offers that changed are sent. */
export async function followOffers(options: FollowerOptions): Promise<OfferFollower> {
  const { context, publisher, locales, onReached, onError } = options;
  const open = await createOpenBets(context);
  const followed = new Map<string, Followed>();

  const interestedChannels = (playerId: string): readonly string[] =>
    locales.map((locale) => privateChannel(locale, playerId)).filter((channel) => publisher.hasInterest(channel));

  /** The bets to be priced, a slice at a time: the channels of a player are named when their turn comes. */
  function* wantedSlices(): Generator<readonly Wanted[]> {
    let slice: Wanted[] = [];
    let players = 0;
    for (const [playerId, ids] of open.byPlayer) {
      const channels = interestedChannels(playerId);
      players += 1;
      for (const betId of ids) {
        if (channels.length > 0 || open.isRuled(betId)) slice.push({ betId, channels });
        else followed.delete(betId);
        if (slice.length < sliceSize && players < sliceSize) continue;
        yield slice;
        slice = [];
        players = 0;
      }
    }
    yield slice;
  }

  const load = async (wanted: readonly Wanted[]): Promise<void> => {
    const ids = wanted.filter(({ betId }) => !followed.has(betId)).map(({ betId }) => betId);
    for (const bet of await loadBets(context.database, ids)) followed.set(bet.id, { bet, key: "", sent: null, failedUntilMs: 0 });
  };

  const send = (item: Followed, quote: CashoutQuote, channels: readonly string[]): void => {
    const cashout = quoteToWire(quote, context.clock);
    if (item.sent?.status === cashout.status && item.sent.value === cashout.value) return;
    item.sent = cashout;
    const data = { bet_id: item.bet.id, cashout };
    for (const channel of channels) publisher.publish(channel, { event: "bet_cashout_changed", sent_at: Date.now(), data });
  };

  const reprice = async (item: Followed, channels: readonly string[]): Promise<void> => {
    const look = lookAtBet(item.bet, context);
    if (look.key === item.key) return;
    item.key = look.key;
    const quote = quoteBet(item.bet, look, context);
    send(item, quote, channels);
    // A custom bet waits for the scenarios of its match, whatever its legs look like.
    if (quote.type === "suspended" && item.bet.type === "custom_bet") item.key = "";
    if (!isReached(item.bet, quote)) return;
    // A rule that could not act is asked again at the next pass.
    item.key = "";
    await onReached(item.bet.id);
  };

  const repriceOrWait = async ({ betId, channels }: Wanted): Promise<void> => {
    const item = followed.get(betId);
    if (item === undefined || item.bet.status === "submitted" || item.failedUntilMs > Date.now()) return;
    try {
      await reprice(item, channels);
    } catch (error) {
      item.key = "";
      if (!isDatabaseUnavailable(error)) item.failedUntilMs = Date.now() + failedForMs;
      onError(error);
    }
  };

  const passOnce = async (): Promise<null> => {
    for (const id of await open.refresh()) followed.delete(id);
    for (const slice of wantedSlices()) {
      await load(slice);
      for (const wanted of slice) await repriceOrWait(wanted);
      await yieldToEventLoop();
    }
    return null;
  };
  const job = options.jobs.start({ name: "cashout-offers", run: passOnce, everyMs: passEveryMs, depth: () => followed.size });
  return { note: open.note, pass: job.flush, stop: job.stop };
}
