import { describe, expect, expectTypeOf, it } from "vitest";
import { type Bet, createClient, type ErrorBody, type Match, type PlacementError, type UnreadableReply } from "../src/create-client.ts";

interface Sent {
  readonly address: string;
  readonly init: RequestInit;
}

function createFake(reply: Response) {
  const sent: Sent[] = [];
  const client = createClient({
    origin: "https://www.example.com/en",
    locale: "de",
    fetch: async (address, init) => {
      sent.push({ address, init });
      return reply;
    },
  });
  return { client, sent, headers: () => new Headers(sent[0]?.init.headers) };
}

describe("client", () => {
  it("repeats the key of a list, omits undefined values and fills in the path", async () => {
    const { client, sent } = createFake(Response.json({ data: [], pagination: {} }));
    await client.listMatches({ query: { id: [1, 2], sport_key: ["soccer"], bettable: true } });
    await client.getPriceHistory({ params: { id: 7, marketId: 100_001 }, query: { specifier: "total=2.5" } });
    await client.getSitePage({ params: { key: "a/b" } });
    expect(sent.map(({ address }) => address)).toEqual([
      "https://www.example.com/api/v2/matches?id=1&id=2&sport_key=soccer&bettable=true",
      "https://www.example.com/api/v2/matches/7/markets/100001/history?specifier=total%3D2.5",
      "https://www.example.com/api/v2/site-config/pages/a%2Fb",
    ]);
  });

  it("sends language, idempotency key, origin and JSON, and no body if there is none", async () => {
    const { client, sent, headers } = createFake(Response.json({ ok: true }));
    await client.signOut();
    expect(headers().get("content-type")).toBe("application/json");
    expect(headers().get("origin")).toBe("https://www.example.com");
    expect(headers().get("accept-language")).toBe("de");
    expect(sent[0]?.init.body).toBeUndefined();
    await client.deposit({ body: { amount: 100, currency: "EUR" }, idempotencyKey: "attempt-1", locale: "fr" });
    const later = new Headers(sent[1]?.init.headers);
    expect([later.get("idempotency-key"), later.get("accept-language")]).toEqual(["attempt-1", "fr"]);
    expect(sent[1]?.init.body).toBe('{"amount":100,"currency":"EUR"}');
  });

  it("returns an error for a reply that is not JSON", async () => {
    const { client } = createFake(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    const result = await client.getSettings();
    expect(result).toMatchObject({ ok: false, status: 502, error: { code: "unreadable_reply" } });
  });

  it("has types for the replies and errors of each call", async () => {
    const { client } = createFake(Response.json({}));
    const matches = await client.listMatches();
    if (matches.ok) expectTypeOf(matches.data.data).toEqualTypeOf<readonly Match[]>();
    const placed = await client.placeBets({ body: { meta: { device_id: "a" }, bets: [] } });
    if (placed.ok) expectTypeOf(placed.data.bets).toEqualTypeOf<readonly Bet[]>();
    else expectTypeOf(placed.error).toEqualTypeOf<PlacementError | ErrorBody | UnreadableReply>();
    const signedUp = createClient({ origin: "https://www.example.com" }).signUp;
    expectTypeOf(signedUp).parameter(0).toHaveProperty("body");
  });
});
