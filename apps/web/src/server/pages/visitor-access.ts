import type { ErrorBody } from "@touchline/contract/errors";
import { ApiFailure, endpoints } from "@touchline/store";
import type { FastifyInstance } from "fastify";
import type { AccessEnvironment, WebEnvironment } from "../environment.ts";
import { type BackendApi, ownAddress } from "../http/backend-api.ts";

/** The visitor's country according to the operator's proxy. */
export function visitorCountry(headers: Readonly<Record<string, unknown>>, { countryHeader }: AccessEnvironment): string | null {
  const value = countryHeader === null ? null : headers[countryHeader];
  return typeof value === "string" && /^[A-Z]{2}$/u.test(value) ? value : null;
}

export function isSiteBlocked(country: string | null, { blockedCountries }: AccessEnvironment): country is string {
  return country !== null && blockedCountries.has(country);
}

/** Routes besides the API and pages: realtime streams, widgets, sitemaps and images. The hub refuses WebSockets. */
const blockedRoutes = /^\/(?:connection|emulation|widget|sitemaps?|social)(?:[/.\-_]|$)/u;

/** Blocks these routes in blocked countries. The backend blocks its API, and the page handler blocks pages. */
export function blockCountries(app: FastifyInstance, access: AccessEnvironment): void {
  if (access.blockedCountries.size === 0) return;
  app.addHook("onRequest", async (request, reply) => {
    // The route, because the address may be percent-encoded.
    if (!blockedRoutes.test(request.routeOptions.url ?? "") || !isSiteBlocked(visitorCountry(request.headers, access), access)) return;
    const body: ErrorBody = { code: "country_blocked", message: "This site isn’t available in your country.", request_id: request.id };
    return reply.code(403).header("cache-control", "no-store").send(body);
  });
}

interface Visitor {
  /** Address without the locale. */
  readonly address: string;
  /** The cookies if they contain a session, else null. */
  readonly sessionCookies: string | null;
}

type GateVerdict = { readonly type: "open" } | { readonly type: "redirect"; readonly to: string };

type GateEnvironment = Pick<WebEnvironment, "platformOrigin" | "access"> & { readonly api: BackendApi };

const open: GateVerdict = { type: "open" };
/** Open paths, so that players of the group can sign in. */
const openPaths = /^\/(?:users\/|init-sportsbook|_app)/u;

/** Statuses of the signed-in player; none without a valid session. */
async function readStatuses(api: BackendApi, cookie: string): Promise<readonly string[]> {
  const reply = await api({ locale: "en", callerAddress: ownAddress, cookie }).call(endpoints.getPlayer, { timeoutMs: 5_000 });
  if (reply.ok) return reply.value.statuses.map(({ id }) => id);
  if (reply.error.type === "refused") return [];
  throw new ApiFailure(reply.error);
}

/** Admits only players of the configured group, if one is configured; redirects others to the platform (spec.md 6). */
export async function judgeVisitor({ address, sessionCookies }: Visitor, environment: GateEnvironment): Promise<GateVerdict> {
  const { userGroup } = environment.access;
  if (userGroup === null || openPaths.test(address)) return open;
  const statuses = sessionCookies === null ? [] : await readStatuses(environment.api, sessionCookies);
  return statuses.includes(userGroup) ? open : { type: "redirect", to: environment.platformOrigin };
}
