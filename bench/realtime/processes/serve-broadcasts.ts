import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { serveParent } from "./child.ts";

/** CPU milliseconds that broadcasts took. */
export interface BroadcastCost {
  readonly cpuMs: number;
}

/** Resident bytes after a full collection. */
export interface MemoryUse {
  readonly residentBytes: number;
}

async function collectGarbage(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Serves a benchmark's parent: `listen`, `broadcast` of a number of messages, each in a turn of its own, and `memory`. */
export function serveBroadcasts(server: Server, broadcast: (number: number) => void): void {
  let sent = 0;
  serveParent(async (request) => {
    if (request["do"] === "listen") {
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", 4096, resolve));
      return { port: (server.address() as AddressInfo).port };
    }
    if (request["do"] === "memory") {
      await collectGarbage();
      return { residentBytes: process.memoryUsage.rss() } satisfies MemoryUse;
    }
    const before = process.cpuUsage();
    for (let count = Number(request["count"]); count > 0; count -= 1) {
      broadcast((sent += 1));
      await nextTurn();
    }
    const { user, system } = process.cpuUsage(before);
    return { cpuMs: (user + system) / 1000 } satisfies BroadcastCost;
  });
}
