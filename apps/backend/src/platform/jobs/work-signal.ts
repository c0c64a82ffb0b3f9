import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import type { Database } from "../database/open-database.ts";

const workNames = [
  "outbox",
  "pending-bets",
  "cashouts",
  "edits",
  "payments",
  "jackpot-hits",
  "provider-bets",
  "chat-removals",
  "dead-letters",
  "feed-providers",
] as const;

/** Work whose rows any process may write and the leader processes. */
export type WorkName = (typeof workNames)[number];

/** Signals to the leader that rows may be waiting. A signal may be lost, so the leader also looks for rows at intervals. */
export interface WorkSignal {
  /** Called after the transaction that wrote the rows has committed. */
  notify(work: WorkName): void;
  /** Calls the listener for signals of any process, until the returned function is called. */
  on(work: WorkName, listener: () => void): () => void;
  stop(): Promise<void>;
}

type Listeners = Map<WorkName, Set<() => void>>;

/** Calls the listeners of this process; false if it has none. */
function call(listeners: Listeners, work: WorkName): boolean {
  const called = listeners.get(work) ?? new Set();
  for (const listener of called) listener();
  return called.size > 0;
}

function subscribe(listeners: Listeners, work: WorkName, listener: () => void): () => void {
  const known = listeners.get(work) ?? new Set();
  listeners.set(work, known.add(listener));
  return () => void known.delete(listener);
}

/** Signals within one process. */
export function createLocalSignal(): WorkSignal {
  const listeners: Listeners = new Map();
  return {
    notify: (work) => void call(listeners, work),
    on: (work, listener) => subscribe(listeners, work, listener),
    stop: () => Promise.resolve(),
  };
}

export interface DatabaseSignalOptions {
  /** Sends the notifications. */
  readonly database: Database;
  /** Address of PostgreSQL, for the listening connection. */
  readonly url: string;
  /** Schema of tests that share a server. */
  readonly schema?: string;
}

/** Signals within this time are sent together. */
const debounceMs = 10;
const reconnectMs = 1_000;

/**
 * Signals between processes by `notify` and `listen`. A notification is sent in a transaction of its own, because transactions
 * that notify commit one after the other. It is not sent if this process listens itself.
 */
export function openDatabaseSignal({ database, url, schema = "public" }: DatabaseSignalOptions): WorkSignal {
  const channel = `touchline_work_${schema}`;
  const listeners: Listeners = new Map();
  const waiting = new Set<WorkName>();
  let sending: Promise<void> | null = null;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const send = async (): Promise<void> => {
    while (waiting.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, debounceMs));
      const names = [...waiting].join(",");
      waiting.clear();
      // The leader finds the rows of a lost signal by itself.
      await sql`select pg_notify(${channel}, ${names})`.execute(database).catch(() => undefined);
    }
    sending = null;
  };

  const connect = async (): Promise<void> => {
    if (isStopped) return;
    const opened = new pg.Client({ connectionString: url, application_name: `touchline signal ${randomUUID().slice(0, 8)}` });
    client = opened;
    const reconnect = (): void => {
      if (client !== opened || isStopped) return;
      client = null;
      void opened.end().catch(() => undefined);
      timer = setTimeout(() => void connect(), reconnectMs);
    };
    opened.on("error", reconnect);
    opened.on("end", reconnect);
    opened.on("notification", ({ payload }) => {
      const names = (payload ?? "").split(",");
      for (const work of workNames) if (names.includes(work)) call(listeners, work);
    });
    try {
      await opened.connect();
      await opened.query(`listen ${opened.escapeIdentifier(channel)}`);
      // Signals that were sent while there was no connection are lost.
      for (const work of listeners.keys()) call(listeners, work);
    } catch {
      reconnect();
    }
  };

  return {
    notify(work) {
      if (call(listeners, work) || isStopped) return;
      waiting.add(work);
      sending ??= send();
    },
    on(work, listener) {
      if (listeners.size === 0) void connect();
      return subscribe(listeners, work, listener);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await sending;
      await client?.end().catch(() => undefined);
    },
  };
}
