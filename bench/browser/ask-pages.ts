import { Agent, get } from "node:http";

const connections = 8;

/** How fast pages came back over kept-alive connections. */
export interface PageRate {
  readonly pagesPerSecond: number;
  /** Milliseconds to the first byte of each page. */
  readonly firstByteMs: readonly number[];
}

async function askPage(url: string, agent: Agent): Promise<number> {
  const startedAtMs = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "accept-encoding": "br" } }, (reply) => {
      const firstByteMs = performance.now() - startedAtMs;
      if (reply.statusCode !== 200) reject(new Error(`${url} answered ${reply.statusCode ?? 0}`));
      reply.resume().once("end", () => resolve(firstByteMs));
    }).once("error", reject);
  });
}

/** Asks for pages back to back over eight connections. */
export async function askPages({
  origin,
  path,
  forMs,
}: {
  readonly origin: string;
  readonly path: () => string;
  readonly forMs: number;
}): Promise<PageRate> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  await askPage(`${origin}${path()}`, agent);
  const startedAtMs = performance.now();
  const firstByteMs: number[] = [];
  const work = async (): Promise<void> => {
    while (performance.now() - startedAtMs < forMs) firstByteMs.push(await askPage(`${origin}${path()}`, agent));
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return { pagesPerSecond: firstByteMs.length / ((performance.now() - startedAtMs) / 1_000), firstByteMs };
}
