import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings } from "../../apps/backend/src/platform/settings/read-settings.ts";
import { startEdgeWorld, statusOf, type EdgeWorld } from "./edge-world.ts";

/** This machine's network address, for callers that do not use the loopback interface. */
const [networkAddress] = Object.values(networkInterfaces())
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

/** Repeats a call that is limited to about 30 per address until it is refused, at most 50 times; returns the last status. */
async function lastStatusOfTries(origin: string, addressOf: (number: number) => string): Promise<number> {
  let status = 0;
  for (let number = 0; number < 50 && status !== 429; number += 1) {
    const body = { email: `nobody-${number}@touchline.test` };
    status = await statusOf(origin, post("/platform/api/player/password", { ...here, "X-Forwarded-For": addressOf(number) }, body));
  }
  return status;
}

describe("local caller", () => {
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
  ])("with the host %s receives %s for the outbox and operator pages", async (host, status) => {
    const headers = { Host: host };
    expect(await statusOf(world.web, get("/platform/api/outbox", headers))).toBe(status);
    expect(await statusOf(world.platform, get("/platform/api/outbox", headers))).toBe(status);
    expect(await statusOf(world.platform, get("/outbox", headers))).toBe(status === 200 ? 200 : 404);
    for (const page of ["reports", "notices", "chat"]) {
      expect(await statusOf(world.web, get(`/api/operator/${page}`, headers)), page).toBe(status);
    }
  });

  it("cannot claim another host with X-Forwarded-Host", async () => {
    expect(await statusOf(world.web, get("/platform/api/outbox", { Host: "evil.example", "X-Forwarded-Host": "evil.example" }))).toBe(403);
  });

  it.each(["web", "platform", "backend"] as const)("cannot hide its host from the %s server with X-Forwarded-Host", async (name) => {
    const headers = { Host: "evil.example:3000", "X-Forwarded-Host": "localhost:3000" };
    expect(await statusOf(world[name], get("/platform/api/outbox", headers))).toBe(403);
    expect(await statusOf(world[name], get("/outbox", headers))).not.toBe(200);
    expect(await statusOf(world[name], get("/api/operator/reports", headers))).not.toBe(200);
  });
});

describe("caller from a blocked country", () => {
  it("is refused widgets, images and streams, even with encoded paths", async () => {
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

describe("caller without a trusted proxy", () => {
  let world: EdgeWorld;
  beforeAll(async () => {
    world = await startEdgeWorld({ settings: { TRUST_PROXY: "none" } });
  });
  afterAll(() => world.close());

  it.each(["web", "platform"] as const)("shares one limit on the %s port for all addresses it claims", async (name) => {
    expect(await lastStatusOfTries(world[name], (number) => `203.0.113.${number}`)).toBe(429);
  });
});

describe.skipIf(networkAddress === undefined)("network caller", () => {
  let world: EdgeWorld;
  beforeAll(async () => {
    world = await startEdgeWorld({ host: networkAddress ?? "" });
  });
  afterAll(() => world.close());

  it.each(["web", "platform"] as const)("gets neither the outbox nor operator pages on the %s port, whatever it claims", async (name) => {
    for (const claim of [{}, { "X-Forwarded-For": "127.0.0.1" }, { Forwarded: "for=127.0.0.1" }]) {
      expect(await statusOf(world[name], get("/platform/api/outbox", { ...here, ...claim }))).toBe(403);
      expect(await statusOf(world[name], get("/outbox", { ...here, ...claim }))).not.toBe(200);
      expect(await statusOf(world[name], get("/api/operator/reports", { ...here, ...claim }))).not.toBe(200);
    }
  });

  it.each(["web", "platform"] as const)("shares one limit on the %s port for all addresses it claims", async (name) => {
    expect(await lastStatusOfTries(world[name], (number) => `203.0.113.${number}`)).toBe(429);
  });
});

describe("callers behind a trusted load balancer", () => {
  it("have separate limits", async () => {
    const world = await startEdgeWorld({ settings: { TRUST_PROXY: "loopback,192.0.2.0/24" } });
    expect(await lastStatusOfTries(world.web, (number) => `203.0.113.${number}, 192.0.2.1`)).toBe(202);
    expect(await lastStatusOfTries(world.web, () => "203.0.113.200, 192.0.2.1")).toBe(429);
    await world.close();
  });

  it("need a valid TRUST_PROXY", () => {
    const read = readSettings({ TRUST_PROXY: "10.0.0.0/40" });
    expect(read).toMatchObject({ type: "invalid", problems: [{ name: "TRUST_PROXY" }] });
  });
});

describe("realtime hub metrics", () => {
  it("are part of /metrics", async () => {
    const world = await startEdgeWorld();
    const text = await (await fetch(`${world.backend}/metrics`)).text();
    for (const name of ["connections", "channels", "refused_total", "dropped_total"])
      expect(text, name).toMatch(new RegExp(`^touchline_realtime_${name}\\{[^}]*\\} 0$`, "mu"));
    await fetch(`${world.backend}/connection/http_stream`, { method: "POST", headers: { origin: "https://evil.test" }, body: "{}" });
    const after = await (await fetch(`${world.backend}/metrics`)).text();
    expect(after).toMatch(/^touchline_realtime_refused_total\{[^}]*\} 1$/mu);
    await world.close();
  });
});
