import { trustedProxies } from "@touchline/domain";
import type { FastifyRequest } from "fastify";
import type { Refusal } from "./api-call.ts";

const isLoopback = trustedProxies("loopback");
const loopbackNames: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

function nameOf(host: string): string {
  return host.replace(/:\d+$/u, "").toLowerCase();
}

/** Whether the host of an origin is a loopback name. */
export function isOwnOrigin(origin: string): boolean {
  return URL.canParse(origin) && loopbackNames.has(new URL(origin).hostname);
}

/** All host names of a request, including those that proxies forwarded. */
function hostsOf({ headers }: Pick<FastifyRequest, "headers">): readonly string[] {
  const forwarded = headers["x-forwarded-host"] ?? [];
  const names = [headers.host ?? "", ...(typeof forwarded === "string" ? [forwarded] : forwarded)];
  return names.flatMap((text) => text.split(",")).map((host) => nameOf(host.trim()));
}

/**
 * Whether a request was sent from this machine to a name of this machine. A page of another site whose name resolves to this machine
 * (DNS rebinding) sends its own name as the host. `origins` are further configured origins of the product.
 */
export function isLocalCaller(request: Pick<FastifyRequest, "ip" | "headers">, origins: readonly string[] = []): boolean {
  if (!isLoopback(request.ip)) return false;
  const configured = origins.filter((origin) => URL.canParse(origin)).map((origin) => new URL(origin).hostname);
  return hostsOf(request).every((name) => loopbackNames.has(name) || name.endsWith(".localhost") || configured.includes(name));
}

const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

function refuse(code: string, message: string): Refusal {
  return { type: "refusal", status: 403, code, message };
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Refuses unsafe requests that another site may have caused: `Sec-Fetch-Site` must be same-origin or none; if it is
 * missing, `Origin` must name our host. A request with neither does not come from a browser and passes if it has no session.
 */
export function crossSiteRefusal(request: FastifyRequest, hasSession: boolean): Refusal | null {
  if (safeMethods.has(request.method)) return null;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined)
    return site === "same-origin" || site === "none" ? null : refuse("cross_site", "Only our own pages may send this call.");
  const origin = request.headers.origin;
  if (origin !== undefined) return hostOf(origin) === request.host ? null : refuse("cross_site", "Only our own pages may send this call.");
  return hasSession ? refuse("origin_required", "The Origin or Sec-Fetch-Site header is required.") : null;
}

/** Whether the request declares a JSON body; unsafe methods must do so even without a body. */
export function isJsonDeclared(request: FastifyRequest): boolean {
  if (safeMethods.has(request.method)) return true;
  const type = request.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
  return type === "application/json";
}
