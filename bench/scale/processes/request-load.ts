import { randomUUID } from "node:crypto";
import { Agent, request as callHttp } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "../../bench-row.ts";
import { serveParent } from "../../realtime/processes/child.ts";

/** A request that a client sends repeatedly. */
export interface LoadRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether each call has its own idempotency key. */
  readonly isKeyed?: boolean;
}

export interface RequestLoad {
  readonly origin: string;
  readonly seconds: number;
  /** Number of clients, each of which sends its next request after the reply to the previous one. */
  readonly clients: number;
  /** Requests of all clients together; null for no pauses between requests. */
  readonly perSecond: number | null;
  /** Client 0 begins with the first, client 1 with the second, and so on; each continues in order from there. */
  readonly requests: readonly LoadRequest[];
}

export interface RequestFigures {
  readonly count: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesEach: number;
  /** Number of replies by status; 0 if there was no reply. */
  readonly statuses: Readonly<Record<string, number>>;
}

interface Answer {
  readonly status: number;
  readonly bytes: number;
}

function call(origin: URL, agent: Agent, { method, path, headers, body, isKeyed = false }: LoadRequest): Promise<Answer> {
  return new Promise((resolve) => {
    const outgoing = callHttp(
      {
        agent,
        hostname: "127.0.0.1",
        port: origin.port,
        method,
        path,
        headers: {
          host: origin.host,
          ...headers,
          ...(isKeyed ? { "idempotency-key": randomUUID() } : {}),
          ...(body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }),
        },
      },
      (reply) => {
        let bytes = 0;
        reply.on("data", (chunk: Buffer) => (bytes += chunk.length));
        reply.on("end", () => resolve({ status: reply.statusCode ?? 0, bytes }));
        reply.on("error", () => resolve({ status: 0, bytes }));
      },
    );
    outgoing.on("error", () => resolve({ status: 0, bytes: 0 }));
    outgoing.end(body);
  });
}

async function run({ origin, seconds, clients, perSecond, requests }: RequestLoad): Promise<RequestFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  let bytes = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1_000;
  const everyMs = perSecond === null ? 0 : (1_000 * clients) / perSecond;
  const work = async (_: unknown, client: number): Promise<void> => {
    if (everyMs > 0) await sleep((everyMs * client) / clients);
    for (let turn = client; performance.now() < endsAt; turn += 1) {
      const request = requests[turn % requests.length];
      if (request === undefined) return;
      const askedAt = performance.now();
      const answer = await call(new URL(origin), agent, request);
      const ms = performance.now() - askedAt;
      latencies.push(ms);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      bytes += answer.bytes;
      if (ms < everyMs) await sleep(everyMs - ms);
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  agent.destroy();
  const count = latencies.length;
  return {
    count,
    perSecond: (count * 1_000) / (performance.now() - startedAt),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    bytesEach: bytes / Math.max(1, count),
    statuses,
  };
}

// The parent sends a `RequestLoad`.
serveParent(async (request) => run(request as unknown as RequestLoad));
