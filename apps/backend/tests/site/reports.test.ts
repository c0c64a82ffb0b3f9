import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fastify } from "fastify";
import { operatorGuard, type OperatorAccessOptions } from "../../src/http/routes/operator/operator-page.ts";
import { readDsn } from "../../src/site/error-reports.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const event = {
  event_id: "a".repeat(32),
  transaction: "/live",
  exception: { values: [{ type: "TypeError", value: "<b>x</b> is undefined" }] },
};
const envelope = (...items: readonly (readonly [string, object])[]): string =>
  [{ event_id: "a".repeat(32) }, ...items.flatMap(([type, body]) => [{ type }, body])].map((line) => JSON.stringify(line)).join("\n");
const send = (body: string, headers: Readonly<Record<string, string>> = {}, path = "/api/v2/error-reports") =>
  server
    .client()
    .send(path, { method: "POST", body, headers: { "content-type": "application/x-sentry-envelope", origin: server.origin, ...headers } });
const page = (headers: Readonly<Record<string, string>> = { "x-forwarded-for": "127.0.0.1" }) =>
  server.client().get("/api/operator/reports", headers);

describe("the embedded error-reporting service", () => {
  it("stores errors and page timings and shows them to the operator as text", async () => {
    const timing = { transaction: "/[sport]", start_timestamp: 1, timestamp: 1.25 };
    const reply = await send(envelope(["event", event], ["transaction", timing], ["session", {}]));
    expect(reply.status, reply.text).toBe(202);
    const shown = await page();
    expect(shown.status).toBe(200);
    expect(shown.text).toContain("TypeError: &lt;b&gt;x&lt;/b&gt; is undefined");
    expect(shown.text).toContain("250 ms");
    // A long word must not overflow the page.
    expect(shown.text).toMatch(/<style>[^<]*td,summary,pre\{overflow-wrap:anywhere\}/u);
    expect(shown.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(shown.headers.get("cache-control")).toBe("no-store");
  });

  it("stores policy violations in both formats", async () => {
    const old = JSON.stringify({
      "csp-report": {
        "effective-directive": "script-src",
        "blocked-uri": "https://evil.example/x.js",
        "document-uri": "https://bets.example/en?token=1",
      },
    });
    const modern = JSON.stringify([
      {
        type: "csp-violation",
        body: { effectiveDirective: "img-src", blockedURL: "https://other.example", documentURL: "https://bets.example/en" },
      },
    ]);
    expect((await send(old, { "content-type": "application/csp-report" }, "/csp-report")).status).toBe(202);
    expect((await send(modern, { "content-type": "application/reports+json" }, "/csp-report")).status).toBe(202);
    const { text } = await page();
    expect(text).toContain("script-src https://evil.example/x.js");
    expect(text).toContain("img-src https://other.example");
    expect(text).not.toContain("<td>https://bets.example/en?token=1");
  });

  it.each([
    ["no envelope", "hello", {}, 400],
    ["half an item", '{"event_id":"a"}\n{"type":"event"}\nnull', {}, 400],
    ["another site", envelope(["event", event]), { "sec-fetch-site": "cross-site" }, 403],
    ["a form of another site", envelope(["event", event]), { "content-type": "text/plain" }, 415],
    ["more than 64 KiB", envelope(["event", { text: "x".repeat(70_000) }]), {}, 413],
  ])("refuses %s", async (_name, body, headers, status) => {
    expect((await send(body, headers)).status).toBe(status);
  });

  it("limits the reports of one caller", async () => {
    const headers = { "x-forwarded-for": "10.77.0.1" };
    const beganAt = performance.now();
    const replies = await Promise.all(Array.from({ length: 100 }, () => send(envelope(["event", event]), headers)));
    const seconds = (performance.now() - beganAt) / 1_000;
    const acceptedCount = replies.filter(({ status }) => status === 202).length;
    // 60 at once, then one a second.
    expect(acceptedCount).toBeGreaterThanOrEqual(60);
    expect(acceptedCount).toBeLessThanOrEqual(60 + Math.ceil(seconds));
    expect(replies.find(({ status }) => status === 429)?.headers.get("retry-after")).not.toBeNull();
  });
});

describe("the operator's pages", () => {
  it("refuse other machines", async () => {
    expect((await page({ "x-forwarded-for": "10.0.0.9" })).status).toBe(403);
  });

  it("refuse access on a public address without a key, and require the key otherwise", async () => {
    const open = async (options: OperatorAccessOptions, authorization?: string) => {
      const app = fastify();
      app.get("/", { onRequest: operatorGuard(options) }, async () => "inside");
      return app.inject({ url: "/", headers: authorization === undefined ? {} : { authorization } });
    };
    const basic = (password: string): string => `Basic ${Buffer.from(`operator:${password}`).toString("base64")}`;
    const keyed = { key: "a-long-enough-key", isPublic: true };
    expect((await open({ key: "", isPublic: true })).statusCode).toBe(403);
    expect((await open({ key: "", isPublic: false })).statusCode).toBe(200);
    const asked = await open(keyed);
    expect([asked.statusCode, asked.headers["www-authenticate"]]).toEqual([401, 'Basic realm="operator", charset="UTF-8"']);
    expect((await open(keyed, basic("wrong"))).statusCode).toBe(401);
    expect((await open(keyed, basic(keyed.key))).statusCode).toBe(200);
  });
});

describe("the DSN of an external error service", () => {
  it("is converted to its envelope address", () => {
    expect(readDsn("https://abc@errors.example.com/42")).toEqual({
      address: "https://errors.example.com/api/42/envelope/?sentry_key=abc&sentry_version=7&sentry_client=touchline",
      origin: "https://errors.example.com",
    });
    expect(readDsn("https://abc@errors.example.com/in/42")?.address).toContain("https://errors.example.com/in/api/42/envelope/");
    expect(readDsn("https://errors.example.com/42")).toBeNull();
  });
});
