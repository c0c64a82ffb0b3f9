import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSupervisor, type Supervisor } from "../../scripts/launcher/supervisor.ts";

let folder: string;
let server: Server;
let readyUrl: string;
let lines: string[];
let supervisor: Supervisor;

function script(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** A script that records its start in the file `starts`. */
const recordStart = `import { appendFileSync } from "node:fs"; appendFileSync(process.env.STARTS, process.pid + "\\n");`;

function starts(): readonly number[] {
  const path = join(folder, "starts");
  return existsSync(path) ? readFileSync(path, "utf8").trim().split("\n").map(Number) : [];
}

function service(path: string, url = readyUrl) {
  return { name: "part", args: [path], environment: { STARTS: join(folder, "starts") }, readyUrl: url };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "supervisor-"));
  lines = [];
  server = createServer((_request, response) => response.end("ok")).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  readyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  supervisor = createSupervisor({
    say: (line) => lines.push(line),
    firstDelayMs: 100,
    maxDelayMs: 400,
    healthyMs: 60_000,
    stopWithinMs: 2_000,
  });
});
afterEach(async () => {
  await supervisor.stop(["part"]);
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("supervisor", () => {
  it("does not restart a process that dies before it was ready", async () => {
    const path = script("fails.mjs", `${recordStart} process.exit(3);`);
    expect(await supervisor.run(service(path, "http://127.0.0.1:1/"))).toEqual({ code: 3, signal: null });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(starts()).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  it("restarts a process after a delay that doubles up to a maximum", async () => {
    const path = script("dies.mjs", `${recordStart} setTimeout(() => process.exit(1), 150);`);
    expect(await supervisor.run(service(path))).toBe("ready");
    await expect.poll(() => lines.filter((line) => line.includes("ended by itself")).length, { timeout: 20_000 }).toBeGreaterThan(3);
    const delays = lines.flatMap((line) => /started again in (\S+) s\./u.exec(line)?.[1] ?? []);
    expect(delays.slice(0, 4)).toEqual(["0.1", "0.2", "0.4", "0.4"]);
  });

  it("resets the delay once a process has run for the healthy time", async () => {
    supervisor = createSupervisor({
      say: (line) => lines.push(line),
      firstDelayMs: 100,
      maxDelayMs: 400,
      healthyMs: 0,
      stopWithinMs: 2_000,
    });
    const path = script("dies.mjs", `${recordStart} setTimeout(() => process.exit(1), 400);`);
    expect(await supervisor.run(service(path))).toBe("ready");
    await expect.poll(() => lines.filter((line) => line.includes("ended by itself")).length, { timeout: 20_000 }).toBeGreaterThan(2);
    expect(lines.filter((line) => line.includes("ended by itself")).every((line) => line.endsWith("in 0.1 s."))).toBe(true);
  });

  it("restarts nothing while it stops, and kills processes that do not stop in time", async () => {
    const path = script("stays.mjs", `${recordStart} process.on("SIGTERM", () => undefined); setInterval(() => undefined, 1000);`);
    expect(await supervisor.run(service(path))).toBe("ready");
    await expect.poll(() => starts().length).toBe(1);
    await supervisor.stop(["part"]);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(starts()).toHaveLength(1);
    expect(() => process.kill(starts()[0] ?? 0, 0)).toThrow("ESRCH");
  });
});

describe("process started by npm", () => {
  /** Starts a fake npm, its shell, and a script that records the end of npm and exits. */
  async function startUnderNpm(): Promise<{ readonly npm: number; readonly hasNoticed: () => boolean }> {
    const noticed = join(folder, "noticed");
    const watch = new URL("../../scripts/launcher/watch-parent.ts", import.meta.url).href;
    const watcher = script(
      "watcher.mjs",
      `import { writeFileSync } from "node:fs"; import { onStopWanted } from ${JSON.stringify(watch)}; ${recordStart}
       onStopWanted(() => { writeFileSync(${JSON.stringify(noticed)}, ""); process.exit(0); }); setTimeout(() => process.exit(1), 20000);`,
    );
    const shell = script(
      "npm.mjs",
      `import { spawn } from "node:child_process"; const shell = spawn("sh", ["-c", ${JSON.stringify(`'${process.execPath}' '${watcher}'; exit`)}], { stdio: "ignore" });
       process.on("SIGTERM", () => { shell.kill("SIGTERM"); process.exit(143); });`,
    );
    const npm = spawn(process.execPath, [shell], {
      stdio: "ignore",
      // A separate process group, like a terminal job.
      detached: true,
      env: { ...process.env, npm_lifecycle_event: "start", STARTS: join(folder, "starts") },
    });
    await expect.poll(() => starts().length, { timeout: 10_000 }).toBe(1);
    return { npm: npm.pid ?? 0, hasNoticed: () => existsSync(noticed) };
  }

  it.each(["SIGTERM", "SIGKILL"] as const)("notices that npm has ended after %s", async (signal) => {
    const { npm, hasNoticed } = await startUnderNpm();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(hasNoticed()).toBe(false);
    process.kill(npm, signal);
    await expect.poll(hasNoticed, { timeout: 5_000 }).toBe(true);
  });

  it("keeps running in the background when its terminal is closed", async () => {
    const { npm, hasNoticed } = await startUnderNpm();
    process.kill(-npm, "SIGHUP");
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(hasNoticed()).toBe(false);
    const [watcher = 0] = starts();
    process.kill(watcher, "SIGTERM");
    await expect.poll(hasNoticed, { timeout: 5_000 }).toBe(true);
  });
});
