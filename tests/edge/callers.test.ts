import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings } from "../../apps/backend/src/platform/settings/read-settings.ts";
import { startEdgeWorld, statusOf, type EdgeWorld } from "./edge-world.ts";

/** This machine's address in its network: callers that use it are no loopback callers. */
const [outer] = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .filter(({ internal, family }) => !internal && family === "IPv4")
  .map(({ address }) => address);

const get = (path: string, headers: Readonly<Record<string, string>>): string =>
  `GET ${path} HTTP/1.1\r\n${Object.entries({ Connection: "close", ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;
const post = (path: string, headers: Readonly<Record<string, string>>, body: object): string => {
  const text = JSON.stringify(body);
  return get(path, { "Content-Type": "application/json", "Content-Length": String(text.length), ...headers }).replace("GET", "POST") + text;
};
const here = { Host: "localhost:3000" };

/** The status of a call that an address may send about 30 times, tried until it is refused, or 50 times. */
async function lastStatusOfTries(origin: string, addressOf: (number: number) => string): Promise<number> {
  let status = 0;
  for (let number = 0; number < 50 && status !== 429; number += 1) {
    const body = { email: `nobody-${number}@touchline.test` };
    status = await statusOf(origin, post("/platform/api/player/password", { ...here, "X-Forwarded-For": addressOf(number) }, body));
  }
  return status;
}

describe("a caller on this machine", () => {
  let world: EdgeWorld;
  beforeAll(async () => {
    world = await startEdgeWorld();
  });
  afterAll(() => world.close());

  it.each([
    ["localhost:3000", 200],
    ["127.0.0.1", 200],
    ["[::1]:3000", 200],
    ["host.localhost:3001", 200],
    ["evil.example", 403],
    ["evil.example:3000", 403],
    ["localhost.evil.example", 403],
    ["127.0.0.1.evil.example:3000", 403],
  ])("that names the host %s gets outbox and operator's pages: %s", async (host, status) => {
    const headers = { Host: host };
    expect(await statusOf(world.web, get("/platform/api/outbox", headers))).toBe(status);
    expect(await statusOf(world.platform, get("/platform/api/outbox", headers))).toBe(status);
    expect(await statusOf(world.platform, get("/outbox", headers))).toBe(status === 200 ? 200 : 404);
    for (const page of ["reports", "notices", "chat"]) {
      expect(await statusOf(world.web, get(`/api/operator/${page}`, headers)), page).toBe(status);
    }
  });

  it("cannot name another host by a header that its own proxy would send", async () => {
    expect(await statusOf(world.web, get("/platform/api/outbox", { Host: "evil.example", "X-Forwarded-Host": "evil.example" }))).toBe(403);
  });

  it.each(["web", "platform", "backend"] as const)("cannot hide the name of its host from the %s server by such a header", async (name) => {
    const headers = { Host: "evil.example:3000", "X-Forwarded-Host": "localhost:3000" };
    expect(await statusOf(world[name], get("/platform/api/outbox", headers))).toBe(403);
    expect(await statusOf(world[name], get("/outbox", headers))).not.toBe(200);
    expect(await statusOf(world[name], get("/api/operator/reports", headers))).not.toBe(200);
  });
});

describe("a caller from a closed country", () => {
  it("is refused what other sites may show of ours, however the address is written", async () => {
    const world = await startEdgeWorld({ settings: { COUNTRY_HEADER: "x-country", BLOCKED_COUNTRIES: "US" } });
    const paths = [
      "/widget/match/1.json",
      "/%77idget/match/1.json",
      "/widget%2Fmatch/1",
      "/social.png",
      "/soci%61l/1.png",
      "/%63onnection/sse",
    ];
    for (const path of paths) expect(await statusOf(world.web, get(path, { ...here, "X-Country": "US" })), path).toBe(403);
    await world.close();
  });
});

describe("a caller that no trusted proxy speaks for", () => {
  let world: EdgeWorld;
  beforeAll(async () => {
    world = await startEdgeWorld({ settings: { TRUST_PROXY: "none" } });
  });
  afterAll(() => world.close());

  it.each(["web", "platform"] as const)("has one limit on the %s port, whatever addresses it claims", async (name) => {
    expect(await lastStatusOfTries(world[name], (number) => `203.0.113.${number}`)).toBe(429);
  });
});

describe.skipIf(outer === undefined)("a caller from the network", () => {
  let world: EdgeWorld;
  beforeAll(async () => {
    world = await startEdgeWorld({ host: outer ?? "" });
  });
  afterAll(() => world.close());

  it.each(["web", "platform"] as const)("reads no outbox and no operator's page on the %s port, whatever it claims", async (name) => {
    for (const claim of [{}, { "X-Forwarded-For": "127.0.0.1" }, { Forwarded: "for=127.0.0.1" }]) {
      expect(await statusOf(world[name], get("/platform/api/outbox", { ...here, ...claim }))).toBe(403);
      expect(await statusOf(world[name], get("/outbox", { ...here, ...claim }))).not.toBe(200);
      expect(await statusOf(world[name], get("/api/operator/reports", { ...here, ...claim }))).not.toBe(200);
    }
  });

  it.each(["web", "platform"] as const)("has one limit on the %s port, whatever addresses it claims", async (name) => {
    expect(await lastStatusOfTries(world[name], (number) => `203.0.113.${number}`)).toBe(429);
  });
});

describe("callers behind a trusted load balancer", () => {
  it("have limits of their own", async () => {
    const world = await startEdgeWorld({ settings: { TRUST_PROXY: "loopback,192.0.2.0/24" } });
    expect(await lastStatusOfTries(world.web, (number) => `203.0.113.${number}, 192.0.2.1`)).toBe(202);
    expect(await lastStatusOfTries(world.web, () => "203.0.113.200, 192.0.2.1")).toBe(429);
    await world.close();
  });

  it("need a list that can be read", () => {
    const read = readSettings({ TRUST_PROXY: "10.0.0.0/40" });
    expect(read).toMatchObject({ type: "invalid", problems: [{ name: "TRUST_PROXY" }] });
  });
});

describe("the figures of the realtime hub", () => {
  it("are among the metrics", async () => {
    const world = await startEdgeWorld();
    const text = await (await fetch(`${world.backend}/metrics`)).text();
    for (const name of ["connections", "channels", "refused_total", "dropped_total"])
      expect(text.includes(`touchline_realtime_${name} 0\n`), name).toBe(true);
    await fetch(`${world.backend}/connection/http_stream`, { method: "POST", headers: { origin: "https://evil.test" }, body: "{}" });
    const after = await (await fetch(`${world.backend}/metrics`)).text();
    expect(after.includes("touchline_realtime_refused_total 1\n")).toBe(true);
    await world.close();
  });
});
