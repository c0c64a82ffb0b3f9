import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

const module = new URL("../../src/server/stop-on-signals.ts", import.meta.url).href;

/** Runs a process with the servers given as code and sends it SIGTERM once it listens; returns its exit code and output. */
async function endOf(servers: string, withinMs: number): Promise<{ readonly code: number | null; readonly output: string }> {
  const code = `import { stopOnSignals } from ${JSON.stringify(module)};
    setInterval(() => undefined, 1_000);
    stopOnSignals(${servers}, ${withinMs});
    process.stdout.write("listening");`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--disable-warning=ExperimentalWarning", "-e", code]);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  const [exitCode] = (await once(child, "close")) as [number | null];
  return { code: exitCode, output };
}

const quick = "{ stop: async () => undefined }";
const endless = "{ stop: () => new Promise(() => undefined) }";

it("a process exits with 0 once all of its servers have stopped", async () => {
  expect(await endOf(`[${quick}, ${quick}]`, 60_000)).toEqual({ code: 0, output: "listening" });
});

it("a process exits with 1 when a server has not stopped in time", async () => {
  const { code, output } = await endOf(`[${quick}, ${endless}]`, 200);
  expect(code).toBe(1);
  expect(output).toContain("This process ends though it has not stopped in time.");
});

it("a process reports a server that fails to stop", async () => {
  const { code, output } = await endOf(`[{ stop: async () => { throw new Error("still open"); } }]`, 60_000);
  expect([code, output]).toEqual([1, "listeningStopping failed: Error: still open\n"]);
});
