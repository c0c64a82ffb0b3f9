import type { PopularCombo } from "@touchline/contract/http/popular-combos";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listPopularCombos } from "../../src/betting/popular-combos.ts";
import { newPlayer, placeOne } from "../support/bets.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { home, marketId } from "../support/scripted-book.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => closeBalanced(server));

async function played(): Promise<readonly PopularCombo[]> {
  const { database, clock } = server.services;
  const combos = await listPopularCombos({ book: server.services.book, database }, new Date(clock.now()));
  return combos.filter(({ kind }) => kind === "played");
}

describe("popular combos", () => {
  it("count the bets of a day on the same legs in any order, from ten bets on, and leave out legs that no longer accept bets", async () => {
    const player = await newPlayer(server, 1_000_000);
    for (let bet = 0; bet < 9; bet += 1) await placeOne(player, bet % 2 === 0 ? [11, 12] : [12, 11], 100);
    await placeOne(player, [11, 13], 100);
    expect(await played()).toEqual([]);

    await placeOne(player, [11, 12], 100);
    const legOn = (match: number) => ({ match_id: match, market_id: marketId, specifier: "", outcome_id: home });
    expect(await played()).toEqual([{ kind: "played", bets: 10, legs: [legOn(11), legOn(12)] }]);
    const reply = await server.client().get<{ data: readonly PopularCombo[] }>("/api/v2/popular-combos");
    expect([reply.status, reply.body.data[0]?.bets]).toEqual([200, 10]);

    server.book.change(12, { marketStatus: -1 });
    expect(await played()).toEqual([]);
  });
});
