import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Bet } from "@touchline/contract/entities/bet";
import type { Match } from "@touchline/contract/entities/match";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient, type Client } from "../support/client.ts";
import { freePort } from "../support/killable-process.ts";
import { fillDataFolder } from "../support/test-database.ts";

const recordedHour = fileURLToPath(new URL("../../data/recordings/saturday-hour.br", import.meta.url));
const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const isFull = process.env["TEST_FULL"] === "1";
let folder = "";
let child: ChildProcess | null = null;
let output = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "touchline-process-"));
  await fillDataFolder(folder);
});
afterAll(async () => {
  child?.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

function run(environment: Readonly<Record<string, string>>): ChildProcess {
  const started = spawn(process.execPath, [main], {
    env: {
      PATH: process.env["PATH"] ?? "",
      DATA_DIR: folder,
      // Recorded prices cost a fraction of computed ones.
      FEED_RECORDING: recordedHour,
      FEED_START: "2026-11-21T15:20:00Z",
      FEED_SPEED: "600",
      IN_PLAY_DELAY_SECONDS: "0",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [started.stdout, started.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return started;
}

async function startBackend(): Promise<Client> {
  const port = await freePort();
  child = run({ BACKEND_PORT: String(port) });
  const client = createClient(`http://127.0.0.1:${port}`);
  for (let tries = 0; tries < 900; tries += 1) {
    const reply = await client.get("/readyz").catch(() => null);
    if (reply?.status === 200) return client;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`Never ready.\n${output}`);
}

/** Bets on the first match that accepts it. At this speed prices change quickly, so lists are read again. */
async function placeSomewhere(client: Client): Promise<Bet> {
  for (let tries = 0; tries < 30; tries += 1) {
    const bet = await placeOnAny(client);
    if (bet !== null) return bet;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("Nothing to bet on.");
}

async function placeOnAny(client: Client): Promise<Bet | null> {
  const page = await client.get("/api/v2/matches?match_status=0&match_status=1&bettable=true&sort_by=start_time:asc&limit=50");
  for (const match of page.body["data"] as Match[]) {
    const market = match.main_market;
    const outcome = market?.outcomes.find((candidate) => candidate.active && candidate.odds !== null);
    if (market === null || outcome === undefined) continue;
    const selection = { match_id: match.id, market_id: market.id, specifier: market.specifier, outcome_id: outcome.id, odds: outcome.odds };
    const bet = { type: "single", stake: { value: 500, currency: "EUR", subunits: 100 }, selections: [selection] };
    const reply = await client.post(
      "/api/v2/bets",
      { meta: { device_id: "d", odds_policy: "any" }, bets: [bet] },
      { "idempotency-key": randomUUID() },
    );
    if (reply.status === 200) return (reply.body["bets"] as [Bet])[0];
  }
  return null;
}

async function untilSettled(client: Client, id: string): Promise<Bet> {
  for (let tries = 0; tries < 900; tries += 1) {
    const bet = ((await client.get("/api/v3/bets?limit=500")).body["data"] as Bet[]).find((candidate) => candidate.id === id);
    if (bet?.status === "done") return bet;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("Never settled.");
}

async function productTime(client: Client): Promise<number> {
  const { clock } = (await client.get("/api/v2/system")).body as { clock: { now: string } };
  return Date.parse(clock.now);
}

describe("the backend process with real data", () => {
  it.runIf(isFull)(
    "accepts and settles bets, locks its folder, stops cleanly and resumes after a restart",
    { timeout: 400_000 },
    async () => {
      const first = await startBackend();
      await first.post("/platform/api/player/sign-in", { email: "demo@touchline.test", password: "demo-pass-1" });
      expect((await untilSettled(first, (await placeSomewhere(first)).id)).result).not.toBe("no_results");
      const open = await placeSomewhere(first);

      const intruder = run({ BACKEND_PORT: "0" });
      expect(await once(intruder, "exit")).toEqual([1, null]);
      expect(output).toContain("is in use by another process");

      const stoppedAt = await productTime(first);
      child?.kill("SIGTERM");
      expect(await once(child ?? intruder, "exit")).toEqual([0, null]);

      const second = await startBackend();
      for (const [name, value] of first.cookies) second.cookies.set(name, value);
      expect(await productTime(second)).toBeGreaterThan(stoppedAt);
      expect((await untilSettled(second, open.id)).result).not.toBe("no_results");
      child?.kill("SIGTERM");
      expect(await once(child ?? intruder, "exit")).toEqual([0, null]);
    },
  );

  it("does not start with invalid settings and names them", async () => {
    const wrong = run({ BACKEND_PORT: "many", FEED_SPEED: "0" });
    expect(await once(wrong, "exit")).toEqual([1, null]);
    expect(output).toMatch(/BACKEND_PORT=many must be/);
    expect(output).toMatch(/FEED_SPEED=0 must be/);
  });
});
