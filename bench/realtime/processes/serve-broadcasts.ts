import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { serveParent } from "./child.ts";

/** The payload of both servers: about 270 bytes, the size of a price change. */
export function payload(number: number): object {
  return {
    event: "markets_changed",
    sent_at: 1_790_000_000_000 + number,
    data: {
      match_id: 1,
      markets: [
        { id: 100_001, specifier: "", outcomes: [1, 2, 3].map((id) => ({ id, odds: 1500 + ((number * id) % 900), active: true })) },
      ],
      removed: [],
    },
  };
}

export interface BroadcastCost {
  readonly cpuMs: number;
}

export interface MemoryUse {
  readonly residentBytes: number;
}

async function collectGarbage(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Answers the commands of a benchmark: `listen`, `broadcast` (each message in its own turn of the event loop) and `memory`. */
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
