import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi, onTestFinished } from "vitest";
import type { Publication } from "../../src/platform/realtime-publisher.ts";
import { startChatWork } from "../../src/chat/start-chat-work.ts";
import { betOn, place } from "../support/bets.ts";
import { freePort } from "../support/killable-process.ts";
import { centrifugoConfiguration } from "./centrifugo-configuration.ts";
import { type Followed, hasCentrifugo, type RealtimeWorld, startRealtimeWorld } from "./realtime-world.ts";

const within = { timeout: 8_000 };

function pool(number: number): Publication {
  return { event: "tournament_pool_changed", sent_at: number, data: { id: 1, pool_amount: number, currency: "EUR", subunits: 100 } };
}

/** The numbers in the pool changes that a page has received. */
function numbersOf({ received }: Followed): readonly number[] {
  return received
    .filter(({ event }) => event === "tournament_pool_changed")
    .map(({ data }) => (data as { pool_amount: number }).pool_amount);
}

const kinds = ["embedded", ...(hasCentrifugo ? (["centrifugo"] as const) : [])] as const;

it.skipIf(hasCentrifugo)("Centrifugo or Redis is not installed on this machine, so the product is not tested with it", () => undefined);

describe.each(kinds)("the product on %s", (kind) => {
  let world: RealtimeWorld;
  beforeAll(async () => {
    world = await startRealtimeWorld({ kind });
  }, 60_000);
  afterAll(async () => world.close());

  it("sends public changes in order", async () => {
    const followed = await world.open().follow("public:en");
    for (let number = 1; number <= 20; number += 1) void world.realtime.publisher.publish("public:en", pool(number));
    await vi.waitFor(() => expect(numbersOf(followed).slice(-20)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1)), within);
  });

  it("sends every change after the reply to the first subscription to a match", async () => {
    const { publisher } = world.realtime;
    expect(publisher.hasInterest("match:de.1")).toBe(false);
    const followed = await world.open().follow("match:de.1");
    expect(publisher.hasInterest("match:de.1")).toBe(true);
    expect(publisher.channelsWithInterest?.()).toContain("match:de.1");
    await publisher.publish("match:de.1", pool(1));
    await vi.waitFor(() => expect(numbersOf(followed)).toEqual([1]), within);
  });

  it("refuses channels of matches that do not exist", async () => {
    await expect(world.open().follow("match:en.999999")).rejects.toThrow();
    await expect(world.open().follow("match:xx.1")).rejects.toThrow();
  });

  it("sends private events once, and only to the player", async () => {
    const player = await world.server.signedIn();
    const { id } = (await player.get("/platform/api/player")).body as { readonly id: string };
    const own = await world.open(player).follow(`$private:en.platform_user.${id}`);
    await expect(world.open().follow(`$private:en.platform_user.${id}`)).rejects.toThrow();
    expect((await place(player, [betOn([1], 100)])).status).toBe(200);
    await vi.waitFor(
      () => expect(own.received.map(({ event }) => event)).toEqual(expect.arrayContaining(["bet_changed", "balance_changed"])),
      within,
    );
    expect(own.received.filter(({ event }) => event === "balance_changed")).toHaveLength(1);
  });

  it("reconnects as a visitor when the player signs out", async () => {
    const player = await world.server.signedIn("pve@touchline.test");
    const { id } = (await player.get("/platform/api/player")).body as { readonly id: string };
    const page = world.open(player, 1);
    const own = await page.follow(`$private:en.platform_user.${id}`);
    const codes: number[] = [];
    page.client.on("connecting", ({ code }) => void codes.push(code));
    await player.post("/platform/api/player/logout", {});
    await vi.waitFor(() => expect(codes).toContain(3014), within);
    await vi.waitFor(() => expect([page.client.state, own.subscription.state]).toEqual(["connected", "unsubscribed"]), within);
  });

  it("applies the guard of the chat and shows players under their pseudonyms", async () => {
    const player = await world.server.signedIn("limited@touchline.test");
    const { id } = (await player.get("/platform/api/player")).body as { readonly id: string };
    const [writer, reader] = [await world.open(player).follow("chat:en.1"), await world.open(undefined, 1).follow("chat:en.1")];
    const key = crypto.randomUUID();
    await writer.subscription.publish({ key, text: "What a match" });
    await vi.waitFor(() => expect(reader.received).toMatchObject([{ event: "chat_message", data: { text: "What a match" } }]), within);
    await expect(writer.subscription.publish({ key, text: "What a match" })).rejects.toMatchObject({ code: expect.any(Number) });
    await expect(reader.subscription.publish({ key: crypto.randomUUID(), text: "As a visitor" })).rejects.toMatchObject({ code: 103 });
    const users = Object.values((await reader.subscription.presence()).clients).map(({ user }) => user);
    expect(users).toContain(world.realtime.pseudonymOf(id));
    expect(users).not.toContain(id);
    await expect(world.open().follow("chat:en.999999")).rejects.toThrow();
  });

  it("publishes the stored messages of a chat again only where the history does not survive a restart", async () => {
    const late = await world.open().follow("chat:en.1");
    const before = (await late.subscription.history({ limit: 50 })).publications.length;
    const { services, work } = world.server;
    const chatWork = startChatWork({
      ...services,
      jobs: work.jobs,
      publisher: world.realtime.publisher,
      pseudonymOf: services.chat.authorId,
    });
    await chatWork.settled();
    await chatWork.stop();
    const after = (await late.subscription.history({ limit: 50 })).publications.length;
    expect([before, after]).toEqual(kind === "embedded" ? [1, 2] : [1, 1]);
  });
});

