import type { ErrorBody } from "@touchline/contract/errors";
import type { FastifyInstance } from "fastify";

/** Who may see the pages, as the operator set it. */
export interface AccessEnvironment {
  /** Countries that see only the page that says so. */
  readonly blockedCountries: ReadonlySet<string>;
  /** Request header, in small letters, in which a proxy names the country; null where none does. */
  readonly countryHeader: string | null;
  /** Status without which visitors are sent to the platform; null lets everybody stay. */
  readonly userGroup: string | null;
}

function textOf(value: string | undefined): string | null {
  return value === undefined || value === "" ? null : value;
}

/** Reads it off the environment. */
export function readAccess(env: NodeJS.ProcessEnv): AccessEnvironment {
  return {
    blockedCountries: new Set((env["BLOCKED_COUNTRIES"] ?? "").split(",").filter(Boolean)),
    countryHeader: textOf(env["COUNTRY_HEADER"]),
    userGroup: textOf(env["USER_GROUP"]),
  };
}

/** Country in which a visitor is, as the operator's proxy says. */
export function visitorCountry(headers: Readonly<Record<string, unknown>>, { countryHeader }: AccessEnvironment): string | null {
  const value = countryHeader === null ? null : headers[countryHeader];
  return typeof value === "string" && /^[A-Z]{2}$/u.test(value) ? value : null;
}

/** Whether the site is closed in a country. */
export function isSiteClosed(country: string | null, { blockedCountries }: AccessEnvironment): country is string {
  return country !== null && blockedCountries.has(country);
}

/** Routes that neither the API nor a page answers: realtime streams, and what other sites may show of ours. WebSockets are refused by the hub. */
const closedRoutes = /^\/(?:connection|emulation|widget|sitemaps?|social)(?:[/.\-_]|$)/u;

/** Refuses callers from closed countries whatever is not refused elsewhere: calls by the backend, pages by the page for it. */
export function closeCountries(app: FastifyInstance, access: AccessEnvironment): void {
  if (access.blockedCountries.size === 0) return;
  app.addHook("onRequest", async (request, reply) => {
    // The route, not the address: that may be written with codes for its letters.
    if (!closedRoutes.test(request.routeOptions.url ?? "") || !isSiteClosed(visitorCountry(request.headers, access), access)) return;
    const body: ErrorBody = { code: "country_blocked", message: "This site is not available in your country.", request_id: request.id };
    return reply.code(403).header("cache-control", "no-store").send(body);
  });
}
