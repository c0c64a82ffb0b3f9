import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { racingGame } from "../../src/providers/games/racing-game.ts";
import { closesAt, paidAt } from "../../src/providers/rounds.ts";
import type { SeamlessWallet } from "../../src/providers/seamless-wallet.ts";
import { assertLedger } from "../../src/wallet/ledger.ts";
import { balanceOf } from "../support/bets.ts";
import { betOf, createManualClock, newGame } from "../support/provider-play.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const races = { provider: "horse_racing", app: "races" } as const;
const start = closesAt(racingGame, 14_000_000) + 10_000;

type Call = keyof SeamlessWallet;
/** The fault of a call: its request is lost, or it is executed and its reply is lost. */
type Loss = "request" | "answer";

interface LossyWallet {
  wrap(wallet: SeamlessWallet): SeamlessWallet;
  /** Loses the next calls of a kind. */
  lose(call: Call, loss: Loss, times?: number): void;
  /** Runs once between the next debit and its reply. */
  afterDebit(event: () => void): void;
}

function createLossyWallet(): LossyWallet {
  const losses: { call: Call; loss: Loss }[] = [];
  let event = (): void => undefined;
  return {
    afterDebit: (next) => void (event = next),
    lose: (call, loss, times = 1) => void losses.push(...Array.from({ length: times }, () => ({ call, loss }))),
    wrap(wallet) {
      const through = async <Order, Result>(call: Call, order: Order, send: (order: Order) => Promise<Result>): Promise<Result> => {
        const at = losses.findIndex((loss) => loss.call === call);
        const [lost] = at < 0 ? [] : losses.splice(at, 1);
        if (lost?.loss === "request") throw new Error("The request was lost.");
        const result = await send(order);
        if (call === "debit") {
          event();
          event = () => undefined;
        }
        if (lost?.loss === "answer") throw new Error("The answer was lost.");
        return result;
      };
      return {
        debit: (order) => through("debit", order, wallet.debit),
        credit: (order) => through("credit", order, wallet.credit),
        rollBack: (order) => through("rollBack", order, wallet.rollBack),
      };
    },
  };
}

const clock = createManualClock(start);
const lossy = createLossyWallet();
let server: TestServer;

beforeAll(async () => {
  const retry = { firstMs: 1, maxMs: 1, maxAttempts: 3, deadRetryMs: 200 };
  server = await startTestServer({ retry, providers: { nowMs: clock.nowMs, wrapWallet: lossy.wrap } });
});
afterEach(async () => expect(await assertLedger(server.services.database)).toEqual([]));
afterAll(() => server.close());

const onAll = (runner: number): object => ({ market: "win", runner });

