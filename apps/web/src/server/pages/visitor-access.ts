import type { ErrorBody } from "@touchline/contract/errors";
import type { FastifyInstance } from "fastify";
import type { AccessEnvironment, WebEnvironment } from "../environment.ts";

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

/** What the gate looks at. */
interface Visitor {
  /** Our address, without the locale. */
  readonly address: string;
  /** Cookies of a visitor with a session, else null. */
  readonly sessionCookies: string | null;
}

type GateVerdict = { readonly type: "open" } | { readonly type: "redirect"; readonly to: string };

type GateEnvironment = Pick<WebEnvironment, "backendOrigin" | "platformOrigin" | "access">;

const open: GateVerdict = { type: "open" };
/** Paths that stay open, so that somebody of the group can come in at all. */
const openPaths = /^\/(?:users\/|init-sportsbook|_app)/u;

/** Groups of the player whose session this is; none where there is no such session. */
async function readStatuses(backendOrigin: string, cookie: string): Promise<readonly string[]> {
  const reply = await fetch(`${backendOrigin}/platform/api/player`, {
    headers: { cookie, accept: "application/json" },
    signal: AbortSignal.timeout(5_000),
  });
  if (!reply.ok) return [];
  const { statuses } = (await reply.json()) as { readonly statuses?: readonly { readonly id: string }[] };
  return (statuses ?? []).map(({ id }) => id);
}

/** Who may see the pages of a site that is open where they are: where a group is asked for, only its players; others are sent to the platform (spec.md 6). */
export async function judgeVisitor({ address, sessionCookies }: Visitor, environment: GateEnvironment): Promise<GateVerdict> {
  const { userGroup } = environment.access;
  if (userGroup === null || openPaths.test(address)) return open;
  const statuses = sessionCookies === null ? [] : await readStatuses(environment.backendOrigin, sessionCookies);
  return statuses.includes(userGroup) ? open : { type: "redirect", to: environment.platformOrigin };
}
