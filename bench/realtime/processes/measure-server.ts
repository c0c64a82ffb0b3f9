import { startChild } from "./child.ts";
import type { BroadcastCost, MemoryUse } from "./serve-broadcasts.ts";

export interface Load {
  readonly script: URL;
  readonly clients: number;
  /** Channels per client; 0 for a server without channels. */
  readonly channels: number;
  readonly messages: number;
}

export interface ServerFigures {
  readonly sendsPerCpuSecond: number;
  readonly bytesPerConnection: number;
}

const messagesPerRound = 10;
const warmUpRounds = 3;

/** Connects clients to a fresh server, measures its memory, and broadcasts; each round waits until all have received the previous one. */
export async function measureServer({ script, clients, channels, messages }: Load): Promise<ServerFigures> {
  const server = startChild(script);
  const load = startChild(new URL("./load-client.ts", import.meta.url));
  try {
    const { port } = await server.ask<{ port: number }>({ do: "listen" });
    await load.ask({ do: "open", port, channels, count: 20 });
    const empty = await server.ask<MemoryUse>({ do: "memory" });
    await load.ask({ do: "open", port, channels, count: clients });
    await load.ask({ do: "settle" });
    const full = await server.ask<MemoryUse>({ do: "memory" });
    let cpuMs = 0;
    let expected = 0;
    for (let round = -warmUpRounds; round < messages / messagesPerRound; round += 1) {
      const cost = await server.ask<BroadcastCost>({ do: "broadcast", count: messagesPerRound });
      if (round >= 0) cpuMs += cost.cpuMs;
      expected += messagesPerRound * (clients + 20);
      const { frames } = await load.ask<{ frames: number }>({ do: "count", count: expected });
      if (frames !== expected) throw new Error(`${frames} of ${expected} messages arrived.`);
    }
    return {
      sendsPerCpuSecond: (messages * (clients + 20) * 1000) / cpuMs,
      bytesPerConnection: (full.residentBytes - empty.residentBytes) / clients,
    };
  } finally {
    await Promise.all([server.stop(), load.stop()]);
  }
}
