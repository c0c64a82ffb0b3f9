import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { sharedProduct } from "./support/product-in-browser.ts";
import { childrenOf, waitForExit } from "./support/product-processes.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
let npm: ChildProcess;
let output = "";

/** Runs the command documented in docs/recipes/put-your-own-api-behind-it.md. */
function runPages(environment: Readonly<Record<string, string>>): void {
  output = "";
  npm = spawn("npm", ["run", "web"], {
    cwd: root,
    env: { ...process.env, PORT: "0", TOUCHLINE_TEST: "", NODE_ENV: "", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [npm.stdout, npm.stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
}

afterEach(async () => {
  if (npm.exitCode !== null || npm.signalCode !== null) return;
  const shells = childrenOf(npm.pid ?? 0).map(({ pid }) => pid);
  const launchers = shells.flatMap(childrenOf).map(({ pid }) => pid);
  const all = [...shells, ...launchers, ...launchers.flatMap(childrenOf).map(({ pid }) => pid)];
  npm.kill("SIGTERM");
  await waitForExit(all);
});

it("npm run web serves the pages with the API at BACKEND_ORIGIN", async () => {
  const api = await sharedProduct();
  runPages({ BACKEND_ORIGIN: api.origin, WIRE_DIALECT: "touchline" });
  await expect.poll(() => output, { timeout: 120_000 }).toContain("Touchline is ready");
  expect(output).toContain(`API behind it:      ${api.origin}`);
  expect(output).not.toContain("demo-pass-1");
  const origin = /is ready: (\S+)/u.exec(output)?.[1] ?? "";
  const page = await fetch(`${origin}/en`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("<main");
  expect((await fetch(`${origin}/api/v2/sports`)).status).toBe(200);
  expect((await fetch(`${origin}/.well-known/security.txt`)).status).toBe(200);
});

it("npm run web without BACKEND_ORIGIN exits and names the missing setting", async () => {
  runPages({ BACKEND_ORIGIN: "" });
  const [code] = (await once(npm, "close")) as [number];
  expect(code).toBe(1);
  expect(output).toContain("BACKEND_ORIGIN is not set: the pages need the address of your API");
});