describe.runIf(hasCentrifugo)("the product on two nodes of Centrifugo", () => {
  let world: RealtimeWorld;
  beforeAll(async () => {
    world = await startRealtimeWorld({ kind: "centrifugo", settings: { BLOCKED_COUNTRIES: "US", COUNTRY_HEADER: "x-country" } });
  }, 60_000);
  afterAll(async () => world.close());

  it("continues without a missed publication when a node is killed", async () => {
    const page = world.open(undefined, 0);
    const followed = await page.follow("public:de");
    for (let number = 1; number <= 5; number += 1) await world.realtime.publisher.publish("public:de", pool(number));
    await world.kill(0);
    for (let number = 6; number <= 15; number += 1) await world.realtime.publisher.publish("public:de", pool(number));
    await vi.waitFor(() => expect(numbersOf(followed)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1)), within);
    expect(followed.subscribed.at(-1)).toMatchObject({ recovered: true });
    await world.revive(0);
  });

  it("reports to a returning client that it missed changes, which were dropped without interest", async () => {
    const { publisher } = world.realtime;
    const page = world.open();
    const followed = await page.follow("match:ar.1");
    await publisher.publish("match:ar.1", pool(1));
    await vi.waitFor(() => expect(numbersOf(followed)).toEqual([1]), within);
    page.client.disconnect();
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 120_000);
    await world.realtime.lead();
    // Changes are now dropped.
    expect(publisher.hasInterest("match:ar.1")).toBe(false);
    page.client.connect();
    await vi.waitFor(() => expect(followed.subscribed).toHaveLength(2), within);
    vi.restoreAllMocks();
    expect(followed.subscribed.at(-1)).toMatchObject({ wasRecovering: true, recovered: false });
    expect(publisher.hasInterest("match:ar.1")).toBe(true);
  });

  it("restores its chat rooms after Redis was emptied", async () => {
    const player = await world.server.signedIn("limited@touchline.test");
    const { services, work } = world.server;
    const chatWork = startChatWork({
      ...services,
      jobs: work.jobs,
      publisher: world.realtime.publisher,
      pseudonymOf: services.chat.authorId,
    });
    const writer = await world.open(player).follow("chat:en.2");
    const texts = async (): Promise<readonly string[]> => {
      const { publications } = await writer.subscription.history({ limit: 50 });
      const messages = publications.map(({ data }) => (data as { readonly data: { readonly id: number; readonly text: string } }).data);
      return messages.toSorted((one, other) => one.id - other.id).map(({ text }) => text);
    };
    await writer.subscription.publish({ key: crypto.randomUUID(), text: "before" });
    await chatWork.settled();
    await world.emptyRedis();
    await vi.waitFor(async () => expect(await texts()).toEqual(["before"]), { timeout: 15_000, interval: 200 });
    await chatWork.stop();
  }, 30_000);

  it("gives no token to visitors from blocked countries", async () => {
    const visitor = world.server.client();
    expect((await visitor.post("/api/v2/websocket/token", {}, { "x-country": "US" })).status).toBe(403);
  });

  it("accepts thousands of new connections within seconds, as when another node is lost", async () => {
    const connect = async () => fetch(`${world.origins[1]}/connection/http_stream`, { method: "POST", body: "{}" });
    for (let turn = 0; turn < 50; turn += 1)
      for (const { status } of await Promise.all(Array.from({ length: 50 }, connect))) expect(status).not.toBe(503);
  });

  it("answers only Centrifugo's questions", async () => {
    const reply = await fetch(`${world.server.origin}/centrifugo/publish`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-centrifugo-secret": "guessed" },
      body: JSON.stringify({ channel: "chat:en.1", data: { key: "k", text: "forged" }, meta: { player: "x" } }),
    });
    expect(reply.status).toBe(403);
  });

  it("keeps publications while no node answers", async () => {
    const followed = await world.open(undefined, 1).follow("public:ar");
    await world.kill(0);
    await world.kill(1);
    const sent = world.realtime.publisher.publish("public:ar", pool(1));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(world.realtime.problem()).not.toBeNull();
    await world.revive(1);
    await sent;
    await world.revive(0);
    expect(world.realtime.problem()).toBeNull();
    await vi.waitFor(() => expect(numbersOf(followed)).toEqual([1]), within);
  }, 20_000);
});

