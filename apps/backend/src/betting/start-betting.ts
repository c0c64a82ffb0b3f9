import type { OperatorAccounts } from "../wallet/operator-accounts.ts";
import type { Book } from "../book/book.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { RealtimePublisher } from "../realtime/publisher.ts";
import { startPendingBets } from "./accept-pending.ts";
import type { BetRecord } from "./bet-record.ts";
import { followSettlements } from "./follow-settlements.ts";
import { loadBet } from "./load-bets.ts";
import { startOutbox } from "./outbox.ts";
import { placeBets, type BettingContext, type PlacementOrder, type PlacementResult } from "./place-bets.ts";

/** Everything that happens to bets after they are asked for. */
export interface Betting {
  /** Places bets, or answers null while the same key is being worked on. */
  place(order: PlacementOrder): Promise<PlacementResult | null>;
  isInProgress(playerId: string, key: string): boolean;
  /** Something was committed to the outbox elsewhere. */
  wakeOutbox(): void;
  /** Resolves when settlements and notes known so far are done. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface BettingOptions {
  readonly database: Database;
  readonly operator: OperatorAccounts;
  readonly book: Book;
  readonly clock: Clock;
  readonly publisher: RealtimePublisher;
  readonly locales: readonly string[];
  readonly inPlayDelayMs: number;
  readonly onError: (error: unknown) => void;
}

function linesOf(bets: readonly BetRecord[]): { matchId: number; marketId: number; specifier: string }[] {
  return bets.flatMap((bet) =>
    bet.legs.map((leg) => ({ matchId: Number(leg.match_id), marketId: Number(leg.market_id), specifier: leg.specifier })),
  );
}

/** Only betradar, and several singles of it on one slip (decisions J, K). */
export const providerRules: BettingContext["rules"] = { multiSingleByProvider: { betradar: true }, additionalProviders: {} };

type Placing = Pick<Betting, "place" | "isInProgress">;

/** Lets one attempt of a key run at a time; `onPlaced` hears of bets after their commit. */
function createPlacing(context: BettingContext, onPlaced: (bets: readonly BetRecord[]) => void): Placing {
  const inProgress = new Set<string>();
  return {
    async place(order) {
      const name = `${order.player.id} ${order.key}`;
      if (inProgress.has(name)) return null;
      inProgress.add(name);
      try {
        const result = await placeBets(context, order);
        if (result.type === "answered" && result.bets.length > 0) onPlaced(result.bets);
        return result;
      } finally {
        inProgress.delete(name);
      }
    },
    isInProgress: (playerId, key) => inProgress.has(`${playerId} ${key}`),
  };
}

/** Starts outbox, in-play delays and settlement, catching up with what an earlier run left. */
export async function startBetting(options: BettingOptions): Promise<Betting> {
  const { database, book, onError } = options;
  const context: BettingContext = { ...options, rules: providerRules };
  const outbox = startOutbox(options);
  const follower = await followSettlements({ ...options, onChanged: outbox.wake });
  const checkAccepted = async (betId: string): Promise<void> => {
    const bet = await loadBet(database, betId);
    if (bet !== null) follower.check(linesOf([bet]));
  };
  const onDecided = (betId: string): void => {
    outbox.wake();
    void checkAccepted(betId).catch(onError);
  };
  const pending = await startPendingBets({ ...context, onError, onDecided });
  const placing = createPlacing(context, (bets) => {
    const lines = linesOf(bets);
    outbox.wake();
    pending.watch(bets);
    follower.check(lines);
    book.noteBets(lines.map((line) => line.matchId));
  });
  return {
    ...placing,
    wakeOutbox: outbox.wake,
    async settled() {
      await follower.settled();
      await outbox.settled();
    },
    async stop() {
      await pending.stop();
      await follower.stop();
      await outbox.stop();
    },
  };
}
