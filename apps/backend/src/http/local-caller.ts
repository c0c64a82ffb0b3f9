import { trustedProxies } from "@touchline/domain";
import type { FastifyRequest } from "fastify";

const isLoopback = trustedProxies("loopback");
const ownNames: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

function nameOf(host: string): string {
  return host.replace(/:\d+$/u, "").toLowerCase();
}

/** Whether an address leads to this machine only. */
export function isOwnOrigin(origin: string): boolean {
  return URL.canParse(origin) && ownNames.has(new URL(origin).hostname);
}

/**
 * Whether a request was sent from this machine to this machine: a page of another site whose name was made to lead here sends
 * its own name as the host. `origins` are further addresses of the product, as configured.
 */
export function isLocalCaller({ ip, host }: Pick<FastifyRequest, "ip" | "host">, origins: readonly string[] = []): boolean {
  if (!isLoopback(ip)) return false;
  const name = nameOf(host);
  if (ownNames.has(name) || name.endsWith(".localhost")) return true;
  return origins.some((origin) => URL.canParse(origin) && new URL(origin).hostname === name);
}
