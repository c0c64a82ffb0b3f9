import { setTimeout as sleep } from "node:timers/promises";
import { openLeaderDatabase } from "../platform/cluster/leader-database.ts";
import type { Leadership } from "../platform/cluster/leadership.ts";
import { candidateInThread } from "../platform/cluster/candidate-in-thread.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { Core } from "./open-core.ts";

/** The right to do leader work, with the database handle for it. */
export interface Lead {
  readonly epoch: bigint;
  readonly database: Database;
  /** Resolves with the reason once another process may lead. */
  readonly lost: Promise<string>;
  /** To be called when leader work has stopped, so that a standby takes over at once. */
  release(): Promise<void>;
}

/** A process that leads or waits to lead. */
export interface Stand {
  readonly gained: Promise<Lead>;
  withdraw(): Promise<void>;
}

/** Time for the connections of leader work to close. */
const closeWithinMs = 1_000;
/** How long the only process waits for its predecessor to end. */
const aloneWithinMs = 15_000;

type LeadingCore = Pick<Core, "settings" | "logger" | "instance" | "database">;

function toLead(core: LeadingCore, leadership: Leadership): Lead {
  const database = openLeaderDatabase({ url: core.settings.DATABASE_URL }, leadership);
  return {
    epoch: leadership.epoch,
    database,
    lost: leadership.lost,
    async release() {
      // Connections of unfinished work may stay open after leadership is released; the database then refuses their writes.
      await Promise.race([database.destroy(), sleep(closeWithinMs)]);
      await leadership.release();
    },
  };
}

/** Waits to lead; other processes may lead before and after this one. */
export function stand(core: LeadingCore, { isAlone }: { readonly isAlone: boolean }): Stand {
  const { settings, logger, instance } = core;
  const candidate = candidateInThread({
    url: settings.DATABASE_URL,
    holder: instance,
    isAlone,
    say: (sentence) => logger.warn(sentence),
  });
  return { gained: candidate.gained.then((leadership) => toLead(core, leadership)), withdraw: candidate.withdraw };
}

/** Leads as the only process of the product: no other can open the embedded database; on PostgreSQL this fails while another one leads. */
export async function leadAlone(core: LeadingCore, withinMs = aloneWithinMs): Promise<Lead> {
  const { database, settings } = core;
  if (settings.DATABASE_URL === "") return { epoch: 0n, database, lost: new Promise(() => undefined), release: () => Promise.resolve() };
  const { gained, withdraw } = stand(core, { isAlone: true });
  const lead = await Promise.race([gained, sleep(withinMs, null)]);
  if (lead !== null) return lead;
  await withdraw();
  throw new Error("Another process leads on this database: stop it, or run several processes with ROLE=trading and ROLE=api.");
}
