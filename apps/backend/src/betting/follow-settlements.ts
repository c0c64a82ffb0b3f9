import { sql } from "kysely";
import type { Book, LineKey } from "../book/book.ts";
import type { Clock } from "../clock.ts";
import { settleLine, type LineChange, type SettlementContext } from "./settle-line.ts";

/** Keeps bets in step with the book's settlements. */
export interface SettlementFollower {
  /** Asks the book about these lines again: a bet on them was just accepted. */
  check(lines: readonly LineKey[]): void;
  /** Resolves when all that is known so far is written. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface FollowerOptions extends SettlementContext {
  readonly book: Book;
  readonly clock: Clock;
  /** Called after bets changed. */
  readonly onChanged: () => void;
  readonly onError: (error: unknown) => void;
}

const recheckEveryMs = 60_000;
const retryMs = 1_000;
/** How long after its settlement a bet is still compared with the book at start. */
const correctableMs = 3 * 24 * 3_600_000;

interface LineRow {
  match_id: bigint;
  market_id: bigint;
  specifier: string;
}

function toLine(row: LineRow): LineKey {
  return { matchId: Number(row.match_id), marketId: Number(row.market_id), specifier: row.specifier };
}

async function openLines({ database }: FollowerOptions): Promise<readonly LineKey[]> {
  const { rows } = await sql<LineRow>`
    select distinct match_id, market_id, specifier from bet_legs join bets on bets.id = bet_legs.bet_id
    where bets.status = 'waiting_results' and bet_legs.status = 'no_results'`.execute(database);
  return rows.map(toLine);
}

async function recentLines({ database, clock }: FollowerOptions): Promise<readonly LineKey[]> {
  const since = new Date(clock.now() - correctableMs);
  const { rows } = await sql<LineRow>`
    select distinct match_id, market_id, specifier from bet_legs join bets on bets.id = bet_legs.bet_id
    where bets.status in ('waiting_results', 'done') and bet_legs.status <> 'no_results' and (bets.settled_at is null or bets.settled_at > ${since})`.execute(
    database,
  );
  return rows.map(toLine);
}

/** Starts to listen, then catches up with what happened while the process was down. */
export async function followSettlements(options: FollowerOptions): Promise<SettlementFollower> {
  const { book, clock } = options;
  const queue: LineChange[] = [];
  let isStopped = false;
  let running: Promise<void> | null = null;
  const drain = async (): Promise<void> => {
    for (let change = queue[0]; change !== undefined && !isStopped; change = queue[0]) {
      try {
        if ((await settleLine(options, change)) > 0) options.onChanged();
        queue.shift();
      } catch (error) {
        options.onError(error);
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
  };
  const start = (): void => {
    running ??= drain().finally(() => {
      running = null;
      // A change that came between the last look and here would wait for the next.
      if (queue.length > 0 && !isStopped) start();
    });
  };
  const push = (change: LineChange): void => {
    queue.push(change);
    start();
  };
  const check = (lines: readonly LineKey[]): void => {
    for (const line of lines) {
      const settlement = book.settlementOf(line);
      if (settlement !== null) push({ line, settlement, at: new Date(clock.now()) });
    }
  };
  const unsubscribe = book.subscribe((event) => {
    if (event.type === "line_settled") push({ line: event.settlement, settlement: event.settlement, at: new Date(clock.now()) });
    if (event.type === "settlement_rolled_back") push({ line: event.line, settlement: null, at: new Date(clock.now()) });
  });
  const recheck = async (): Promise<void> => check(await openLines(options));
  const timer = setInterval(() => void recheck().catch(options.onError), recheckEveryMs);
  check([...(await openLines(options)), ...(await recentLines(options))]);
  return {
    check,
    async settled() {
      while (running !== null) await running;
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      unsubscribe();
      await running;
    },
  };
}
