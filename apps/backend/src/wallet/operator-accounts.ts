import type { Database } from "../platform/database/open-database.ts";
import { currencies } from "./currencies.data.ts";

/** `stakes` holds the stakes of open bets, `house` profit and loss, `receivable` what corrections could not take back. */
type OperatorAccountKind = "cashier" | "stakes" | "house" | "receivable";

const kinds: readonly OperatorAccountKind[] = ["cashier", "stakes", "house", "receivable"];

/** Ids of the operator's accounts. */
export interface OperatorAccounts {
  /** Throws for a currency that is not offered. */
  id(kind: OperatorAccountKind, currency: string): bigint;
}

/** Creates missing accounts and reads the ids. */
export async function loadOperatorAccounts(database: Database): Promise<OperatorAccounts> {
  const wanted = currencies.flatMap(({ code, subunits }) =>
    kinds.map((kind) => ({ player_id: null, kind, currency: code, subunits, balance: null })),
  );
  await database
    .insertInto("accounts")
    .values(wanted)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await database.selectFrom("accounts").select(["id", "kind", "currency"]).where("player_id", "is", null).execute();
  const idByName = new Map(rows.map((row) => [`${row.kind}:${row.currency}`, row.id]));
  return {
    id(kind, currency) {
      const id = idByName.get(`${kind}:${currency}`);
      if (id === undefined) throw new Error(`No ${kind} account in ${currency}.`);
      return id;
    },
  };
}

/** Ids of the accounts that offset the transfers of each provider. */
export interface ProviderAccounts {
  /** Throws for a provider or currency that is not offered. */
  id(provider: string, currency: string): bigint;
}

/** Creates missing accounts and reads the ids. */
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
