import { randomUUID } from "node:crypto";
import type { Services } from "../../src/http/services.ts";
import { depositMoney, openAccount } from "../../src/wallet/player-accounts.ts";

/** Inserts a confirmed player with this balance in EUR cents, without hashing a password, and returns the id. */
export async function createPlayer({ database, operator }: Pick<Services, "database" | "operator">, balance: number): Promise<string> {
  const id = randomUUID();
  const row = {
    id,
    email: `${id}@example.com`,
    password_hash: "",
    first_name: null,
    last_name: null,
    nickname: null,
    phone: null,
    currency: "EUR",
    country: "DE",
    locale: "en",
    date_of_birth: "1990-01-01",
    is_confirmed: true,
  };
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto("players").values(row).execute();
    await openAccount(transaction, id, "EUR");
  });
  if (balance > 0) await depositMoney(database, operator, { playerId: id, currency: "EUR", amount: BigInt(balance), at: new Date() });
  return id;
}
