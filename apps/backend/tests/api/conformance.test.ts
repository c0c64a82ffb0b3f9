import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runConformanceCommand } from "../../src/conformance/cli.ts";
import { runConformance, type ConformanceOptions } from "../../src/conformance/conformance.ts";
import { testPlayerRules } from "../support/test-player-rules.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let entry: Pick<ConformanceOptions, "host" | "excluded" | "closedCountry">;
beforeAll(async () => {
  server = await startTestServer({
    settings: { players: { ...testPlayerRules, countryHeader: "x-country", closedCountries: new Set(["US"]) } },
  });
  const excluded = await server.signedIn("broke@touchline.test");
  const { id } = (await excluded.get("/platform/api/player")).body as { readonly id: string };
  await excluded.post("/platform/api/player/limits", { type: "selfexclusion", days: 30 });
  entry = {
    host: { secret: "a-secret-of-the-tests", brand: "broadcast", parentOrigin: "https://www.host.example" },
    excluded: { email: "broke@touchline.test", password: "demo-pass-1", id },
    closedCountry: { header: "x-country", country: "US" },
  };
});
afterAll(() => server.close());

const credentials = { email: "demo@touchline.test", password: "demo-pass-1" };
const failures = async (send: typeof fetch = fetch): Promise<readonly string[]> => {
  const results = await runConformance({
    origin: server.origin,
    credentials,
    mayBet: true,
    isRealtimeChecked: false,
    fetch: send,
    ...entry,
  });
  return results.flatMap(({ name, outcome, reason }) => (outcome === "failed" ? [`${name}: ${reason}`] : []));
};
const isTo = (input: unknown, path: string): boolean => new URL(input as string).pathname === path;

/** A fetch that alters the replies of one path. */
function change(path: string, alter: (text: string) => string): typeof fetch {
  return async (input, init) => {
    const reply = await fetch(input, init);
    if (!isTo(input, path) || !reply.ok) return reply;
    return new Response(alter(await reply.text()), { status: reply.status, headers: reply.headers });
  };
}

describe("the conformance suite", () => {
  it("passes the reference backend", async () => expect(await failures()).toEqual([]));

  it("detects a missing field", async () => {
    const found = await failures(change("/api/v2/sports", (text) => text.replaceAll('"priority"', '"importance"')));
    expect(found).toEqual([expect.stringMatching(/GET \/api\/v2\/sports .+priority/u)]);
  });

  it("detects a backend that ignores the idempotency key and places a bet twice", async () => {
    const found = await failures(async (input, init) => {
      const headers = new Headers(init?.headers);
      if (headers.has("idempotency-key")) headers.set("idempotency-key", crypto.randomUUID());
      return fetch(input, { ...init, headers });
    });
    expect(found.join("\n")).toContain("once per key");
    expect(found.join("\n")).toContain("a key used for another body is 422");
  });

  it("detects a backend that accepts a bet under a closed key", async () => {
    const found = await failures(async (input, init) => {
      if (!(input as string).endsWith("/close")) return fetch(input, init);
      const key = new URL(input as string).pathname.split("/").at(-2);
      return Response.json({ key, state: "void" });
    });
    expect(found.join("\n")).toContain("A bet under a closed key answered 200, not 409");
    expect(found.join("\n")).toContain("A key that placed a bet is void");
  });

  it("detects a backend that accepts forged calls", async () => {
    const found = await failures(async (input, init) => {
      const headers = new Headers(init?.headers);
      if (headers.get("sec-fetch-site") === "cross-site") {
        headers.set("sec-fetch-site", "same-origin");
        headers.set("origin", server.origin);
      }
      return fetch(input, { ...init, headers });
    });
    expect(found).toEqual([expect.stringContaining("another site cannot act for the player")]);
  });

  it("detects a backend that admits self-excluded players and blocked countries", async () => {
    const found = await failures(async (input, init) => {
      const headers = new Headers(init?.headers);
      headers.delete("x-country");
      const body = typeof init?.body === "string" ? init.body : "";
      if (isTo(input, "/embed/codes") && body.includes(entry.excluded?.id ?? "none"))
        return Response.json({ code: "a-code-of-somebody-excluded", expires_in: 60 }, { status: 201 });
      return fetch(input, { ...init, headers });
    });
    expect(found).toHaveLength(2);
    expect(found.join("\n")).toMatch(/by a host's code: .+ 201[^]+blocked country is 403 country_blocked.+site-config/u);
  });

  it("prints its usage and reports the result by its exit code", async () => {
    const written: string[] = [];
    const run = async (...args: readonly string[]) => runConformanceCommand(args, (text) => written.push(text));
    expect(await run("--url", "nowhere")).toBe(2);
    expect(written.at(-1)).toContain("npm run conformance");
    expect(await run("--url", server.origin, "--no-realtime")).toBe(0);
    expect(written.at(-1)).toMatch(/^\d+ ok, 0 failed, \d+ skipped/u);
    expect(await run("--url", server.origin, "--email", credentials.email, "--password", "wrong", "--no-realtime")).toBe(1);
  });
});