describe.runIf(hasCentrifugo)("a start with Centrifugo", () => {
  it("continues when no node answers, and reports the problem", async () => {
    const world = await startRealtimeWorld({ kind: "centrifugo", isStopped: true });
    expect(world.realtime.problem()).not.toBeNull();
    expect(world.warnings[0]).toContain("No Centrifugo of CENTRIFUGO_API_URL takes calls");
    expect((await fetch(`${world.server.origin}/api/v2/sports`)).status).toBe(200);
    await world.close();
  }, 30_000);
});

/** Replaces the namespace of matches and keeps all others. */
const ofMatches =
  (...replaced: readonly object[]) =>
  (namespace: { readonly name: string }): readonly object[] =>
    namespace.name === "match" ? replaced.map((change) => ({ ...namespace, ...change })) : [namespace];
const secretHeader = (secret: string): string => JSON.stringify({ "x-centrifugo-secret": secret });

describe.runIf(hasCentrifugo)("a wrong configuration of Centrifugo is reported in one sentence", () => {
  it.each<[string, Pick<Parameters<typeof startRealtimeWorld>[0], "settings" | "nodeEnvironment" | "changeNamespace">, RegExp]>([
    [
      "its token secret",
      { nodeEnvironment: { CENTRIFUGO_CLIENT_TOKEN_HMAC_SECRET_KEY: "the secret of another product, long enough" } },
      /^Centrifugo at \S+ refuses the tokens of this process, .*TOKEN_SECRET\.$/u,
    ],
    [
      "its key",
      { nodeEnvironment: { CENTRIFUGO_HTTP_API_KEY: "another key" } },
      /^No Centrifugo .*Centrifugo at \S+ refuses CENTRIFUGO_API_KEY\..*$/u,
    ],
    [
      "the secret of its proxy requests",
      { nodeEnvironment: { CENTRIFUGO_CHANNEL_PROXY_SUBSCRIBE_HTTP_STATIC_HEADERS: secretHeader("guessed") } },
      /^Centrifugo at \S+ gets no answer about the channels of matches: .*CENTRIFUGO_PROXY_SECRET\.$/u,
    ],
    [
      "the endpoint of its proxy requests",
      { nodeEnvironment: { CENTRIFUGO_CHANNEL_PROXY_SUBSCRIBE_ENDPOINT: "http://127.0.0.1:1/subscribe" } },
      /^Centrifugo at \S+ gets no answer about the channels of matches: /u,
    ],
    [
      "the origins of its pages",
      { settings: { PUBLIC_ORIGIN: "http://localhost:3010" } },
      /^Centrifugo at \S+ refuses the sockets of pages at http:\/\/localhost:3010: add it to its client\.allowed_origins\.$/u,
    ],
    ["a missing namespace", { changeNamespace: ofMatches() }, /^Centrifugo has no namespace "match": take its "channel" section from /u],
    [
      "a namespace without proxy requests",
      { changeNamespace: ofMatches({ subscribe_proxy_enabled: false }) },
      /^Centrifugo at \S+ does not ask the API about the channels of matches: take its "channel" section from /u,
    ],
    [
      "a namespace without history",
      { changeNamespace: ofMatches({ history_size: 0, history_ttl: "0s", force_recovery: false, delta_publish: false }) },
      /^Centrifugo keeps no history in the namespace "match": /u,
    ],
  ])(
    "%s",
    async (_difference, options, sentence) => {
      const world = await startRealtimeWorld({ kind: "centrifugo", ...options });
      onTestFinished(world.close);
      await vi.waitFor(() => expect(world.warnings).toEqual(expect.arrayContaining([expect.stringMatching(sentence)])), {
        timeout: 14_000,
      });
      expect((await fetch(`${world.server.origin}/api/v2/sports`)).status).toBe(200);
    },
    30_000,
  );
});

describe.runIf(hasCentrifugo)("an API that is still starting", () => {
  it("is not reported as receiving no requests from Centrifugo", async () => {
    const port = await freePort();
    const world = await startRealtimeWorld({
      kind: "centrifugo",
      nodeEnvironment: { CENTRIFUGO_CHANNEL_PROXY_SUBSCRIBE_ENDPOINT: `http://127.0.0.1:${port}/subscribe` },
    });
    onTestFinished(world.close);
    await sleep(2_000);
    let asked = 0;
    const starting = createServer((_request, reply) => {
      asked += 1;
      reply.setHeader("content-type", "application/json").end(JSON.stringify({ error: { code: 102, message: "unknown channel" } }));
    }).listen(port, "127.0.0.1");
    onTestFinished(() => void starting.close());
    await vi.waitFor(() => expect(asked).toBeGreaterThan(1), { timeout: 12_000 });
    await sleep(500);
    expect(world.warnings.filter((sentence) => sentence.includes("channels of matches"))).toEqual([]);
  }, 30_000);
});

it("deploy/centrifugo.json has the namespaces of the product", () => {
  const file = new URL("../../../../deploy/centrifugo.json", import.meta.url);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(JSON.parse(JSON.stringify(centrifugoConfiguration())));
});
