import { randomBytes } from "node:crypto";
import { localizePath } from "@touchline/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Site } from "../../app-shell/server/site.ts";
import { createAnswerCache } from "./answer-cache.ts";
import { parseCookies } from "./cookies.ts";
import { createContentOrigins } from "./content-origins.ts";
import type { WebEnvironment } from "./environment.ts";
import { finishDocument, type FinishedDocument } from "./finished-document.ts";
import { readLocale } from "./locale-redirect.ts";
import { createPageCache } from "./page-cache.ts";
import { toDocument } from "./page-document.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { createServerPorts } from "./server-ports.ts";

type FinishedPage =
  | { readonly type: "document"; readonly document: FinishedDocument }
  | { readonly type: "redirect"; readonly to: string; readonly status: 301 | 302 };

interface HandlerOptions {
  readonly environment: WebEnvironment;
  readonly renderer: PageRenderer;
  readonly site: Site;
  readonly report: (error: unknown) => void;
}

const preferenceCookies = ["tl_theme", "tl_odds", "tl_density", "tl_keys", "tl_zone", "tl_live"];
const longestAddress = 1_000;

/** Answers pages: finds the locale, draws or takes the page of this second, and sends it with a nonce of its own. */
export function createPageHandler({
  environment,
  renderer,
  site,
  report,
}: HandlerOptions): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const pages = createPageCache<FinishedPage>();
  const answers = createAnswerCache();
  const readOrigins = createContentOrigins(environment.backendOrigin, { report });
  const { bareLocale, rtlView, publicOrigin, isIndexed } = environment;
  const sessionCookie = environment.isSecure ? "__Host-sb" : "sb";

  async function draw(
    request: FastifyRequest,
    { locale, address }: { readonly locale: string; readonly address: string },
  ): Promise<FinishedPage> {
    const cookies = parseCookies(request.headers.cookie);
    const hasSession = cookies.has(sessionCookie);
    const { renderPage } = await renderer.load();
    const ports = createServerPorts({
      backendOrigin: environment.backendOrigin,
      cache: answers,
      cookies,
      cookieHeader: hasSession ? (request.headers.cookie ?? null) : null,
      report,
    });
    const result = await renderPage({ address, locale, ports, hasSession, brand: site.brand.pack.name, bareLocale, rtlView, publicOrigin });
    if (result.type === "redirect") return { type: "redirect", to: localizePath(result.path, locale, bareLocale), status: result.status };
    const { isZoomable } = await readOrigins();
    const html = toDocument({ page: result, assets: renderer.assets, site, environment, locale, address, isZoomable });
    return { type: "document", document: await finishDocument(result.status, html) };
  }

  async function find(request: FastifyRequest, place: { readonly locale: string; readonly address: string }): Promise<FinishedPage> {
    const cookies = parseCookies(request.headers.cookie);
    if (cookies.has(sessionCookie) || place.address.length > longestAddress) return draw(request, place);
    const key = [place.locale, place.address, ...preferenceCookies.map((name) => cookies.get(name) ?? "")].join("\n");
    return pages.get(key, async () => draw(request, place));
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, page: FinishedPage): Promise<FastifyReply> {
    if (page.type === "redirect") return reply.redirect(page.to, page.status);
    const origins = await readOrigins();
    const nonce = randomBytes(16).toString("base64");
    if (!isIndexed) void reply.header("x-robots-tag", "noindex");
    const isCompressed = /\bgzip\b/u.test(String(request.headers["accept-encoding"] ?? ""));
    if (isCompressed) void reply.header("content-encoding", "gzip");
    return reply
      .code(page.document.status)
      .type("text/html; charset=utf-8")
      .header("cache-control", "private, no-cache")
      .header("vary", "Accept-Encoding, Cookie")
      .header("reporting-endpoints", 'csp="/csp-report"')
      .header("content-security-policy", contentSecurityPolicy(nonce, { isDevelopment: environment.isDevelopment, origins }))
      .send(isCompressed ? page.document.gzip(nonce) : page.document.plain(nonce));
  }

  return async (request, reply) => {
    const place = readLocale(request.url, {
      locales: environment.locales,
      bareLocale,
      acceptLanguage: request.headers["accept-language"],
    });
    if (place.type === "redirect") {
      if (place.status === 307) void reply.header("vary", "Accept-Language");
      return reply.redirect(place.to, place.status);
    }
    if (place.type === "unknown") return sendPage(request, reply, await find(request, { locale: place.locale, address: "/404" }));
    try {
      return await sendPage(request, reply, await find(request, place));
    } catch (error) {
      report(error);
      return sendPage(request, reply, await draw(request, { locale: place.locale, address: "/500" }));
    }
  };
}
