import { randomUUID } from "node:crypto";
import { createHash } from "node:crypto";
import type { RaceCard } from "../../src/providers/games/race.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { racingGame } from "../../src/providers/games/racing-game.ts";
import { closesAt, paidAt } from "../../src/providers/rounds.ts";
import { assertLedger } from "../../src/wallet/ledger.ts";
import { balanceOf, newPlayer } from "../support/bets.ts";
import { betOf, createManualClock, launch, newGame } from "../support/provider-play.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const races = { provider: "horse_racing", app: "races" } as const;
/** Starts ten seconds into a round; tests move it forward. */
const clock = createManualClock(closesAt(racingGame, 14_000_000) + 10_000);
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ providers: { nowMs: clock.nowMs } });
});
afterAll(() => server.close());

/** Moves the clock until the round has been shown, and pays it. */
async function playOut(round: number): Promise<void> {
  clock.moveTo(paidAt(racingGame, round) + 1);
  await server.work.providers.settleDue();
}

describe("launching", () => {
  it("requires a signed-in player who may bet and a known game", async () => {
    const path = "/api/v2/virtual-wallet/horse_racing/launch";
    expect((await server.client().post(path, { app: "races" })).status).toBe(401);
    const pve = await server.signedIn("pve@touchline.test");
    expect((await pve.post(path, { app: "races" })).body).toMatchObject({ code: "player_forbidden" });
    const player = await newPlayer(server, 1_000);
    expect((await player.post(path, { app: "nothing" })).status).toBe(404);
    expect((await player.post("/api/v2/virtual-wallet/nobody/launch", { app: "races" })).status).toBe(404);
    expect((await player.post(path, {})).status).toBe(400);
  });

  it("returns a localized page without player data that our site may frame", async () => {
    const player = await newPlayer(server, 1_000);
    const reply = await player.post(
      "/api/v2/virtual-wallet/horse_racing/launch",
      { app: "races", theme: "dark" },
      { "accept-language": "ar" },
    );
    const [address = "", token = ""] = String(reply.body["url"]).split("#");
    const page = await server.client().get(address);
    expect(page.text).toContain('lang="ar" dir="rtl" data-theme="dark"');
    expect(page.text).not.toContain(token);
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'self' http://127.0.0.1:3001");
    const script = /src="([^"]+)"/u.exec(page.text)?.[1] ?? "";
    const module = await server.client().get(script);
    expect(module.headers.get("content-type")).toContain("text/javascript");
    expect(module.text).toContain("startGame(");
    expect((await server.client().get(script.replace("races.ts", "../create-providers.ts"))).status).toBe(404);
    expect((await server.client().get("/providers/horse_racing/nothing")).status).toBe(404);
  });

  it("gives no access with another game's token, without a token, or after the launching session has ended", async () => {
    const player = await newPlayer(server, 1_000);
    const game = await launch(player, races);
    const [, token = ""] = game.url.split("#");
    const state = "/providers/horse_racing/races/state";
    expect((await server.client().get(state)).body).toMatchObject({ code: "session_expired" });
    expect((await server.client().get(state, { authorization: `Bearer ${"a".repeat(43)}` })).status).toBe(401);
    expect((await server.client().get(state, { authorization: `Bearer ${token}` })).status).toBe(200);
    await player.post("/platform/api/player/logout");
    expect((await server.client().get(state, { authorization: `Bearer ${token}` })).status).toBe(401);
  });
});

