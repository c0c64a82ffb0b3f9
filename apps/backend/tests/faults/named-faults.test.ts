import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { balanceOf, betOn, newPlayer, place } from "../support/bets.ts";
import { bonusNamed, freebetCampaign } from "../support/bonuses.ts";
import { setLimit } from "../support/cashier.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.work.bonuses.add([freebetCampaign("waiting", "all_win", { needsActivation: true })], []);
});
afterAll(async () => closeBalanced(server));

const errorsIn = (body: unknown): string => JSON.stringify(body);

describe("faults while a slip is open", () => {
  it("F19: a session that has ended places nothing", async () => {
    const player = await newPlayer(server, 5_000);
    const { id } = (await player.get<{ readonly id: string }>("/platform/api/player")).body;
    await server.services.database.deleteFrom("sessions").where("player_id", "=", id).execute();
    expect((await place(player, [betOn([1])])).status).toBe(401);
    const bets = await server.services.database.selectFrom("bets").select("id").where("player_id", "=", id).execute();
    expect(bets).toEqual([]);
  });

  it("F23: bets are refused while their provider is off and accepted when it is on again", async () => {
    const player = await newPlayer(server, 5_000);
    server.book.setInactiveProviders(["betradar"]);
    const refused = await place(player, [betOn([2])]);
    expect(refused.status).toBe(400);
    expect(await balanceOf(player)).toBe(5_000);
    server.book.setInactiveProviders([]);
    expect((await place(player, [betOn([2])])).status).toBe(200);
  });

  it("F28: a bonus that is activated in parallel is activated and issued once", async () => {
    const player = await newPlayer(server, 0);
    const bonus = await bonusNamed(player, "waiting");
    const replies = await Promise.all(Array.from({ length: 8 }, () => player.post(`/api/v2/bonuses/${bonus.id}/activate`)));
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    const times = new Set(
      replies.flatMap(({ status, body }) =>
        status === 200 ? [errorsIn((body["issued"] as Record<string, unknown>)["activated_at"])] : [],
      ),
    );
    expect(times.size).toBe(1);
    const held = (await player.get<{ readonly data: readonly { readonly name: string; readonly type: string }[] }>("/api/v2/bonuses")).body
      .data;
    expect(held.filter(({ name, type }) => name === "waiting" && type === "freebet")).toHaveLength(1);
  });

  it("F29: a limit that is set while the slip is open applies to its bet, even among parallel bets", async () => {
    const player = await newPlayer(server, 10_000);
    expect((await place(player, [betOn([3], 1_000)])).status).toBe(200);
    const [, ...replies] = await Promise.all([
      setLimit(player, { type: "wager", amount: 2_000, currency: "EUR", period: "day" }),
      ...Array.from({ length: 4 }, () => place(player, [betOn([4], 1_500)])),
    ]);
    const late = await place(player, [betOn([5], 1_500)]);
    expect([late.status, errorsIn(late.body).includes("error.limits.wager")]).toEqual([400, true]);
    const placed = replies.filter(({ status }) => status === 200).length;
    expect(await balanceOf(player)).toBe(9_000 - placed * 1_500);
  });
});
