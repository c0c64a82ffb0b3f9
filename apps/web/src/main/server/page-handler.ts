import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { localizePath } from "@touchline/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createAnswerCache } from "./answer-cache.ts";
import { parseCookies } from "./cookies.ts";
import type { WebEnvironment } from "./environment.ts";
import { readLocale } from "./locale-redirect.ts";
import { createPageCache } from "./page-cache.ts";
import { noncePlace, toDocument } from "./page-document.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { createServerPorts } from "./server-ports.ts";

type FinishedPage = { readonly type: "document"; readonly status: number; readonly html: string } | { readonly type: "redirect"; readonly to: string; readonly status: 301 | 302 };

interface HandlerOptions {
  readonly environment: WebEnvironment;
  readonly renderer: PageRenderer;
  readonly report: (error: unknown) => void;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const preferenceCookies = ["tl_theme", "tl_odds", "tl_density", "tl_zone"];
const longestAddress = 1_000;

async function compressed(html: string, accepted: string): Promise<{ readonly encoding: string | null; readonly body: string | Buffer }> {
  if (/\bbr\b/u.test(accepted)) return { encoding: "br", body: await compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) };
  if (/\bgzip\b/u.test(accepted)) return { encoding: "gzip", body: await compressGzip(html, { level: 4 }) };
  return { encoding: null, body: html };
}

/** Answers pages: finds the locale, draws or takes the page of this second, and sends it with a nonce of its own. */
export function createPageHandler({ environment, renderer, report }: HandlerOptions): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const pages = createPageCache<FinishedPage>();
  const answers = createAnswerCache();
  const sessionCookie = environment.isSecure ? "__Host-sb" : "sb";

  async function draw(request: FastifyRequest, { locale, address }: { readonly locale: string; readonly address: string }): Promise<FinishedPage> {
    const cookies = parseCookies(request.headers.cookie);
    const hasSession = cookies.has(sessionCookie);
    const { renderPage } = await renderer.load();
    const ports = createServerPorts({ backendOrigin: environment.backendOrigin, cache: answers, cookies, cookieHeader: hasSession ? (request.headers.cookie ?? null) : null, report });
    const result = await renderPage({ address, locale, ports, hasSession });
    if (result.type === "redirect") return { type: "redirect", to: localizePath(result.path, locale), status: result.status };
    return { type: "document", status: result.status, html: toDocument({ page: result, assets: renderer.assets, environment, locale, address }) };
  }

  async function find(request: FastifyRequest, place: { readonly locale: string; readonly address: string }): Promise<FinishedPage> {
    const cookies = parseCookies(request.headers.cookie);
    if (cookies.has(sessionCookie) || place.address.length > longestAddress) return draw(request, place);
    const key = [place.locale, place.address, ...preferenceCookies.map((name) => cookies.get(name) ?? "")].join("\n");
    return pages.get(key, async () => draw(request, place));
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, page: FinishedPage): Promise<FastifyReply> {
    if (page.type === "redirect") return reply.redirect(page.to, page.status);
    const nonce = randomBytes(16).toString("base64");
    const { encoding, body } = await compressed(page.html.replaceAll(noncePlace, nonce), String(request.headers["accept-encoding"] ?? ""));
    if (encoding !== null) void reply.header("content-encoding", encoding);
    return reply
      .code(page.status)
      .type("text/html; charset=utf-8")
      .header("cache-control", "private, no-cache")
      .header("vary", "Accept-Encoding, Cookie")
      .header("content-security-policy", contentSecurityPolicy(nonce, environment))
      .send(body);
  }

  return async (request, reply) => {
    const place = readLocale(request.url, { locales: environment.locales, acceptLanguage: request.headers["accept-language"] });
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
