import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isFull } from "./support/browser.ts";
import { createClient } from "../../apps/backend/tests/support/client.ts";
import { isOpen, readMatches } from "./support/product-api.ts";
import { childrenOf, isAlive, pidOf, waitForExit, type ProductPart } from "./support/product-processes.ts";
import { type Product, recordedHour, startProduct } from "./support/start-product.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

async function statusOf(url: string): Promise<number> {
  return fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    async (reply) => {
      await reply.body?.cancel();
      return reply.status;
    },
    () => 0,
  );
}

/** The address that answers 200 while the part works. */
function addressOf({ origin }: Product, part: ProductPart): string {
  return `${origin}${part === "web" ? "/en" : "/readyz"}`;
}

// Every run already kills processes under a supervisor (structure/supervisor) and a backend with open bets (faults/backend-process).
describe.runIf(isFull)("a product whose processes die", () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ STOP_NOTICE_SECONDS: "2" });
  });
  afterAll(async () => product.stop());
  // A retried test finds the product as the first attempt left it.
  beforeEach(async () => {
    if ((await statusOf(addressOf(product, "backend"))) !== 200) await product.restart({});
  });

  it.each(["web", "backend"] as const)("recovers by itself after kill -9 of its %s process", async (part) => {
    const before = pidOf(product.pid, part);
    process.kill(before ?? 0, "SIGKILL");
    await expect.poll(() => statusOf(addressOf(product, part))).not.toBe(200);
    if (part === "backend") {
      const page = await fetch(`${product.origin}/en/live`);
      expect([page.status, page.headers.get("retry-after")]).toEqual([503, "3"]);
    }
    await expect.poll(() => statusOf(addressOf(product, part)), { timeout: 120_000 }).toBe(200);
    expect(isAlive(product.pid)).toBe(true);
    expect(pidOf(product.pid, part)).not.toBe(before);
    expect(product.output()).toContain(`The ${part} process ended by itself (SIGKILL); it is started again in 0.5 s.`);
  });

  it("answers all 80 calls in progress at SIGTERM, placements included, after /readyz has answered 503", async () => {
    const client = createClient(product.origin);
    await client.post("/platform/api/player/sign-in", { email: "demo@touchline.test", password: "demo-pass-1" });
    const match = (await readMatches(product.origin, "match_status=0&limit=100")).find(({ main_market }) => isOpen(main_market));
    const [outcome] = match?.main_market?.outcomes ?? [];
    const selection = {
      match_id: match?.id,
      market_id: match?.main_market?.id,
      specifier: match?.main_market?.specifier,
      outcome_id: outcome?.id,
      odds: outcome?.odds,
    };
    const placement = {
      meta: { device_id: "stop", odds_policy: "any" },
      bets: [{ type: "single", stake: { value: 100, currency: "EUR", subunits: 100 }, selections: [selection] }],
    };
    const parts = childrenOf(product.pid).map(({ pid }) => pid);
    const slow = { "x-test-fault": "delay:4000" };
    const keys = Array.from({ length: 10 }, () => crypto.randomUUID());
    const calls = [
      ...keys.map(async (key) => client.post("/api/v2/bets", placement, { ...slow, "idempotency-key": key })),
      ...Array.from({ length: 70 }, async () => client.get("/api/v2/sports", slow)),
    ].map(async (call) => call.then(({ status }) => status, String));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    process.kill(product.pid, "SIGTERM");
    await expect.poll(() => statusOf(`${product.origin}/readyz`), { timeout: 5_000, interval: 20 }).toBe(503);
    await expect.poll(() => statusOf(`${product.origin}/readyz`)).toBe(0);
    expect(await Promise.all(calls)).toEqual(calls.map(() => 200));
    await waitForExit([product.pid, ...parts]);

    await product.restart({});
    for (const key of keys) expect((await client.get(`/api/v2/bets/attempts/${key}`)).body["state"]).toBe("placed");
  });

  it("leaves no process behind when its launcher is killed with kill -9", async () => {
    const parts = childrenOf(product.pid).map(({ pid }) => pid);
    expect(parts).toHaveLength(2);
    process.kill(product.pid, "SIGKILL");
    await waitForExit(parts);
  });
});

it.runIf(isFull)("a product started by npm start stops when npm is killed", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "touchline-npm-"));
  const npm = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, PORT: "0", PLATFORM_PORT: "0", DATA_DIR: dataDir, FEED_RECORDING: recordedHour, TOUCHLINE_TEST: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, { timeout: 180_000 }).toContain("Touchline is ready");
  const launcher = [npm.pid ?? 0, ...childrenOf(npm.pid ?? 0).map(({ pid }) => pid)]
    .flatMap(childrenOf)
    .find(({ command }) => command.startsWith("node "));
  const parts = childrenOf(launcher?.pid ?? 0).map(({ pid }) => pid);
  expect(parts).toHaveLength(2);
  npm.kill("SIGTERM");
  await once(npm, "exit");
  await waitForExit([launcher?.pid ?? 0, ...parts]);
  rmSync(dataDir, { recursive: true, force: true });
});
