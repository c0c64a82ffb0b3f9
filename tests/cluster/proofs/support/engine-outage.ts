import { createServer, type Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";
import type { RunningCluster } from "./running-cluster.ts";

/** An engine is stopped and its port is occupied, so that the launcher cannot start it again until `end`. */
export interface EngineOutage {
  /** Frees the port for the engine, which the launcher starts at its next attempt. */
  end(): Promise<void>;
}

/** Tries often enough to take the port before the launcher, which waits half a second. */
const tryEveryMs = 10;

async function takePort(port: number): Promise<Server> {
  for (;;) {
    const server = createServer((socket) => socket.destroy());
    const isTaken = await new Promise<boolean>((resolve) => {
      server.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => resolve(true));
    });
    if (isTaken) return server;
    await sleep(tryEveryMs);
  }
}

export async function stopEngine(cluster: RunningCluster, name: string, signal: NodeJS.Signals = "SIGKILL"): Promise<EngineOutage> {
  const { origin } = cluster.process(name);
  cluster.signal(name, signal);
  const server = await takePort(Number(new URL(origin).port));
  const end = async (): Promise<void> => new Promise((resolve) => void server.close(() => resolve()));
  // After a failed proof, the next ones need the engine again.
  onTestFinished(end);
  return { end };
}
