import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MetricsAccess } from "../../src/http/services.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const token = "a-token-of-sixteen-or-more";
/** Access rules, changed by each test. */
const access: MetricsAccess = { access: "limited", token: "", isProduction: false };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { metrics: access } });
});
afterAll(async () => server.close());

/** The status for a caller through the web server with the given address, or directly at the backend. */
async function statusFor(metrics: MetricsAccess, headers: Readonly<Record<string, string>>): Promise<number> {
  Object.assign(access, metrics);
  const reply = await fetch(`${server.origin}/metrics`, { headers });
  await reply.body?.cancel();
  return reply.status;
}

const limited: MetricsAccess = { access: "limited", token: "", isProduction: false };
const production: MetricsAccess = { ...limited, isProduction: true };
const elsewhere = { "x-forwarded-for": "192.0.2.2", "x-forwarded-host": "bets.example" };
const behindProxy = { "x-forwarded-for": "127.0.0.1", "x-forwarded-host": "localhost:3000" };

describe("metrics", () => {
  it.each([
    ["this machine, in development", limited, behindProxy, 200],
    ["another machine, in development", limited, elsewhere, 403],
    ["this machine, at the backend's own port, in production", production, {}, 200],
    ["a proxy that names no caller, in production", production, behindProxy, 403],
    ["another machine, in production", production, elsewhere, 403],
    ["another machine with the token", { ...production, token }, { ...elsewhere, authorization: `Bearer ${token}` }, 200],
    [
      "another machine with a wrong token",
      { ...production, token },
      { ...elsewhere, authorization: "Bearer something-else-entirely" },
      403,
    ],
    ["another machine with no token where none is set", production, { ...elsewhere, authorization: "Bearer " }, 403],
    ["another machine, where all are allowed", { ...production, access: "open" as const }, elsewhere, 200],
  ])("requested by %s", async (_who, metrics, headers, status) => {
    expect(await statusFor(metrics, headers)).toBe(status);
  });
});