describe("a bet on a race", () => {
  it("is debited immediately, paid once after the race is shown, and published on the player's channel", async () => {
    const game = await newGame(server, races, 100_000);
    const { open } = await game.state();
    const { runners } = open.card as RaceCard;
    const stakes = runners.map(({ number, odds }) => ({ number, odds: odds.win ?? 0 }));
    for (const { number } of stakes) betOf(await game.bet({ selection: { market: "win", runner: number }, stake: 1_000 }));
    expect(await balanceOf(game.client)).toBe(100_000 - stakes.length * 1_000);
    await playOut(open.number);
    const after = await game.state();
    const drawn = after.drawn.find(({ number }) => number === open.number);
    const winner = (drawn?.result as { order: number[] } | undefined)?.order[0];
    const price = stakes.find(({ number }) => number === winner)?.odds ?? 0;
    expect(await balanceOf(game.client)).toBe(100_000 - stakes.length * 1_000 + price);
    expect(after.bets.filter(({ status }) => status === "won")).toMatchObject([{ payout: price, selection: { runner: winner } }]);
    await server.work.providers.settleDue();
    expect(await balanceOf(game.client)).toBe(100_000 - stakes.length * 1_000 + price);
    await server.work.betting.settled();
    const id = (await game.client.get("/platform/api/player")).body["id"] as string;
    const messages = server.published.filter(({ channel, publication }) => channel.includes(id) && publication.event === "balance_changed");
    expect(messages.at(-1)?.publication.data).toMatchObject({ balance: 100_000 - stakes.length * 1_000 + price, currency: "EUR" });
    const statement = (await game.client.get("/platform/api/player/transactions")).body["data"] as { kind: string }[];
    expect(statement[0]?.kind).toBe("payout");
    expect(await assertLedger(server.services.database)).toEqual([]);
  });

  it("shows the hash of its seed before the round closes and the seed only afterwards", async () => {
    const game = await newGame(server, races, 10_000);
    const { open, drawn } = await game.state();
    expect(drawn.some(({ number }) => number === open.number)).toBe(false);
    clock.moveTo(closesAt(racingGame, open.number));
    const after = (await game.state()).drawn.find(({ number }) => number === open.number);
    expect(after?.commitment).toBe(open.commitment);
    expect(
      createHash("sha256")
        .update(after?.seed ?? "")
        .digest("hex"),
    ).toBe(open.commitment);
  });

  it("is placed once per key, and refused when the key belongs to a different bet", async () => {
    const game = await newGame(server, races, 10_000);
    const key = randomUUID();
    const { open } = await game.state();
    const wish = { selection: { market: "place", runner: 1 }, stake: 500, key, round: open.number };
    const replies = await Promise.all(Array.from({ length: 6 }, () => game.bet(wish)));
    expect(new Set(replies.map((reply) => betOf(reply).id)).size).toBe(1);
    expect(await balanceOf(game.client)).toBe(9_500);
    expect((await game.bet({ ...wish, stake: 600 })).body).toMatchObject({ code: "key_reused" });
    clock.moveTo(closesAt(racingGame, open.number));
    expect(betOf(await game.bet(wish)).id).toBe(betOf(replies[0]!).id);
  });

  it.each([
    ["insufficient_funds", { market: "win", runner: 1 }, 2_001],
    ["stake_too_low", { market: "win", runner: 1 }, 9],
    ["stake_too_high", { market: "win", runner: 1 }, 5_000_001],
    ["not_on_offer", { market: "win", runner: 40 }, 100],
    ["not_on_offer", "win", 100],
  ] as const)("is refused as %s", async (code, selection, stake) => {
    const game = await newGame(server, races, 2_000);
    const { open } = await game.state();
    const reply = await game.client.send("/providers/horse_racing/races/bets", {
      method: "POST",
      headers: { "content-type": "application/json", origin: server.origin, authorization: `Bearer ${game.url.split("#")[1]}` },
      body: JSON.stringify({ round: open.number, selection, stake }),
    });
    expect(reply.body).toMatchObject({ code });
    expect(await balanceOf(game.client)).toBe(2_000);
    expect((await game.state()).bets).toEqual([]);
  });

  it("is refused after its round closes and before it opens", async () => {
    const game = await newGame(server, races, 2_000);
    const { open } = await game.state();
    const selection = { market: "win", runner: 1 };
    expect((await game.bet({ selection, stake: 100, round: open.number + 1 })).body).toMatchObject({ code: "round_closed" });
    clock.moveTo(closesAt(racingGame, open.number));
    expect((await game.bet({ selection, stake: 100, round: open.number })).body).toMatchObject({ code: "round_closed" });
  });

  it("keeps its round when rounds without bets are deleted", async () => {
    const game = await newGame(server, races, 2_000);
    const bet = betOf(await game.bet({ selection: { market: "win", runner: 1 }, stake: 100 }));
    for (const later of [2, 3]) {
      clock.moveTo(closesAt(racingGame, bet.round + later));
      await game.state();
    }
    const { seeds } = server.services.providers.context;
    const numbers = async (): Promise<readonly number[]> =>
      (await seeds.between("horse_racing", bet.round, bet.round + 4)).map(({ round }) => round);
    expect(await numbers()).toEqual([bet.round + 4, bet.round + 3, bet.round + 2, bet.round]);
    await seeds.prune(new Date(clock.nowMs()));
    expect(await numbers()).toEqual([bet.round + 4, bet.round]);
  });

  it("is visible only to its player", async () => {
    const game = await newGame(server, races, 2_000);
    betOf(await game.bet({ selection: { market: "win", runner: 1 }, stake: 100 }));
    const other = await newGame(server, races, 2_000);
    expect((await other.state()).bets).toEqual([]);
  });
});
