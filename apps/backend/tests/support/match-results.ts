import { away, home } from "./scripted-book.ts";
import type { TestServer } from "./test-server.ts";

/** Returns a function that returns the next match number with each call, so that each test of a file has its own matches. */
export function matchNumbers(after = 0): () => number {
  let last = after;
  return () => {
    last += 1;
    return last;
  };
}

/** Resets matches: open, at odds of 2. */
export async function reopenMatches({ book, work }: TestServer, matches: readonly number[]): Promise<void> {
  for (const match of matches) {
    book.rollBack(match);
    book.change(match, { marketStatus: 1, status: 0 });
    book.setOdds(match, home, 2_000);
  }
  await work.betting.settled();
}

/** Settles the home win of a match and waits until its bets are settled. */
export async function settleMatch({ book, work }: TestServer, match: number, result: "win" | "lose" | "void"): Promise<void> {
  book.settle(match, result === "lose" ? { [away]: "win" } : { [home]: result });
  await work.betting.settled();
}

/** Rolls back the results of a match and waits until its bets are reopened. */
export async function rollBackMatch({ book, work }: TestServer, match: number): Promise<void> {
  book.rollBack(match);
  await work.betting.settled();
}
