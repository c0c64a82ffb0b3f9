import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assertLedger } from "../../src/wallet/ledger.ts";
import { loadProviderAccounts } from "../../src/wallet/operator-accounts.ts";
import { createSeamlessWallet, type SeamlessWallet } from "../../src/providers/seamless-wallet.ts";
import type { DebitOrder } from "../../src/providers/wallet-transfer.ts";
import { createPlayer } from "../support/create-player.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const provider = "horse_racing";
let server: TestServer;
let wallet: SeamlessWallet;
let moved = 0;

beforeAll(async () => {
  server = await startTestServer();
  const { database } = server.services;
  const accounts = await loadProviderAccounts(database, [provider]);
  wallet = createSeamlessWallet({ database, accounts, now: () => new Date(), onMoved: () => void (moved += 1) });
});
afterAll(() => server.close());

async function balanceOf(playerId: string): Promise<bigint> {
  const { database } = server.services;
  const row = await database.selectFrom("accounts").select("balance").where("player_id", "=", playerId).executeTakeFirstOrThrow();
  return row.balance ?? 0n;
}

const debitOf = (playerId: string, amount = 1_000n): DebitOrder => ({ provider, key: randomUUID(), playerId, currency: "EUR", amount });

describe("the seamless wallet", () => {
  it("executes a debit that is sent several times at once only once, and notifies the player once", async () => {
    const player = await createPlayer(server.services, 5_000);
    const order = debitOf(player);
    moved = 0;
    const results = await Promise.all(Array.from({ length: 8 }, () => wallet.debit(order)));
    expect(results.every((result) => result.type === "done" && result.balance === 4_000n)).toBe(true);
    expect(results.filter((result) => result.type === "done" && !result.isReplay)).toHaveLength(1);
    expect(moved).toBe(1);
    expect(await balanceOf(player)).toBe(4_000n);
  });

  it("never takes more than the balance under concurrent debits", async () => {
    const player = await createPlayer(server.services, 2_500);
    const results = await Promise.all(Array.from({ length: 6 }, () => wallet.debit(debitOf(player))));
    expect(results.filter(({ type }) => type === "done")).toHaveLength(2);
    expect(results.filter((result) => result.type === "refused" && result.reason === "insufficient_funds")).toHaveLength(4);
    expect(await balanceOf(player)).toBe(500n);
  });

  it("accepts the key of a refused debit again when the balance suffices", async () => {
    const player = await createPlayer(server.services, 0);
    const order = debitOf(player);
    expect(await wallet.debit(order)).toEqual({ type: "refused", reason: "insufficient_funds" });
    const rich = await createPlayer(server.services, 5_000);
    expect(await wallet.debit({ ...order, playerId: rich })).toMatchObject({ type: "done", balance: 4_000n });
  });

  it("refuses a key that was used for a different request", async () => {
    const player = await createPlayer(server.services, 5_000);
    const order = debitOf(player);
    await wallet.debit(order);
    expect(await wallet.debit({ ...order, amount: 999n })).toEqual({ type: "refused", reason: "key_reused" });
    const credit = { provider, key: randomUUID(), debitKey: order.key, amount: 700n };
    await wallet.credit(credit);
    expect(await wallet.credit({ ...credit, amount: 701n })).toEqual({ type: "refused", reason: "key_reused" });
    expect(await wallet.debit({ ...order, key: credit.key })).toEqual({ type: "refused", reason: "key_reused" });
    expect(await balanceOf(player)).toBe(4_700n);
  });

  it("refunds once, and refuses a debit that arrives after its rollback", async () => {
    const player = await createPlayer(server.services, 5_000);
    const order = debitOf(player);
    const back = { provider, debitKey: order.key };
    await wallet.debit(order);
    const results = await Promise.all(Array.from({ length: 5 }, () => wallet.rollBack(back)));
    expect(results.every(({ type }) => type === "done")).toBe(true);
    expect(await wallet.debit(order)).toEqual({ type: "refused", reason: "rolled_back" });
    const late = debitOf(player);
    await wallet.rollBack({ provider, debitKey: late.key });
    expect(await wallet.debit(late)).toEqual({ type: "refused", reason: "rolled_back" });
    expect(await wallet.credit({ provider, key: randomUUID(), debitKey: order.key, amount: 1n })).toEqual({
      type: "refused",
      reason: "rolled_back",
    });
    expect(await balanceOf(player)).toBe(5_000n);
  });

  it("pays a known debit once, and does not roll back a paid one", async () => {
    const player = await createPlayer(server.services, 5_000);
    const order = debitOf(player);
    await wallet.debit(order);
    const credit = { provider, key: randomUUID(), debitKey: order.key, amount: 2_500n };
    await Promise.all(Array.from({ length: 5 }, () => wallet.credit(credit)));
    expect(await wallet.rollBack({ provider, debitKey: order.key })).toEqual({ type: "refused", reason: "already_credited" });
    expect(await wallet.credit({ ...credit, key: randomUUID(), debitKey: "never-taken" })).toEqual({
      type: "refused",
      reason: "unknown_debit",
    });
    expect(await balanceOf(player)).toBe(6_500n);
  });

  it("respects the player's own limit and betting permission", async () => {
    const { database } = server.services;
    const player = await createPlayer(server.services, 50_000);
    await database.insertInto("player_limits").values({ player_id: player, type: "bet", currency: "EUR", amount: 1_500n }).execute();
    expect(await wallet.debit(debitOf(player, 1_501n))).toEqual({ type: "refused", reason: "over_limit" });
    expect(await wallet.debit(debitOf(player, 1_500n))).toMatchObject({ type: "done" });
    await database.updateTable("players").set({ is_pve: true }).where("id", "=", player).execute();
    expect(await wallet.debit(debitOf(player, 10n))).toEqual({ type: "refused", reason: "player_forbidden" });
    expect(await wallet.debit({ ...debitOf(player), currency: "KWD" })).toEqual({ type: "refused", reason: "no_account" });
  });

  it("has the same total for repeated, reordered and concurrent calls", async () => {
    const kinds = fc.constantFrom("debit", "credit", "rollBack");
    const plan = fc.array(fc.record({ kind: kinds, bet: fc.nat(3) }), { minLength: 4, maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(plan, async (calls) => {
        const player = await createPlayer(server.services, 2_500);
        const orders = Array.from({ length: 4 }, () => debitOf(player));
        const run = async ({ kind, bet }: (typeof calls)[number]): Promise<unknown> => {
          const order = orders[bet] ?? debitOf(player);
          if (kind === "debit") return wallet.debit(order);
          if (kind === "rollBack") return wallet.rollBack({ provider, debitKey: order.key });
          return wallet.credit({ provider, key: `${order.key}.payout`, debitKey: order.key, amount: 300n });
        };
        await Promise.all(calls.map(run));
        const rows = await server.services.database
          .selectFrom("provider_transfers")
          .select(["kind", "amount"])
          .where("player_id", "=", player)
          .where("state", "=", "done")
          .execute();
        const expected = rows.reduce((sum, { kind, amount }) => sum + (kind === "debit" ? -(amount ?? 0n) : (amount ?? 0n)), 2_500n);
        expect(await balanceOf(player)).toBe(expected);
      }),
      { numRuns: 15 },
    );
    expect(await assertLedger(server.services.database)).toEqual([]);
  });
});
