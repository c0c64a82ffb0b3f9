import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fillDataFolder } from "./test-database.ts";

const script = fileURLToPath(new URL("./betting-process.ts", import.meta.url));

/** A port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The API as a separate process on its own data folder, which tests kill and restart. */
export interface KillableProcess {
  readonly folder: string;
  /** Starts it and returns its origin. */
  start(): Promise<string>;
  /** Kills it immediately. */
  kill(): void;
  end(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
  /** Kills it and removes its folder. */
  remove(): Promise<void>;
}

export async function createKillableProcess(): Promise<KillableProcess> {
  const folder = await mkdtemp(join(tmpdir(), "touchline-kill-"));
  await fillDataFolder(folder);
  let child: ChildProcess | null = null;
  return {
    folder,
    async start() {
      child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script, folder], { stdio: ["ignore", "pipe", "inherit"] });
      const [line] = (await once(child.stdout ?? process.stdin, "data")) as [Buffer];
      return `http://127.0.0.1:${line.toString().trim()}`;
    },
    kill: () => void child?.kill("SIGKILL"),
    async end(signal) {
      const ending = child;
      child = null;
      if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
      const ended = once(ending, "exit");
      ending.kill(signal);
      await ended;
    },
    async remove() {
      child?.kill("SIGKILL");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
