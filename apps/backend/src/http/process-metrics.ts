import { sql } from "kysely";
import { Gauge } from "prom-client";
import { type Database, openPoolStates } from "../platform/database/open-database.ts";
import type { Metrics } from "./metrics.ts";

/** The name of this process in metrics: its role, and its name among the processes of the role. */
export interface ProcessName {
  readonly role: string;
  readonly instance: string;
}

const poolStates = ["total", "idle", "waiting"] as const;

/** Seconds that the oldest undelivered message of the outbox has waited; null while the database does not answer. */
async function outboxAge(database: Database): Promise<number | null> {
  const oldest = sql<{ age: string | null }>`
    select extract(epoch from now() - min(created_at)) as age from outbox where delivered_at is null`;
  const { rows } = await oldest.execute(database).catch(() => ({ rows: [] }));
  const [row] = rows;
  return row === undefined ? null : Math.max(0, Number(row.age ?? 0));
}

/** Labels every series with the process, and exports its connections to PostgreSQL and the age of the outbox, read at each scrape. */
export function observeProcess({ registry }: Metrics, { role, instance }: ProcessName, database: Database): void {
  registry.setDefaultLabels({ role, instance });
  const registers = [registry];
  const connections: Gauge<"pool" | "state"> = new Gauge({
    name: "touchline_database_connections",
    help: "Connections to PostgreSQL by pool (requests, leader): open, idle, and requests that wait for one.",
    labelNames: ["pool", "state"],
    registers,
    collect() {
      connections.reset();
      for (const pool of openPoolStates()) for (const state of poolStates) connections.set({ pool: pool.name, state }, pool[state]);
    },
  });
  const age: Gauge = new Gauge({
    name: "touchline_outbox_age_seconds",
    help: "Seconds that the oldest undelivered message of the outbox has waited; 0 if none waits.",
    registers,
    async collect() {
      const seconds = await outboxAge(database);
      if (seconds === null) age.remove();
      else age.set(seconds);
    },
  });
}
