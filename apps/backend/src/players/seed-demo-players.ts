import { randomUUID } from "node:crypto";
import type { Database } from "../platform/database/open-database.ts";
import { runTransaction } from "../platform/database/run-transaction.ts";
import type { OperatorAccounts } from "../wallet/operator-accounts.ts";
import { depositMoney, openAccount } from "../wallet/player-accounts.ts";
import { hashPassword } from "./access/password.ts";

interface DemoPlayer {
  readonly email: string;
  readonly name: readonly [string, string];
  readonly balance: bigint;
  /** Further accounts; balances in minor units. */
  readonly others?: readonly { readonly currency: string; readonly balance: bigint }[];
  readonly isPve?: true;
  /** The player must verify a phone number. */
  readonly isPhoneAsked?: true;
  /** The player's groups. */
  readonly statuses?: readonly string[];
  /** Maximum stake per bet, minor units. */
  readonly betLimit?: bigint;
}

/** Password of every demo player (decisions 0a). */
const demoPassword = "demo-pass-1";

const demoPlayers: readonly DemoPlayer[] = [
  {
    email: "demo@touchline.test",
    name: ["Dana", "Demo"],
    balance: 100_000n,
    others: [
      { currency: "USD", balance: 100_000n },
      { currency: "BRL", balance: 500_000n },
      { currency: "JPY", balance: 150_000n },
      { currency: "KWD", balance: 300_000n },
      { currency: "BTC", balance: 1_000_000n },
    ],
  },
  { email: "broke@touchline.test", name: ["Bo", "Broke"], balance: 0n },
  { email: "pve@touchline.test", name: ["Pat", "Prevented"], balance: 100_000n, isPve: true },
  { email: "unverified@touchline.test", name: ["Uma", "Unverified"], balance: 100_000n, isPhoneAsked: true },
  { email: "limited@touchline.test", name: ["Lee", "Limited"], balance: 100_000n, betLimit: 1_000n },
  { email: "tester@touchline.test", name: ["Tess", "Tester"], balance: 100_000n, statuses: ["spi_test"] },
];

const currency = "EUR";

async function seedOne(
  database: Database,
  operator: OperatorAccounts,
  demo: DemoPlayer & { readonly passwordHash: string; readonly at: Date },
): Promise<string> {
  const id = randomUUID();
  const { others = [{ currency: "USD", balance: 0n }] } = demo;
  await runTransaction(database, async (transaction) => {
    await transaction
      .insertInto("players")
      .values({
        id,
        email: demo.email,
        password_hash: demo.passwordHash,
        first_name: demo.name[0],
        last_name: demo.name[1],
        nickname: null,
        phone: null,
        currency,
        country: "DE",
        locale: "en",
        date_of_birth: "1990-05-17",
        is_confirmed: true,
        is_phone_asked: demo.isPhoneAsked === true,
        is_pve: demo.isPve === true,
        statuses: JSON.stringify(demo.statuses ?? []),
      })
      .execute();
    await openAccount(transaction, id, currency);
    for (const other of others) await openAccount(transaction, id, other.currency);
    if (demo.betLimit !== undefined)
      await transaction.insertInto("player_limits").values({ player_id: id, type: "bet", currency, amount: demo.betLimit }).execute();
  });
  for (const account of [{ currency, balance: demo.balance }, ...others]) {
    if (account.balance === 0n) continue;
    await depositMoney(database, operator, { playerId: id, currency: account.currency, amount: account.balance, at: demo.at });
  }
  return id;
}

const demoEmails = demoPlayers.map((player) => player.email);

/** Blocks all demo players, which ends their sessions. For production on a database that was used for a demo. */
export async function blockDemoPlayers(database: Database): Promise<void> {
  await database.updateTable("players").set({ is_blocked: true }).where("email", "in", demoEmails).execute();
}

/** Creates missing demo players and unblocks those that production has blocked. */
export async function seedDemoPlayers(database: Database, operator: OperatorAccounts, at: Date): Promise<void> {
  const known = await database
    .updateTable("players")
    .set({ is_blocked: false })
    .where("email", "in", demoEmails)
    .returning("email")
    .execute();
  const missing = demoPlayers.filter((player) => !known.some((row) => row.email === player.email));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(demoPassword);
  for (const player of missing) await seedOne(database, operator, { ...player, passwordHash, at });
}

/** Creates a new player with the password, money and limits of the demo player `<like>@touchline.test`; null if there is none. */
export async function copyDemoPlayer(
  database: Database,
  operator: OperatorAccounts,
  { like, at }: { readonly like: string; readonly at: Date },
): Promise<{ readonly id: string; readonly email: string } | null> {
  const demo = demoPlayers.find((player) => player.email === `${like}@touchline.test`);
  if (demo === undefined) return null;
  const { password_hash: passwordHash } = await database
    .selectFrom("players")
    .select("password_hash")
    .where("email", "=", demo.email)
    .executeTakeFirstOrThrow();
  const email = `${like}-${randomUUID().slice(0, 8)}@touchline.test`;
  return { id: await seedOne(database, operator, { ...demo, email, passwordHash, at }), email };
}
