import type { OperatorAccounts } from "../wallet/operator-accounts.ts";
import type { Book } from "../book/book.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { Jobs } from "../platform/jobs/start-jobs.ts";
import type { RealtimePublisher } from "../platform/realtime-publisher.ts";
import type { BettingContext } from "./bets/betting-context.ts";
import { startCashout, type Cashout } from "./cashout/start-cashout.ts";
import { startPendingBets } from "./pending-bets.ts";
import type { BetRecord } from "../platform/database/bet-record.ts";
import { followSettlements } from "./follow-settlements.ts";
import { loadBet } from "./bets/load-bets.ts";
import { startOutbox, type Outbox } from "./outbox.ts";
import type { PlacementOrder, PlacementResult } from "./placement/attempt.ts";
import { placeBets } from "./placement/place-bets.ts";
import { warmBets } from "./bets/warm-legs.ts";

/** Places bets and runs everything that happens to them later. */
export interface Betting {
  readonly context: BettingContext;
  readonly cashout: Cashout;
  place(order: PlacementOrder): Promise<PlacementResult>;
  /** Called after another part has committed a message to the outbox. */
  wakeOutbox(): void;
  /** Resolves when all settlements and messages known so far are done. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface BettingOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly operator: OperatorAccounts;
  readonly book: Book;
  readonly clock: Clock;
  readonly publisher: RealtimePublisher;
  readonly locales: readonly string[];
  readonly inPlayDelayMs: number;
  readonly vipReviewMs: number;
  readonly cashoutMarginBasisPoints: number;
  readonly areJackpotsOff?: boolean;
  /** Called with a notification that no open page received. */
  readonly onUndelivered?: (playerId: string, notificationId: string) => void;
  readonly onError: (error: unknown) => void;
}

function linesOf(bets: readonly BetRecord[]): { matchId: number; marketId: number; specifier: string }[] {
  return bets.flatMap((bet) =>
    bet.legs.map((leg) => ({ matchId: Number(leg.match_id), marketId: Number(leg.market_id), specifier: leg.specifier })),
  );
}

/** Only betradar; a slip may hold several singles of it. */
export const providerRules: BettingContext["rules"] = { multiSingleByProvider: { betradar: true }, additionalProviders: {} };

/** Starts outbox, in-play delays, cash out and settlement, and resumes what an earlier run left unfinished. */
export async function startBetting(options: BettingOptions): Promise<Betting> {
  const { database, book, onError } = options;
  const context: BettingContext = { ...options, rules: providerRules };
  // The outbox delivers waiting messages when it starts, so a wake before that may be dropped.
  let outbox: Outbox | null = null;
  const wakeOutbox = (): void => outbox?.wake();
  const onPlaced = (bets: readonly BetRecord[]): void => {
    const lines = linesOf(bets);
    wakeOutbox();
    pending.watch(bets);
    follower.check(lines);
    book.incrementBetCounts(lines.map((line) => line.matchId));
  };
  const cashout = await startCashout({ ...options, context, onChanged: wakeOutbox, onPlaced });
  const running = startOutbox({ ...options, onBetChanged: cashout.onBetChanged });
  outbox = running;
  const follower = await followSettlements({ ...options, onChanged: wakeOutbox });
  const checkAccepted = async (betId: string): Promise<void> => {
    const bet = await loadBet(database, betId);
    if (bet !== null) follower.check(linesOf([bet]));
  };
  const onDecided = (betId: string): void => {
    wakeOutbox();
    void checkAccepted(betId).catch(onError);
  };
  const pending = await startPendingBets({ ...context, jobs: options.jobs, onDecided });
  return {
    context,
    cashout,
    async place(order) {
      await warmBets(context.book, order.body.bets);
      const result = await placeBets(context, order);
      if (result.type === "answered" && result.bets.length > 0) onPlaced(result.bets);
      return result;
    },
    wakeOutbox,
    async settled() {
      await follower.settled();
      await running.settled();
    },
    async stop() {
      await cashout.stop();
      await pending.stop();
      await follower.stop();
      await running.stop();
    },
  };
}
