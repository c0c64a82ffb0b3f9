import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { CashoutOffer } from "@touchline/contract/entities/bet";
import { type CashoutQuote, isCashoutRuleReached, money } from "@touchline/domain";
import { isDatabaseUnavailable } from "../../platform/database/run-transaction.ts";
import type { Jobs } from "../../platform/jobs/start-jobs.ts";
import { privateChannel, type RealtimePublisher } from "../../platform/realtime-publisher.ts";
import type { BettingContext } from "../bets/betting-context.ts";
import { type BetRecord, openStatuses } from "../../platform/database/bet-record.ts";
import { loadBets } from "../bets/load-bets.ts";
import { warmCustomBets } from "../bets/warm-legs.ts";
import { quoteBet, quoteToWire, snapshotBet } from "../bets/cashout-offer.ts";
import { hasWaitingRule } from "../bets/bet-to-wire.ts";

/** Ids of open bets by player, and which of them have a rule. Only followed bets are loaded in full. */
interface OpenBets {
  readonly byPlayer: ReadonlyMap<string, ReadonlySet<string>>;
  hasRule(betId: string): boolean;
  /** Queues a changed bet for the next refresh. */
  markChanged(playerId: string, betId: string): void;
  /** Reads the bets that changed since the last refresh; returns their ids. */
  refresh(): Promise<readonly string[]>;
}

interface State {
  readonly id: string;
  readonly playerId: string;
  readonly isOpen: boolean;
  readonly hasRule: boolean;
}

const idsPerQuery = 500;

function stateQuery({ database }: BettingContext) {
  return database
    .selectFrom("bets")
    .select(["id", "player_id as playerId"])
    .select((select) => select("status", "in", openStatuses).as("isOpen"))
    .select((select) => select.and([select("cashout_rule", "is not", null), select("cashout_rule_done", "=", false)]).as("hasRule"));
}

async function readStates(context: BettingContext, ids: readonly string[]): Promise<readonly State[]> {
  const states: State[] = [];
  for (let from = 0; from < ids.length; from += idsPerQuery) {
    const rows = await stateQuery(context)
      .where("id", "in", ids.slice(from, from + idsPerQuery))
      .execute();
    states.push(...rows.map((row) => ({ ...row, isOpen: row.isOpen === true, hasRule: row.hasRule === true })));
  }
  return states;
}

/** Loads the ids of all open bets. */
async function createOpenBets(context: BettingContext): Promise<OpenBets> {
  const byPlayer = new Map<string, Set<string>>();
  const withRule = new Set<string>();
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
  const take = ({ id, playerId, isOpen, hasRule }: State): void => {
    if (isOpen) add(playerId, id);
    else remove(playerId, id);
    if (isOpen && hasRule) withRule.add(id);
    else withRule.delete(id);
  };
  const rows = await stateQuery(context).where("status", "in", openStatuses).execute();
  for (const row of rows) take({ ...row, isOpen: true, hasRule: row.hasRule === true });
  return {
    byPlayer,
    hasRule: (betId) => withRule.has(betId),
    markChanged(playerId, betId) {
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

/** Publishes offers to online players and evaluates the cash-out rules of all open bets. */
export interface OfferFollower {
  /** Called after a change of a bet was committed. */
  onBetChanged(playerId: string, betId: string): void;
  /** Prices every followed bet at once. */
  pass(): Promise<void>;
  stop(): Promise<void>;
}

export interface FollowerOptions {
  readonly context: BettingContext;
  readonly jobs: Jobs;
  readonly publisher: RealtimePublisher;
  readonly locales: readonly string[];
  /** Executes the rule of a bet whose value was reached. */
  readonly onReached: (betId: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

const passEveryMs = 1_000;
/** Number of bets or players processed before the event loop may run other work. */
const sliceSize = 100;
/** A bet that cannot be priced is skipped for this long. */
const failedForMs = 10_000;

interface Followed {
  readonly bet: BetRecord;
  /** Key of its snapshot at the last pass. */
  key: string;
  sent: Pick<CashoutOffer, "status" | "value"> | null;
  failedUntilMs: number;
}

/** A bet to price and the channels on which its offer is published. */
interface Wanted {
  readonly betId: string;
  readonly channels: readonly string[];
}

function isReached(bet: BetRecord, quote: CashoutQuote): boolean {
  const value = bet.cashout_rule_value;
  return bet.status === "waiting_results" && value !== null && hasWaitingRule(bet) && isCashoutRuleReached(quote, money(value, bet));
}

/** Once a second, prices the followed bets whose legs have changed and publishes the offers that have changed. */
export async function followOffers(options: FollowerOptions): Promise<OfferFollower> {
  const { context, publisher, locales, onReached, onError } = options;
  const open = await createOpenBets(context);
  const followed = new Map<string, Followed>();

  const interestedChannels = (playerId: string): readonly string[] =>
    locales.map((locale) => privateChannel(locale, playerId)).filter((channel) => publisher.hasInterest(channel));

  /** The bets to price, in slices; the channels of a player are read only when their slice is built. */
  function* wantedSlices(): Generator<readonly Wanted[]> {
    let slice: Wanted[] = [];
    let players = 0;
    for (const [playerId, ids] of open.byPlayer) {
      const channels = interestedChannels(playerId);
      players += 1;
      for (const betId of ids) {
        if (channels.length > 0 || open.hasRule(betId)) slice.push({ betId, channels });
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

  /** Obtains the prices of custom bets before they are read; otherwise their offers would be suspended after every price change. */
  const obtainCustom = async (wanted: readonly Wanted[]): Promise<void> => {
    const bets = wanted.flatMap(({ betId }) => followed.get(betId)?.bet ?? []).filter(({ type }) => type === "custom_bet");
    if (bets.length > 0) await warmCustomBets(context.book, bets);
  };

  const send = (item: Followed, quote: CashoutQuote, channels: readonly string[]): void => {
    const cashout = quoteToWire(quote, context.clock);
    if (item.sent?.status === cashout.status && item.sent.value === cashout.value) return;
    item.sent = cashout;
    const data = { bet_id: item.bet.id, cashout };
    for (const channel of channels) void publisher.publish(channel, { event: "bet_cashout_changed", sent_at: Date.now(), data });
  };

  const reprice = async (item: Followed, channels: readonly string[]): Promise<void> => {
    const snapshot = snapshotBet(item.bet, context, { fresh: false });
    if (snapshot.key === item.key) return;
    item.key = snapshot.key;
    const quote = quoteBet(item.bet, snapshot, context);
    send(item, quote, channels);
    // A suspended custom bet is priced at every pass: it waits for the scenarios of its match, not for its legs.
    if (quote.type === "suspended" && item.bet.type === "custom_bet") item.key = "";
    if (!isReached(item.bet, quote)) return;
    // A rule that could not be executed is tried again at the next pass.
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
      await obtainCustom(slice);
      for (const wanted of slice) await repriceOrWait(wanted);
      await yieldToEventLoop();
    }
    return null;
  };
  const job = options.jobs.start({ name: "cashout-offers", run: passOnce, everyMs: passEveryMs, depth: () => followed.size });
  return { onBetChanged: open.markChanged, pass: job.flush, stop: job.stop };
}
