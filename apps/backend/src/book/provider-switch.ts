import type { Database } from "../platform/database/open-database.ts";
import type { WorkSignal } from "../platform/jobs/work-signal.ts";
import { type FeedProvider, feedProviders } from "./feed-providers.ts";

/** A provider that the operator has switched off, or on again. */
export interface SwitchedProvider {
  readonly provider: string;
  readonly is_active: boolean;
  readonly changed_at: Date;
}

/** Providers without a row are on. */
export async function listSwitchedProviders(database: Database): Promise<readonly SwitchedProvider[]> {
  return database.selectFrom("feed_providers").selectAll().execute();
}

/** Stores the operator's choice; the leader applies it (`followProviderSwitch`). */
export async function switchProvider(database: Database, provider: FeedProvider, isActive: boolean): Promise<void> {
  const row = { provider, is_active: isActive, changed_at: new Date() };
  await database
    .insertInto("feed_providers")
    .values(row)
    .onConflict((conflict) => conflict.column("provider").doUpdateSet({ is_active: row.is_active, changed_at: row.changed_at }))
    .execute();
}

interface FollowedSwitch {
  readonly database: Database;
  readonly signal: WorkSignal;
  readonly setInactiveProviders: (providers: readonly FeedProvider[]) => void;
  readonly onError: (error: unknown) => void;
}

/** A signal can be lost, so the rows are also read at this interval. */
const readEveryMs = 5_000;

/** Applies the operator's choices to the book of the leader; followers receive them together with its prices. */
export async function followProviderSwitch({ database, signal, setInactiveProviders, onError }: FollowedSwitch): Promise<() => void> {
  const read = async (): Promise<void> => {
    const rows = await listSwitchedProviders(database);
    setInactiveProviders(feedProviders.filter((provider) => rows.some((row) => row.provider === provider && !row.is_active)));
  };
  const readAgain = (): void => void read().catch(onError);
  await read();
  const stopListening = signal.on("feed-providers", readAgain);
  const timer = setInterval(readAgain, readEveryMs);
  return () => {
    stopListening();
    clearInterval(timer);
  };
}
