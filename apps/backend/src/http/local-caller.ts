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

/** Every name by which a request asked for this machine, at each server on its way. */
function hostsOf({ headers }: Pick<FastifyRequest, "headers">): readonly string[] {
  const forwarded = headers["x-forwarded-host"] ?? [];
  const names = [headers.host ?? "", ...(typeof forwarded === "string" ? [forwarded] : forwarded)];
  return names.flatMap((text) => text.split(",")).map((host) => nameOf(host.trim()));
}

/**
 * Whether a request was sent from this machine to this machine: a page of another site whose name was made to lead here sends
 * its own name as the host, whatever it writes into other headers. `origins` are further addresses of the product, as configured.
 */
export function isLocalCaller(request: Pick<FastifyRequest, "ip" | "headers">, origins: readonly string[] = []): boolean {
  if (!isLoopback(request.ip)) return false;
  const further = origins.filter((origin) => URL.canParse(origin)).map((origin) => new URL(origin).hostname);
  return hostsOf(request).every((name) => ownNames.has(name) || name.endsWith(".localhost") || further.includes(name));
}
