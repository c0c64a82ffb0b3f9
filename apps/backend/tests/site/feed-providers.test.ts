import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { followProviderSwitch } from "../../src/book/provider-switch.ts";
import { balanceOf, betOn, newPlayer, place } from "../support/bets.ts";
import { firstError } from "../support/placement-error.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const mixed = "error.place_bets.mixed_providers";
const esports = [31, 32, 33, 34];
let server: TestServer;
let stopFollowing: () => void;

/** Follows the switch as a leader does when it starts. */
async function follow(): Promise<() => void> {
  const { database, signal } = server.services;
  return followProviderSwitch({
    database,
    signal,
    setInactiveProviders: server.book.setInactiveProviders,
    onError: (error) => expect.fail(String(error)),
  });
}

beforeAll(async () => {
  server = await startTestServer();
  for (const match of esports) server.book.change(match, { provider: "oddin" });
  stopFollowing = await follow();
});
afterAll(async () => {
  stopFollowing();
  await server.close();
});

async function submit(
  form: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = { origin: server.origin },
): Promise<Response> {
  return fetch(`${server.origin}/api/operator/feed-providers`, { method: "POST", headers, body: new URLSearchParams(form) });
}

async function statuses(): Promise<unknown> {
  return (await server.client().get("/api/v2/settings")).body["provider_statuses"];
}

describe("the two providers", () => {
  it("sell singles and combos of their own matches, but no combo of both and no system of e-sports", async () => {
    const player = await newPlayer(server, 10_000);
    expect((await place(player, [betOn([31])])).status).toBe(200);
    expect((await place(player, [betOn([31, 32])])).status).toBe(200);
    expect(firstError(await place(player, [betOn([1, 31])]))).toMatchObject({ error: mixed });
    const system = { ...betOn([31, 32, 33]), type: "system", system_id: "2/3" } as const;
    expect(firstError(await place(player, [system]))).toMatchObject({ error: mixed });
    expect(await balanceOf(player)).toBe(8_000);
  });

  it("are listed in the settings by type of sport, and only betradar may have several singles on a slip", async () => {
    expect((await server.client().get("/api/v2/settings")).body).toMatchObject({
      sport_type_providers: { regular: "betradar", cyber: "oddin" },
      multi_bet_settings: { available_by_provider: { betradar: true, oddin: false } },
    });
  });
});

describe("the operator's page of feed providers", () => {
  it("switches one off and on while the site runs, and the choice outlives the process", async () => {
    const player = await newPlayer(server, 10_000);
    expect(await (await submit({ provider: "oddin", active: "false" })).text()).toContain("Switch on");
    await vi.waitFor(async () => expect(await statuses()).toMatchObject({ betradar: "active", oddin: "inactive" }));
    expect((await place(player, [betOn([34])])).status).toBe(400);
    expect((await place(player, [betOn([3])])).status).toBe(200);

    stopFollowing();
    server.book.setInactiveProviders([]);
    stopFollowing = await follow();
    expect(await statuses()).toMatchObject({ oddin: "inactive" });

    await submit({ provider: "oddin", active: "true" });
    await vi.waitFor(async () => expect(await statuses()).toMatchObject({ oddin: "active" }));
    expect((await place(player, [betOn([34])])).status).toBe(200);
    expect(await balanceOf(player)).toBe(8_000);
  });

  it("refuses an unknown provider, an unknown state, other sites and other machines", async () => {
    expect((await submit({ provider: "other", active: "false" })).status).toBe(400);
    expect((await submit({ provider: "oddin", active: "no" })).status).toBe(400);
    expect((await submit({ provider: "oddin", active: "false" }, { origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await submit({ provider: "oddin", active: "false" }, { origin: server.origin, "x-forwarded-for": "203.0.113.7" })).status).toBe(
      403,
    );
    expect(await statuses()).toMatchObject({ betradar: "active", oddin: "active" });
  });
});
