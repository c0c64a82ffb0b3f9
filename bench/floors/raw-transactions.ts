import type { PGlite } from "@electric-sql/pglite";

/** One statement as it was sent. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Sends recorded transactions as they are, `clients` at a time; milliseconds from asking to committed, of each. */
export async function replayTransactions(
  pglite: PGlite,
  transactions: readonly (readonly Statement[])[],
  clients: number,
): Promise<readonly number[]> {
  const latencies: number[] = [];
  let next = 0;
  async function work(): Promise<void> {
    for (let transaction = transactions[next++]; transaction !== undefined; transaction = transactions[next++]) {
      const statements = transaction;
      const startedAt = performance.now();
      await pglite.transaction(async (open) => {
        for (const { sql, parameters } of statements) await open.query(sql, [...parameters]);
      });
      latencies.push(performance.now() - startedAt);
    }
  }
  await Promise.all(Array.from({ length: clients }, work));
  return latencies;
}
