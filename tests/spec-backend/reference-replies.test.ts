import { createWire } from "@touchline/store/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { balanceOf, newPlayer, placeOne } from "../../apps/backend/tests/support/bets.ts";
import { campaign, freebetCampaign, openTerms } from "../../apps/backend/tests/support/bonuses.ts";
import type { Client } from "../../apps/backend/tests/support/client.ts";
import { startTestServer, type TestServer } from "../../apps/backend/tests/support/test-server.ts";

let server: TestServer;
let player: Client;
let betId: string;
beforeAll(async () => {
  server = await startTestServer();
  await server.work.bonuses.add([
    freebetCampaign("all", "all_win"),
    campaign({
      key: "boost",
      type: "comboboost",
      terms: {
        ...openTerms,
        currency: null,
        minOdds: 1400,
        usesCount: 2,
        onlyVerified: false,
        ranges: [{ minCount: 2, maxCount: null, bonusOdds: 1050 }],
      },
    }),
  ]);
  player = await newPlayer(server, 50_000);
  await player.post("/platform/api/player/limits", { type: "deposit", amount: 10_000, currency: "EUR", period: "week" });
  betId = (await placeOne(player, [10, 11])).id;
  expect(await balanceOf(player)).toBe(49_000);
});
afterAll(async () => server.close());

/** Templates of paths; `:id` is that of the bet or of a match. */
const paths: readonly string[] = [
  "/platform/api/player",
  "/platform/api/player/accounts",
  "/platform/api/player/transactions",
  "/platform/api/player/limits",
  "/platform/api/player/safer-gambling",
  "/platform/api/player/phone-verification",
  "/api/v3/bets",
  "/api/v2/bets/:id",
  "/api/v2/bets/:id/cashout",
  "/api/v2/bonuses",
  "/api/v2/bonuses/freebets/amb",
  "/api/v2/jackpots",
  "/api/v2/jackpot-hits",
  "/api/v2/notifications",
  "/api/v2/notifications/counters",
  "/api/v2/settings",
  "/api/v2/sports",
  "/api/v2/tournaments",
  "/api/v2/matches",
  "/api/v2/matches/:id",
  "/api/v2/matches/:id/markets",
];

test.each(paths)("a reply of the reference backend to %s is read unchanged", async (path) => {
  const id = path.includes("/bets/") ? betId : "10";
  const { status, body, text } = await player.get(path.replace(":id", id));
  expect(status, text).toBe(200);
  const problems: unknown[] = [];
  const wire = createWire({ dialect: "touchline", adapter: null, report: (error) => void problems.push(error) });
  const call = { method: "GET", path, params: { id }, query: {}, body: undefined, headers: {} } as const;
  // Reading adds defaults and leaves nothing out.
  expect(wire.read(call, structuredClone(body), Date.now())).toMatchObject(body);
  expect(problems).toEqual([]);
});