describe("a fault between provider and platform", () => {
  it.each(["request", "answer"] as const)("loses the %s of a debit: the stake is taken once when the bet is sent again", async (loss) => {
    const game = await newGame(server, races, 5_000);
    const { open } = await game.state();
    const wish = { selection: onAll(1), stake: 1_000, round: open.number, key: randomUUID() };
    lossy.lose("debit", loss);
    expect((await game.bet(wish)).status).toBe(500);
    const bet = betOf(await game.bet(wish));
    expect(await balanceOf(game.client)).toBe(4_000);
    expect((await game.state()).bets.map(({ id }) => id)).toEqual([bet.id]);
  });

  it.each(["request", "answer"] as const)(
    "loses the %s of a debit: the debit is rolled back if the bet is not sent again before the draw",
    async (loss) => {
      const game = await newGame(server, races, 5_000);
      const { open } = await game.state();
      lossy.lose("debit", loss);
      await game.bet({ selection: onAll(1), stake: 1_000, round: open.number });
      clock.moveTo(closesAt(racingGame, open.number) + 1);
      lossy.lose("rollBack", loss);
      await server.work.providers.settleDue();
      await server.work.providers.settleDue();
      expect(await balanceOf(game.client)).toBe(5_000);
      clock.moveTo(paidAt(racingGame, open.number) + 1);
      await server.work.providers.settleDue();
      expect(await balanceOf(game.client)).toBe(5_000);
      expect((await game.state()).bets).toEqual([]);
    },
  );

  it.each(["request", "answer"] as const)("loses the %s of a credit: the prize is paid once", async (loss) => {
    const game = await newGame(server, races, 100_000);
    const { open } = await game.state();
    const runners = (open.card as { runners: { number: number }[] }).runners;
    for (const { number } of runners) betOf(await game.bet({ selection: onAll(number), stake: 1_000, round: open.number }));
    const staked = 100_000 - runners.length * 1_000;
    clock.moveTo(paidAt(racingGame, open.number) + 1);
    lossy.lose("credit", loss, 2);
    await server.work.providers.settleDue();
    expect(await balanceOf(game.client)).toBeGreaterThanOrEqual(staked);
    await server.work.providers.settleDue();
    await server.work.providers.settleDue();
    const { bets } = await game.state();
    const won = bets.filter(({ status }) => status === "won");
    expect(won).toHaveLength(1);
    expect(await balanceOf(game.client)).toBe(staked + (won[0]?.payout ?? 0));
  });

  it("delays a debit until after the draw: it is refunded", async () => {
    const game = await newGame(server, races, 5_000);
    const { open } = await game.state();
    lossy.afterDebit(() => clock.moveTo(closesAt(racingGame, open.number)));
    lossy.lose("rollBack", "answer");
    // The server's own settlement pass may run first and hit the fault instead.
    expect([409, 500]).toContain((await game.bet({ selection: onAll(1), stake: 1_000, round: open.number, key: "late-debit-key" })).status);
    expect((await game.bet({ selection: onAll(1), stake: 1_000, round: open.number, key: "late-debit-key" })).body).toMatchObject({
      code: "round_closed",
    });
    expect(await balanceOf(game.client)).toBe(5_000);
  });

  it("loses each credit for a while: the prize becomes a dead letter, other bets are settled, and it is paid once", async () => {
    const { database } = server.services;
    const game = await newGame(server, races, 100_000);
    const { open } = await game.state();
    const runners = (open.card as { runners: { number: number }[] }).runners;
    for (const { number } of runners) betOf(await game.bet({ selection: onAll(number), stake: 1_000, round: open.number }));
    clock.moveTo(paidAt(racingGame, open.number) + 1);
    lossy.lose("credit", "request", 8);
    await server.work.providers.settleDue();
    const bets = await database.selectFrom("provider_bets").selectAll().where("round", "=", BigInt(open.number)).execute();
    const [won] = bets.filter(({ payout }) => payout > 0n);
    expect(bets.map(({ state }) => state)).toEqual(runners.map(() => "settled"));
    const letters = () => server.work.jobs.deadLetters.list(10);
    await expect.poll(letters, { timeout: 5_000 }).toMatchObject([{ source: "provider-bets", key: won?.id }]);
    await expect.poll(letters, { timeout: 10_000 }).toEqual([]);
    expect(await balanceOf(game.client)).toBe(100_000 - runners.length * 1_000 + Number(won?.payout));
  });

  it("stops the process: two restarted processes on one database settle open bets once", async () => {
    const first = await startTestServer({ providers: { nowMs: clock.nowMs } });
    const game = await newGame(first, races, 100_000);
    const { open } = await game.state();
    const runners = (open.card as { runners: { number: number }[] }).runners;
    for (const { number } of runners) betOf(await game.bet({ selection: onAll(number), stake: 1_000, round: open.number }));
    const session = game.client.cookies.get("sb") ?? "";
    await first.stop();
    clock.moveTo(paidAt(racingGame, open.number) + 1);
    const resume = { book: first.book, database: first.services.database };
    const servers = await Promise.all([1, 2].map(() => startTestServer({ resume, providers: { nowMs: clock.nowMs } })));
    await Promise.all(servers.map((server) => server.work.providers.settleDue()));
    const client = servers[0]!.client();
    client.cookies.set("sb", session);
    const rows = await first.services.database.selectFrom("provider_bets").selectAll().where("payout", ">", 0n).execute();
    expect(rows).toHaveLength(1);
    expect(await balanceOf(client)).toBe(100_000 - runners.length * 1_000 + Number(rows[0]?.payout));
    expect(await assertLedger(first.services.database)).toEqual([]);
    for (const server of servers) await server.stop();
    await first.services.database.destroy();
  });
});
