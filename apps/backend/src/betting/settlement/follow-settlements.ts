import { sql } from "kysely";
import type { Book, LineKey, LineSettlement } from "../../book/book.ts";
import type { Clock } from "../../clock.ts";
import { settleLine, type LineChange, type SettlementContext } from "./settle-line.ts";
import { createWorkLoop } from "../work-loop.ts";

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
    where bets.status in ('waiting_results', 'cashout_in_progress') and bet_legs.status = 'no_results'`.execute(database);
  return rows.map(toLine);
}

async function recentLines({ database, clock }: FollowerOptions): Promise<readonly LineKey[]> {
  const since = new Date(clock.now() - correctableMs);
  const { rows } = await sql<LineRow>`
    select distinct match_id, market_id, specifier from bet_legs join bets on bets.id = bet_legs.bet_id
    where bets.status in ('waiting_results', 'cashout_in_progress', 'done') and bet_legs.status <> 'no_results' and (bets.settled_at is null or bets.settled_at > ${since})`.execute(
    database,
  );
  return rows.map(toLine);
}

/** Starts to listen, then catches up with what happened while the process was down. */
export async function followSettlements(options: FollowerOptions): Promise<SettlementFollower> {
  const { book, clock, onError, onChanged } = options;
  const queue: LineChange[] = [];
  const work = async (): Promise<boolean> => {
    const [change] = queue;
    if (change === undefined) return false;
    try {
      if ((await settleLine(options, change)) > 0) onChanged();
    } catch (error) {
      // One line must not hold up the others: it goes to the end, as the book has it then.
      queue.push({ line: change.line, settlement: book.settlementOf(change.line), at: new Date(clock.now()) });
      throw error;
    } finally {
      queue.shift();
    }
    return queue.length > 0;
  };
  const loop = createWorkLoop({ work, onError });
  const push = (line: LineKey, settlement: LineSettlement | null): void => {
    queue.push({ line, settlement, at: new Date(clock.now()) });
    loop.wake();
  };
  const check = (lines: readonly LineKey[]): void => {
    for (const line of lines) {
      const settlement = book.settlementOf(line);
      if (settlement !== null) push(line, settlement);
    }
  };
  const unsubscribe = book.subscribe((event) => {
    if (event.type === "line_settled") push(event.settlement, event.settlement);
    if (event.type === "settlement_rolled_back") push(event.line, null);
  });
  const recheck = async (): Promise<void> => check(await openLines(options));
  const timer = setInterval(() => void recheck().catch(onError), recheckEveryMs);
  const recent = await recentLines(options);
  check([...(await openLines(options)), ...recent]);
  for (const line of recent) if (book.isRolledBack(line)) push(line, null);
  return {
    check,
    settled: loop.idle,
    stop() {
      clearInterval(timer);
      unsubscribe();
      return loop.stop();
    },
  };
}
