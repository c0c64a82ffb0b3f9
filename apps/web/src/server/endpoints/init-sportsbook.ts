import { aliasedLocale, localizePath } from "@touchline/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { WebEnvironment } from "../environment.ts";
import { visitorCountry } from "../pages/visitor-access.ts";

type InitEnvironment = Pick<WebEnvironment, "backendOrigin" | "platformOrigin" | "locales" | "bareLocale" | "access">;

const tokenPattern = /^[\w.~-]{16,128}$/u;
const currencyPattern = /^[A-Z]{3,8}$/u;
const maxWaitMs = 5_000;

function isFromPlatform(request: FastifyRequest, platformOrigin: string): boolean {
  const from = request.headers.referer ?? "";
  return URL.canParse(from) && URL.canParse(platformOrigin) && new URL(from).origin === new URL(platformOrigin).origin;
}

interface Start {
  readonly token: string;
  readonly currency: string | null;
}

/** Exchanges the one-time code for a session and sets its currency. Returns the session cookies, none for an invalid code. */
async function startSession(request: FastifyRequest, { token, currency }: Start, environment: InitEnvironment): Promise<readonly string[]> {
  const { backendOrigin, platformOrigin, access } = environment;
  const country = visitorCountry(request.headers, access);
  const call = async (method: "POST" | "PUT", path: string, { body, cookie }: { body: object; cookie: string }): Promise<Response> =>
    fetch(`${backendOrigin}${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "same-origin",
        "x-forwarded-for": request.ip,
        cookie,
        ...(country === null || access.countryHeader === null ? {} : { [access.countryHeader]: country }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(maxWaitMs),
    });
  const body = { code: token, parent_origin: new URL(platformOrigin).origin, carrier: "cookie" };
  const started = await call("POST", "/embed/session", { body, cookie: request.headers.cookie ?? "" });
  if (!started.ok) return [];
  const cookies = started.headers.getSetCookie();
  if (currency !== null && cookies.length > 0) {
    const cookie = cookies.map((line) => line.split(";", 1)[0]).join("; ");
    await call("PUT", "/platform/api/player/currency", { body: { currency }, cookie }).catch(() => null);
  }
  return cookies;
}

/**
 * `/init-sportsbook?token=&locale=&currency=` (decisions AB): the platform links its players here with a one-time code from
 * `/embed/codes`, and they are redirected to the home page in that language. The code is accepted only on a link from the platform's own
 * pages, so that no other site can sign visitors in to somebody else's account.
 */
export function addInitSportsbook(
  app: FastifyInstance,
  environment: InitEnvironment & { readonly report: (error: unknown) => void },
): void {
  const { locales, bareLocale, platformOrigin } = environment;
  const init = async (request: FastifyRequest<{ Params: { locale?: string } }>, reply: FastifyReply): Promise<FastifyReply | void> => {
    const { searchParams } = new URL(request.url, "http://page");
    const isOffered = (code: string | null | undefined): code is string => code != null && locales.includes(code);
    const asked = searchParams.get("locale") ?? request.params.locale ?? "";
    const locale = isOffered(asked) ? asked : aliasedLocale(asked, locales);
    if (request.params.locale !== undefined && !isOffered(request.params.locale) && aliasedLocale(request.params.locale, locales) === null)
      return reply.callNotFound();
    const token = searchParams.get("token") ?? "";
    const currency = searchParams.get("currency") ?? "";
    void reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
    if (tokenPattern.test(token) && isFromPlatform(request, platformOrigin)) {
      const start = { token, currency: currencyPattern.test(currency) ? currency : null };
      const cookies = await startSession(request, start, environment).catch((error: unknown) => {
        environment.report(error);
        return [];
      });
      if (cookies.length > 0) void reply.header("set-cookie", [...cookies]);
    }
    return reply.redirect(locale === null ? "/" : localizePath("/", locale, bareLocale), 302);
  };
  app.get("/init-sportsbook", init);
  app.get("/:locale/init-sportsbook", init);
}
