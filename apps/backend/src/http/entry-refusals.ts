import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import type { PlayerRules } from "../players/player-rules.ts";
import { type EntryRefusal, isSiteClosedIn } from "../players/access/entry-rules.ts";
import type { Sessions } from "../players/access/sessions.ts";
import type { RealtimePublisher } from "../platform/realtime-publisher.ts";
import type { Refusal } from "./api-call.ts";
import { sendRefusal } from "./error-reply.ts";
import type { SessionCookie } from "./session-cookie.ts";

/** The visitor's country according to the operator's proxy; null without the header. */
export function callerCountry(header: (name: string) => string | null, { countryHeader }: PlayerRules): string | null {
  const value = countryHeader === null ? null : header(countryHeader);
  return value !== null && /^[A-Z]{2}$/.test(value) ? value : null;
}

/** As `callerCountry`, from raw request headers. */
export function countryOf(headers: IncomingHttpHeaders, rules: PlayerRules): string | null {
  return callerCountry((name) => {
    const value = headers[name];
    return typeof value === "string" ? value : null;
  }, rules);
}

const messages: Readonly<Record<EntryRefusal, string>> = {
  country_blocked: "You can’t sign in or sign up from this country.",
  account_blocked: "This account is closed. Contact support.",
  self_excluded: "You’ve excluded yourself. You can sign in again when the exclusion ends.",
  under_age: "You’re too young to bet in this country.",
  unconfirmed: "Confirm your email address first: open the link that we sent you.",
};

/** A 403 with the code. */
export function toRefusal(code: EntryRefusal): Refusal {
  return { type: "refusal", status: 403, code, message: messages[code] };
}

const closedHere: Refusal = {
  type: "refusal",
  status: 403,
  code: "country_blocked" satisfies EntryRefusal,
  message: "This site isn’t available in your country.",
};

/** Paths that monitors, browsers and the operator's servers need from any country; they are not part of the site. */
const exemptPaths = /^\/(?:livez|readyz|version|metrics|csp-report|embed\/(?:codes|players)|api\/operator(?:\/.*)?|connection\/api\/.*)$/u;

/** Refuses every call from a blocked country and closes the connections of players whose session comes from there. */
export function refuseBlockedCountries(
  app: FastifyInstance,
  {
    rules,
    sessions,
    cookie,
    publisher,
  }: { readonly rules: PlayerRules; readonly sessions: Sessions; readonly cookie: SessionCookie; readonly publisher: RealtimePublisher },
): void {
  if (rules.countryHeader === null) return;
  app.addHook("onRequest", async (request, reply) => {
    const [path = ""] = request.url.split("?");
    if (!isSiteClosedIn(countryOf(request.headers, rules), rules) || exemptPaths.test(path)) return;
    const token = cookie.read(request);
    const player = token === null ? null : await sessions.playerOf(token);
    if (player !== null) publisher.disconnectUser(player.id);
    return sendRefusal(request, reply, closedHere);
  });
}
