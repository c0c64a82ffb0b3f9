import { checkDatabase } from "./check-database.ts";
import { checkReplies } from "./check-replies.ts";
import { isClosed, storedAnswer, type Attempt, type History } from "./history.ts";
import { runWorkload, type WorkloadOptions } from "./workload.ts";
import { createWorld } from "./world.ts";

/** Figures of one run; without problems, every promise was kept. */
export interface RunReport {
  readonly seed: string;
  readonly attempts: number;
  readonly answered: Readonly<Record<string, number>>;
  /** Attempts without any reply. */
  readonly unanswered: number;
  readonly crashes: number;
  readonly bookEvents: number;
  readonly bets: Readonly<Record<string, number>>;
  readonly ledger: Readonly<Record<string, number>>;
  readonly problems: readonly string[];
}

function countBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): Readonly<Record<string, number>> {
  const groups = Map.groupBy(items, nameOf);
  return Object.fromEntries([...groups].map(([name, group]) => [name, group.length] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function answeredAs(attempt: Attempt): string {
  const status = storedAnswer(attempt)?.status;
  return `${attempt.call.type} ${status ?? (attempt.answers.some(isClosed) ? "closed" : "unanswered")}`;
}

/** Runs a workload on a process that is killed repeatedly, then checks replies, resolutions and the database (trust: checker). */
export async function checkHistory(options: WorkloadOptions & { readonly players: number }): Promise<RunReport> {
  const world = await createWorld(options.players, options.matches);
  try {
    const attempts = await runWorkload(world, options);
    const { problems, resolutions } = await checkReplies(world, attempts);
    const history: History = { seed: options.seed, attempts, prices: world.prices, crashes: world.crashes(), commands: world.commands() };
    await world.calm();
    const database = await world.finish();
    try {
      const bets = await database.selectFrom("bets").select("status").execute();
      const entries = await database.selectFrom("ledger_transactions").select("kind").execute();
      return {
        seed: options.seed,
        attempts: attempts.length,
        answered: countBy(attempts, answeredAs),
        unanswered: attempts.filter((attempt) => storedAnswer(attempt) === null && !attempt.answers.some(isClosed)).length,
        crashes: history.crashes,
        bookEvents: history.commands,
        bets: countBy(bets, (bet) => bet.status),
        ledger: countBy(entries, (entry) => entry.kind),
        problems: [...problems, ...(await checkDatabase(database, history, resolutions))],
      };
    } finally {
      await database.destroy();
    }
  } finally {
    await world.dispose();
  }
}
