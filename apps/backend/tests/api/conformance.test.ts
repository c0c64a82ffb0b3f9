import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runConformanceCommand } from "../../src/conformance/cli.ts";
import { runConformance, type ConformanceOptions, type ConformanceReport } from "../../src/conformance/conformance.ts";
import { testPlayerRules } from "../support/test-player-rules.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const isFull = process.env["TEST_FULL"] === "1";

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
type Levels = NonNullable<ConformanceOptions["levels"]>;
const run = async (send: typeof fetch, levels: Levels): Promise<ConformanceReport> =>
  runConformance({ origin: server.origin, credentials, levels, mayBet: true, isRealtimeChecked: false, fetch: send, ...entry });
const failures = async (send: typeof fetch): Promise<readonly string[]> => {
  const { checks } = await run(send, ["full"]);
  return checks.flatMap(({ name, outcome, reason }) => (outcome === "failed" ? [`${name}: ${reason}`] : []));
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
  it("finds that the reference backend reaches every level", async () => {
    const { checks, calls, reached } = await run(fetch, ["browse", "bet", "live", "bonus", "full"]);
    expect(checks.filter(({ outcome }) => outcome === "failed")).toEqual([]);
    expect(calls.filter(({ outcome }) => outcome === "failed" || outcome === "lost")).toEqual([]);
    expect(reached).toEqual(["browse", "bet", "live", "bonus", "full"]);
  });

  it("names a field missing from every row and what players lose without it, and still reaches the level", async () => {
    const { calls, reached } = await run(
      change("/api/v2/sports", (text) => text.replaceAll('"name"', '"title"')),
      ["browse"],
    );
    const sports = calls.find(({ need }) => need.path === "/api/v2/sports");
    expect(sports).toMatchObject({ outcome: "ok", lacking: [{ path: "name", loss: "Its key is shown in place of its name." }] });
    expect(reached).toEqual(["browse"]);
  });

  it("does not reach a level whose rows cannot be used", async () => {
    const { calls, reached } = await run(
      change("/platform/api/player/accounts", (text) => text.replaceAll('"balance"', '"amount"')),
      ["bet"],
    );
    expect(calls.find(({ need }) => need.path.endsWith("/accounts"))).toMatchObject({
      outcome: "failed",
      lacking: [{ path: "balance", isCompulsory: true }],
    });
    expect(reached).not.toContain("bet");
  });

  it("continues without an optional call, and reports what is lost", async () => {
    const { calls, reached } = await run(
      async (input, init) => (isTo(input, "/api/v2/counters") ? new Response("", { status: 404 }) : fetch(input, init)),
      ["browse"],
    );
    expect(calls.find(({ need }) => need.path === "/api/v2/counters")).toMatchObject({ outcome: "lost", reason: "It answered 404." });
    expect(reached).toContain("browse");
  });

  it.runIf(isFull)("detects a missing field", async () => {
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

  it.runIf(isFull)("detects a backend that accepts a bet under a closed key", async () => {
    const found = await failures(async (input, init) => {
      if (!(input as string).endsWith("/close")) return fetch(input, init);
      const key = new URL(input as string).pathname.split("/").at(-2);
      return Response.json({ key, state: "void" });
    });
    expect(found.join("\n")).toContain("A bet under a closed key answered 200, not 409");
    expect(found.join("\n")).toContain("A key that placed a bet is void");
  });

  it.runIf(isFull)("detects a backend that accepts forged calls", async () => {
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

  it.runIf(isFull)("detects a backend that admits self-excluded players and blocked countries", async () => {
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

  it("prints the needs of the pages exactly as in docs/what-the-pages-need.md", async () => {
    const written: string[] = [];
    expect(await runConformanceCommand(["--needs"], (text) => written.push(text))).toBe(0);
    expect(await readFile(new URL("../../../../docs/what-the-pages-need.md", import.meta.url), "utf8")).toBe(written.join(""));
  });

  it("prints its usage and reports the result by its exit code", async () => {
    const written: string[] = [];
    const command = async (...args: readonly string[]) => runConformanceCommand(args, (text) => written.push(text));
    expect(await command("--url", "nowhere")).toBe(2);
    expect(written.at(-1)).toContain("npm run conformance");
    expect(await command("--url", server.origin, "--level", "browse,everything")).toBe(2);
    const badge = join(await mkdtemp(join(tmpdir(), "badge-")), "conformance.svg");
    expect(await command("--url", server.origin, "--no-realtime", "--level", "browse,live", "--badge", badge)).toBe(0);
    expect(written.at(-1)).toMatch(/^\d+ ok, 0 failed, 0 lost, \d+ skipped\nLevels: browse yes, bet no, live yes, bonus no, full no/u);
    expect(await readFile(badge, "utf8")).toContain("sportsbook contract: browse · live");
    expect(await command("--url", server.origin, "--no-realtime", "--level", "bet")).toBe(1);
    expect(
      await command("--url", server.origin, "--email", credentials.email, "--password", "wrong", "--no-realtime", "--level", "bet"),
    ).toBe(1);
  });
});
