import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { openRedis, type RedisLink } from "../../src/platform/redis.ts";
import { freePort } from "./killable-process.ts";

/** Tests on a real Redis are skipped where the program is missing. */
export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;
if (!hasRedis) process.stderr.write("redis-server is missing on this machine: tests that need it are skipped.\n");

/** A Redis of one test file, without a file on disk: a restart empties it. */
export interface TestRedis {
  readonly url: string;
  /** The connections of one process; the warnings go to `warnings`. */
  link(): Promise<RedisLink>;
  readonly warnings: readonly string[];
  /** Starts it again on the same port, after `stop`. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Keeps its connections open but does not answer until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Closes all links and stops it. */
  close(): Promise<void>;
}

export async function startTestRedis(options: readonly string[] = []): Promise<TestRedis> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const links: RedisLink[] = [];
  const warnings: string[] = [];
  let program: ChildProcess | null = null;
  const link = async (): Promise<RedisLink> => {
    const opened = await openRedis({ url, name: "test", onWarning: (message) => void warnings.push(message) });
    links.push(opened);
    return opened;
  };
  const start = async (): Promise<void> => {
    program = spawn("redis-server", ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", ...options], {
      stdio: "ignore",
    });
    const probe = await openRedis({ url, name: "probe", onWarning: () => undefined });
    probe.close();
  };
  const stop = async (): Promise<void> => {
    if (program === null) return;
    const ended = once(program, "exit");
    program.kill("SIGKILL");
    await ended;
    program = null;
  };
  await start();
  return {
    url,
    link,
    warnings,
    start,
    stop,
    freeze: () => void program?.kill("SIGSTOP"),
    thaw: () => void program?.kill("SIGCONT"),
    async close() {
      for (const one of links) one.close();
      await stop();
    },
  };
}
