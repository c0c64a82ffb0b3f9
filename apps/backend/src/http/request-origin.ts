import type { FastifyRequest } from "fastify";
import type { Refusal } from "./api-reply.ts";

const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

function refuse(code: string, message: string): Refusal {
  return { type: "refusal", status: 403, code, message };
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Refuses unsafe requests that another site may have caused: `Sec-Fetch-Site` must say same-origin or none; where it is
 * missing, `Origin` must name our host. A request with neither comes from no browser and passes if it has no session.
 */
export function crossSiteRefusal(request: FastifyRequest, hasSession: boolean): Refusal | null {
  if (safeMethods.has(request.method)) return null;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined)
    return site === "same-origin" || site === "none" ? null : refuse("cross_site", "This call may come only from our own pages.");
  const origin = request.headers.origin;
  if (origin !== undefined)
    return hostOf(origin) === request.host ? null : refuse("cross_site", "This call may come only from our own pages.");
  return hasSession ? refuse("origin_required", "Say where the call comes from: Origin or Sec-Fetch-Site is missing.") : null;
}

/** Whether the request declares a JSON body; unsafe methods must, even without a body. */
export function isJsonDeclared(request: FastifyRequest): boolean {
  if (safeMethods.has(request.method)) return true;
  const type = request.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
  return type === "application/json";
}
