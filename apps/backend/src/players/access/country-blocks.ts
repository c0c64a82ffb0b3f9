import type { Database } from "../../platform/database/open-database.ts";

/** Countries for which the whole site is closed: by BLOCKED_COUNTRIES, and by the operator while the product runs. */
export interface CountryBlocks {
  has(country: string): boolean;
  /** The countries of the setting, which only a restart changes. */
  readonly fixed: ReadonlySet<string>;
  /** The countries that the operator chose. */
  chosen(): readonly string[];
  /** Stores the operator's choice; other processes read it within `blocksReadWithinMs`. */
  choose(countries: readonly string[]): Promise<void>;
  stop(): void;
}

interface BlocksOptions {
  readonly database: Database;
  readonly fixed: ReadonlySet<string>;
  /** How often the choice is read, where other processes may change it; null for never. */
  readonly everyMs: number | null;
}

/** Every process has read a choice after this time. */
export const blocksReadWithinMs = 1_000;
export const readBlocksEveryMs = 400;

export async function openCountryBlocks({ database, fixed, everyMs }: BlocksOptions): Promise<CountryBlocks> {
  let chosen: ReadonlySet<string> = new Set();
  const read = async (): Promise<void> => {
    const rows = await database.selectFrom("blocked_countries").select("country").orderBy("country").execute();
    chosen = new Set(rows.map(({ country }) => country));
  };
  await read();
  // While the database is down, the last choice counts.
  const timer = everyMs === null ? null : setInterval(() => void read().catch(() => undefined), everyMs);
  timer?.unref();
  return {
    has: (country) => fixed.has(country) || chosen.has(country),
    fixed,
    chosen: () => [...chosen],
    async choose(countries) {
      await database.transaction().execute(async (transaction) => {
        await transaction.deleteFrom("blocked_countries").execute();
        if (countries.length === 0) return;
        await transaction
          .insertInto("blocked_countries")
          .values([...new Set(countries)].map((country) => ({ country })))
          .execute();
      });
      await read();
    },
    stop() {
      if (timer !== null) clearInterval(timer);
    },
  };
}
