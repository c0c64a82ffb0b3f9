import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports that systems give to outgoing connections (from 32768 or 49152), of which one could take the port before it is used. */
const ports = { from: 20_000, to: 32_000 } as const;
const maxTries = 100;

/** A port that is free now. */
export async function freePort(host: string): Promise<number> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const port = randomInt(ports.from, ports.to);
    if (await isPortFree(host, port)) return port;
  }
  throw new Error(`No port from ${ports.from} to ${ports.to} is free.`);
}

/** Whether the port is free now. */
export async function isPortFree(host: string, port: number): Promise<boolean> {
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, host, () => resolve(true));
  });
  await new Promise((resolve) => server.close(resolve));
  return isFree;
}
