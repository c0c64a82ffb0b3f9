import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serverOptions } from "../../apps/web/src/server/http/odd-requests.ts";
import { readUntilClosed, sendRaw, startEdgeWorld, statusOf, type EdgeWorld } from "./edge-world.ts";

let world: EdgeWorld;
beforeAll(async () => {
  world = await startEdgeWorld({ times: { headersMs: 300, requestMs: 600, checkEveryMs: 50 } });
});
afterAll(() => world.close());

const host = "Host: localhost:3000\r\n";
/** Redirects count for the web server, because every page redirects here. */
const refused = { web: [400, 403, 404, 405, 414, 431, 302, 307], platform: [400, 404, 405, 414, 431], backend: [400, 404, 405, 414, 431] };

/** Raw requests that no HTTP client would send. */
const odd: readonly (readonly [string, string])[] = [
  ["QUERY", `QUERY /en HTTP/1.1\r\n${host}\r\n`],
  ["QUERY of the API with a body", `QUERY /api/v2/sports HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`],
  ["PROPFIND", `PROPFIND /api/v2/sports HTTP/1.1\r\n${host}\r\n`],
  ["TRACE", `TRACE / HTTP/1.1\r\n${host}\r\n`],
  ["M-SEARCH", `M-SEARCH /connection/websocket HTTP/1.1\r\n${host}\r\n`],
  ["an unknown method", `FOO / HTTP/1.1\r\n${host}\r\n`],
  ["a path that leaves the assets", `GET /assets/../../../../etc/passwd HTTP/1.1\r\n${host}\r\n`],
  ["an encoded path that leaves the assets", `GET /assets/..%2f..%2f..%2fetc/passwd HTTP/1.1\r\n${host}\r\n`],
  ["a path that leaves the flags", `GET /flags/../../package.json HTTP/1.1\r\n${host}\r\n`],
  ["an encoded path that leaves the cashier's files", `GET /cashier/assets/1/..%2f..%2fmain.ts HTTP/1.1\r\n${host}\r\n`],
  ["a path that leaves the API", `GET /api/v2/../../etc/passwd HTTP/1.1\r\n${host}\r\n`],
  ["an encoded path that leaves the API", `GET /api/%2e%2e/metrics HTTP/1.1\r\n${host}\r\n`],
  ["an absolute target", `GET http://evil.test/en HTTP/1.1\r\n${host}\r\n`],
  ["an absolute target of the API", `GET http://evil.test/api/v2/sports HTTP/1.1\r\n${host}\r\n`],
  ["the target *", `OPTIONS * HTTP/1.1\r\n${host}\r\n`],
  ["a target without a slash", `GET en HTTP/1.1\r\n${host}\r\n`],
  ["a broken percent sign in the API", `GET /api/v2/%zz HTTP/1.1\r\n${host}\r\n`],
  ["a truncated UTF-8 sequence in the API", `GET /api/v2/matches/%c3 HTTP/1.1\r\n${host}\r\n`],
  ["an address of 9,000 characters", `GET /api/v2/sports?q=${"a".repeat(9_000)} HTTP/1.1\r\n${host}\r\n`],
  ["an address of 20,000 characters", `GET /${"a".repeat(20_000)} HTTP/1.1\r\n${host}\r\n`],
  ["a header of 20,000 characters", `GET /livez HTTP/1.1\r\n${host}X: ${"a".repeat(20_000)}\r\n\r\n`],
  ["two hosts", `GET /livez HTTP/1.1\r\n${host}Host: evil.test\r\n\r\n`],
  ["two hosts that agree", `GET /livez HTTP/1.1\r\n${host}${host}\r\n`],
  ["no host", "GET /livez HTTP/1.1\r\n\r\n"],
  ["an empty host", "GET /livez HTTP/1.1\r\nHost:\r\n\r\n"],
  ["a host with a path", "GET /livez HTTP/1.1\r\nHost: localhost/evil\r\n\r\n"],
  ["a host with a space", "GET /livez HTTP/1.1\r\nHost: local host\r\n\r\n"],
  ["two lengths", `POST /api/v2/counters HTTP/1.1\r\n${host}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
  ["a length and chunks", `POST /api/v2/counters HTTP/1.1\r\n${host}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ["a folded header", `GET /livez HTTP/1.1\r\n${host}X: a\r\n b\r\n\r\n`],
  ["another version", `GET /livez HTTP/3.7\r\n${host}\r\n`],
  ["a TLS handshake", "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001"],
];

describe.each(["web", "platform", "backend"] as const)("%s server", (name) => {
  it.each(odd)("refuses %s", async (_what, request) => {
    expect(refused[name]).toContain(await statusOf(world[name], request));
  });

  it("still answers a plain request after malformed ones", async () => {
    expect(await statusOf(world[name], `GET /livez HTTP/1.1\r\n${host}\r\n`)).toBe(200);
  });
});

describe("pages", () => {
  it("answer an address that cannot be decoded", async () => {
    expect(await statusOf(world.web, `GET /en/%zz HTTP/1.1\r\n${host}\r\n`)).toBeLessThan(500);
  });

  it.each(["//", "///", "//[", "//:80", "//a:b@", "/\\", "/embed//"])("answer the address %s without a server error", async (path) => {
    expect(await statusOf(world.web, `GET ${path} HTTP/1.1\r\n${host}\r\n`)).toBeLessThan(500);
  });

  it("redirect from a payment to an address in any alphabet, but to no other site", async () => {
    const locationOf = async (path: string): Promise<string | undefined> => {
      const request = `GET /assets/?redirect=${encodeURIComponent(path)} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
      return /^location: (.*)\r$/imu.exec(await readUntilClosed(sendRaw(world.web, request)))?.[1];
    };
    expect(await locationOf("/el/search?q=Άρης κ&x=%20")).toBe("/el/search?q=%CE%86%CF%81%CE%B7%CF%82%20%CE%BA&x=%20");
    expect(await locationOf("//evil.test")).toBe("/");
  });
});

describe.each([
  ["web", "/livez"],
  ["platform", "/platform/api/player"],
] as const)("call forwarded by the %s server", (name, path) => {
  it.each([`GET ${path} HTTP/1.0\r\n${host}\r\n`, `GET ${path} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`])(
    "closes its connection when the client asks for it: %s",
    async (request) => {
      expect(await readUntilClosed(sendRaw(world[name], request))).toMatch(/^HTTP\/1\.1 (?:200|401) /u);
    },
  );

  it("is answered when the client sends Expect: 100-continue", async () => {
    const head = `POST /platform/api/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n`;
    const answer = await readUntilClosed(sendRaw(world[name], `${head}Expect: 100-continue\r\n\r\n{}`));
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 4\d\d /u);
  });
});

describe("slow requests", () => {
  it.each([
    ["a body of a page", `POST /en HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`],
    ["a body of the API", `POST /api/v2/counters HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`],
    ["a body of a realtime stream", `POST /connection/http_stream HTTP/1.1\r\n${host}Content-Length: 5000\r\n\r\n{`],
    ["headers", `GET /en HTTP/1.1\r\n${host}X: a\r\n`],
  ])("are closed by the web server while sending %s", async (_what, start) => {
    const socket = sendRaw(world.web, start);
    const drip = setInterval(() => socket.write("a"), 100);
    const answer = await readUntilClosed(socket).finally(() => clearInterval(drip));
    expect(answer).toMatch(/^(?:HTTP\/1\.1 4\d\d|$)/u);
  });

  it("are closed after 30 seconds by default", () => {
    expect(serverOptions()).toMatchObject({ requestTimeout: 30_000, http: { headersTimeout: 15_000, requestTimeout: 30_000 } });
    const { headersTimeout, requestTimeout } = world.platformServer;
    expect([headersTimeout, requestTimeout]).toEqual([15_000, 30_000]);
  });

  it.each(["web", "platform"] as const)("are limited to a body of 64 KiB on the %s port", async (name) => {
    const head = `POST /nowhere HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 70000\r\n\r\n`;
    expect(await statusOf(world[name], head)).toBe(413);
  });
});
