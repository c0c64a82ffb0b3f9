import { randomUUID } from "node:crypto";
import type { ProviderBet, ProviderState } from "@touchline/contract/http/providers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { assertLedger } from "../../src/wallet/ledger.ts";
import { createClient } from "../support/client.ts";
import { eventually } from "../support/eventually.ts";
import { createKillableProcess, type KillableProcess } from "../support/killable-process.ts";
import { launch, type LaunchedGame } from "../support/provider-play.ts";

const isFull = globalThis.process.env["TEST_FULL"] === "1";
const stake = 100;
const startBalance = 100_000;
let process: KillableProcess;
beforeAll(async () => {
  process = await createKillableProcess();
});
afterAll(() => process.remove());

async function play(origin: string): Promise<LaunchedGame> {
  const client = createClient(origin);
  await client.post("/platform/api/player/sign-in", { email: "demo@touchline.test", password: "demo-pass-1" });
  return launch(client, { provider: "virtual_gaming_arena", app: "football" });
}

interface Sent {
  readonly key: string;
  readonly round: number;
  readonly id: string | null;
}

/** Waits for a round that stays open long enough for a bet. */
async function roundWithTime(game: LaunchedGame): Promise<ProviderState> {
  for (;;) {
    const state = await game.state();
    const leftMs = Date.parse(state.open.closes_at) - Date.parse(state.now);
    if (leftMs > 6_000) return state;
    await new Promise((resolve) => setTimeout(resolve, leftMs + 20));
  }
}

/** Bets on an outcome of the open round until the process is killed. */
async function betUntilKilled(game: LaunchedGame, taken: () => void): Promise<readonly Sent[]> {
  const { open } = await roundWithTime(game);
  const one = async (index: number): Promise<Sent> => {
    const key = randomUUID();
    await new Promise((resolve) => setTimeout(resolve, index * 5));
    const wish = { key, round: open.number, stake, selection: { outcome: index % 2 === 0 ? "over" : "under" } };
    return game.bet(wish).then(
      (reply) => {
        if (reply.status === 201) taken();
        return { key, round: open.number, id: reply.status === 201 ? (reply.body["bet"] as ProviderBet).id : null };
      },
      () => ({ key, round: open.number, id: null }),
    );
  };
  return Promise.all(Array.from({ length: 24 }, (_, index) => one(index)));
}

// Only in full runs, because rounds last half a minute. Every run tests a crash inside this process (crash.test.ts).
describe.runIf(isFull)("a process killed between stake and prize", () => {
  it("takes each stake at most once and pays winnings once", { timeout: 90_000 }, async () => {
    let count = 0;
    const sent = await betUntilKilled(await play(await process.start()), () => {
      count += 1;
      if (count === 6) process.kill();
    });
    await process.end("SIGKILL");
    expect(sent.some(({ id }) => id === null)).toBe(true);

    const game = await play(await process.start());
    // The round may be over, so only accepted bets are sure to get their reply again.
    for (const { key, round, id } of sent.slice(0, 10)) {
      const again = await game.bet({ key, round, stake, selection: { outcome: "over" } });
      if (id === null) expect([201, 400, 409, 422]).toContain(again.status);
    }
    const last = Math.max(...(await game.state()).bets.map(({ closes_at }) => Date.parse(closes_at)));
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, last - Date.now())));
    await eventually(async () => ((await game.state()).bets.some(({ status }) => status === "open") ? null : true));
    await process.end("SIGTERM");

    const database = await openDatabase({ url: "", dataDir: process.folder });
    expect(await assertLedger(database)).toEqual([]);
    const bets = await database.selectFrom("provider_bets").selectAll().execute();
    const settled = bets.filter(({ state }) => state === "settled");
    expect(bets.every(({ state }) => state === "settled" || state === "refused")).toBe(true);
    expect(settled.length).toBeGreaterThanOrEqual(6);
    for (const { id } of sent) if (id !== null) expect(settled.map((bet) => bet.id)).toContain(id);
    expect(settled.every(({ payout, is_paid: isPaid }) => payout === 0n || isPaid)).toBe(true);
    const won = settled.reduce((sum, { payout }) => sum + Number(payout), 0);
    const account = await database
      .selectFrom("accounts")
      .innerJoin("players", "players.id", "accounts.player_id")
      .select("balance")
      .where("email", "=", "demo@touchline.test")
      .where("accounts.currency", "=", "EUR")
      .executeTakeFirstOrThrow();
    expect(Number(account.balance)).toBe(startBalance - settled.length * stake + won);
    await database.destroy();
  });
});
