import type { Database } from "../platform/database/open-database.ts";
import { currencies } from "./currencies.data.ts";

/** Ids of the accounts that count what each provider took and gave. */
export interface ProviderAccounts {
  /** Throws for a provider or currency that is not offered. */
  id(provider: string, currency: string): bigint;
}

/** Creates what is missing and reads the ids. */
export async function loadProviderAccounts(database: Database, providers: readonly string[]): Promise<ProviderAccounts> {
  const wanted = currencies.flatMap(({ code, subunits }) =>
    providers.map((provider) => ({ player_id: null, kind: "provider" as const, currency: code, subunits, balance: null, provider })),
  );
  if (wanted.length > 0)
    await database
      .insertInto("accounts")
      .values(wanted)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const rows = await database.selectFrom("accounts").select(["id", "provider", "currency"]).where("kind", "=", "provider").execute();
  const idByName = new Map(rows.map((row) => [`${row.provider}:${row.currency}`, row.id]));
  return {
    id(provider, currency) {
      const id = idByName.get(`${provider}:${currency}`);
      if (id === undefined) throw new Error(`No account of ${provider} in ${currency}.`);
      return id;
    },
  };
}
