import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPlayer } from "../support/bets.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const address = "/api/v2/vote";
const voteFor = (data: string, matchId = 3): object => ({ prediction_id: matchId, data });

describe("voting on a match", () => {
  it("requires a signed-in player", async () => {
    const visitor = server.client();
    expect((await visitor.get(`${address}?prediction_id=3`)).status).toBe(401);
    expect((await visitor.post(address, voteFor("home"))).status).toBe(401);
  });

  it("returns null before the vote, then the choice and the totals", async () => {
    const [one, two] = [await newPlayer(server, 0), await newPlayer(server, 0)];
    const before = await one.get(`${address}?prediction_id=5`);
    expect([before.status, before.text]).toEqual([200, "null"]);
    const first = await one.post(address, voteFor("home", 5));
    expect(first.status, first.text).toBe(201);
    expect(first.body).toMatchObject({ data: "home", totals: { home: 1, draw: 0, away: 0 } });
    await two.post(address, voteFor("away", 5));
    expect((await one.get(`${address}?prediction_id=5`)).body).toMatchObject({ data: "home", totals: { home: 1, draw: 0, away: 1 } });
  });

  it("counts one vote per player, even in parallel", async () => {
    const client = await newPlayer(server, 0);
    const replies = await Promise.all(["home", "draw", "away", "home"].map((data) => client.post(address, voteFor(data))));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    expect(replies.filter(({ status }) => status === 409).map(({ body }) => body["code"])).toEqual(Array(3).fill("already_voted"));
    const { totals } = (await client.get(`${address}?prediction_id=3`)).body as { totals: Record<string, number> };
    expect(Object.values(totals).reduce((sum, votes) => sum + votes, 0)).toBe(1);
  });

  it("refuses unknown matches and choices", async () => {
    const client = await newPlayer(server, 0);
    expect((await client.post(address, voteFor("home", 999_999))).status).toBe(404);
    expect((await client.post(address, voteFor("both"))).status).toBe(400);
    expect((await client.get(address)).status).toBe(400);
  });
});
