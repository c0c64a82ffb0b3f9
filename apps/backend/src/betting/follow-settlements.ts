import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { sql } from "kysely";
import type { Book, LineKey, LineSettlement } from "../book/book.ts";
import { type Clock, dayMs } from "../platform/clock.ts";
import { errorText } from "../platform/jobs/dead-letters.ts";
import type { Jobs } from "../platform/jobs/start-jobs.ts";
import { settleLine, type LineChange, type SettlementContext } from "./settle-line.ts";

/** Applies the settlements of the book to bets. */
export interface SettlementFollower {
  /** Checks these lines again because a bet on them was just accepted. */
  check(lines: readonly LineKey[]): void;
  /** Resolves when everything known so far is written. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface FollowerOptions extends SettlementContext {
  readonly book: Book;
  readonly clock: Clock;
  readonly jobs: Jobs;
  /** Called after bets have changed. */
  readonly onChanged: () => void;
}

const recheckEveryMs = 60_000;
/** How long the event loop may be blocked: finding the result of an old line may require rebuilding its match. */
const sliceMs = 8;
/** At start, bets settled within this time are compared with the book again. */
const correctableMs = 3 * dayMs;

/** The line of a leg, as stored. */
export interface BetLine {
  readonly match_id: bigint;
  readonly market_id: bigint;
  readonly specifier: string;
}

export function toLine(row: BetLine): LineKey {
  return { matchId: Number(row.match_id), marketId: Number(row.market_id), specifier: row.specifier };
}

async function openLines({ database }: FollowerOptions): Promise<readonly LineKey[]> {
  const { rows } = await sql<BetLine>`
    select distinct match_id, market_id, specifier from bet_legs join bets on bets.id = bet_legs.bet_id
    where bets.status in ('waiting_results', 'cashout_in_progress') and bet_legs.status = 'no_results'`.execute(database);
  return rows.map(toLine);
}

async function recentLines({ database, clock }: FollowerOptions): Promise<readonly LineKey[]> {
  const since = new Date(clock.now() - correctableMs);
  const { rows } = await sql<BetLine>`
    select distinct match_id, market_id, specifier from bet_legs join bets on bets.id = bet_legs.bet_id
    where bets.status in ('waiting_results', 'cashout_in_progress', 'done') and bet_legs.status <> 'no_results' and (bets.settled_at is null or bets.settled_at > ${since})`.execute(
    database,
  );
  return rows.map(toLine);
}

function keyOf({ matchId, marketId, specifier }: LineKey): string {
  return `${matchId}|${marketId}|${specifier}`;
}

/** Payload of the dead letter of a change. */
function toPayload({ line, settlement, at }: LineChange): { readonly line: LineKey; readonly at: string; readonly results: object | null } {
  const { matchId, marketId, specifier } = line;
  const results = settlement === null ? null : Object.fromEntries(settlement.resultByOutcomeId);
  return { line: { matchId, marketId, specifier }, at: at.toISOString(), results };
}

/** Settles the bets on a line. Throws if any of them fails, after the others are settled. */
async function applyToBets(options: FollowerOptions, change: LineChange): Promise<void> {
  const { changed, failures } = await settleLine(options, change);
  if (changed > 0) options.onChanged();
  const [first] = failures;
  if (first === undefined) return;
  const bets = failures.map(({ betId }) => betId).join(", ");
  throw new Error(`Bets that cannot be settled: ${bets}. ${errorText(first.error)}`, { cause: first.error });
}

/**
 * Subscribes to the book, then applies what happened while the process was down.
 * A line that fails is retried with backoff; it is in the queue only once, with its latest settlement.
 */
export async function followSettlements(options: FollowerOptions): Promise<SettlementFollower> {
  const { book, clock, jobs } = options;
  const toChange = (line: LineKey, settlement: LineSettlement | null): LineChange => ({ line, settlement, at: new Date(clock.now()) });
  const queue = jobs.queue<LineChange>({
    name: "settlement",
    keyOf: ({ line }) => keyOf(line),
    work: (change) => applyToBets(options, change),
    toPayload,
    fromLetter({ payload }) {
      const { line, results } = payload as ReturnType<typeof toPayload>;
      const settlement = book.settlementOf(line);
      // Without a current settlement, only a change meant to reopen the line is applied.
      return settlement === null && results !== null ? null : toChange(line, settlement);
    },
  });
  const check = (lines: readonly LineKey[]): void => {
    for (const line of lines) {
      const settlement = book.settlementOf(line);
      if (settlement !== null) queue.add(toChange(line, settlement));
    }
  };
  const checkAll = async (lines: readonly LineKey[]): Promise<void> => {
    let until = performance.now() + sliceMs;
    for (const line of lines) {
      check([line]);
      if (performance.now() < until) continue;
      await yieldToEventLoop();
      until = performance.now() + sliceMs;
    }
  };
  const unsubscribe = book.subscribe((event) => {
    if (event.type === "line_settled") queue.add(toChange(event.settlement, event.settlement));
    if (event.type === "settlement_rolled_back") queue.add(toChange(event.line, null));
  });
  const recheck = jobs.start({
    name: "settlement-recheck",
    everyMs: recheckEveryMs,
    async run() {
      await checkAll(await openLines(options));
      return null;
    },
  });
  const recent = await recentLines(options);
  await checkAll([...(await openLines(options)), ...recent]);
  for (const line of recent) if (book.isRolledBack(line)) queue.add(toChange(line, null));
  return {
    check,
    settled: queue.idle,
    async stop() {
      unsubscribe();
      await recheck.stop();
      await queue.stop();
    },
  };
}
