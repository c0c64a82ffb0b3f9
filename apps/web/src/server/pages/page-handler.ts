import { randomBytes } from "node:crypto";
import { localizePath } from "@touchline/domain";
import { inSpan } from "@touchline/telemetry";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Site } from "../brand/site.ts";
import { createAnswerCache, createServerPorts } from "./server-ports.ts";
import { affiliateCookies, parseCookies } from "./cookies.ts";
import { createContentOrigins } from "./content-origins.ts";
import { readEmbedRequest, toEmbedUrl, type EmbedFrame } from "./embed-request.ts";
import type { WebEnvironment } from "../environment.ts";
import type { BackendApi } from "../http/backend-api.ts";
import type { BackendWire } from "../http/backend-wire.ts";
import type { FailureLog } from "../http/failure-log.ts";
import { unavailablePage, retryAfterSeconds, blockedPage } from "../document/notice-pages.ts";
import { finishDocument, type FinishedDocument } from "../document/finished-document.ts";
import { toDocument } from "../document/page-document.ts";
import { stylesCookie } from "../document/page-styles.ts";
import { readLocale } from "./locale-redirect.ts";
import { createPageCache } from "./page-cache.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { contentSecurityPolicy } from "../http/security-headers.ts";
import { isSiteBlocked, judgeVisitor, visitorCountry } from "./visitor-access.ts";

type FinishedPage =
  | { readonly type: "document"; readonly document: FinishedDocument }
  | { readonly type: "redirect"; readonly to: string; readonly status: 301 | 302 }
  /** The backend does not answer. */
  | { readonly type: "unavailable" }
  /** The site is blocked in this country. */
  | { readonly type: "blocked"; readonly country: string };

type Notice = Extract<FinishedPage, { readonly type: "unavailable" | "blocked" }>;

interface HandlerOptions {
  readonly environment: WebEnvironment;
  readonly renderer: PageRenderer;
  readonly site: Site;
  readonly backend: BackendWire;
  readonly api: BackendApi;
  readonly failures: FailureLog;
}

interface PageAddress {
  readonly locale: string;
  readonly address: string;
  /** The embedding frame; null for a standalone page. */
  readonly frame: EmbedFrame | null;
}

const preferenceCookies = ["tl_theme", "tl_odds", "tl_density", "tl_keys", "tl_zone", "tl_live"];
const maxCachedAddressLength = 1_000;
const refusedFrame =
  "<!doctype html><html lang=en><meta charset=utf-8><title>Not allowed here</title><p>This site may not show the sportsbook: its origin is not among EMBED_PARENTS.</p></html>";

/** Answers page requests: resolves the locale, renders the page or takes it from the cache, and sends it with a new nonce. */
export function createPageHandler({
  environment,
  renderer,
  site,
  backend,
  api,
  failures,
}: HandlerOptions): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const pages = createPageCache<FinishedPage>({ isBrief: ({ type }) => type === "unavailable" });
  const answers = createAnswerCache();
  const readOrigins = createContentOrigins(api, { images: environment.imageOrigins, report: failures.report });
  const { bareLocale, rtlView, publicOrigin, isIndexed, socketsOrigin } = environment;
  let hasEverAnswered = false;
  const sessionCookie = (frame: EmbedFrame | null): string =>
    environment.sessionCookie ?? `${environment.isSecure ? "__Host-" : ""}${frame === null ? "sb" : "sbe"}`;

  const isFirstVisit = (cookies: ReadonlyMap<string, string>): boolean => cookies.get(stylesCookie) !== site.style.version;

  async function render(request: FastifyRequest, { locale, address, frame }: PageAddress): Promise<FinishedPage> {
    const cookies = parseCookies(request.headers.cookie);
    const hasSession = cookies.has(sessionCookie(frame));
    const { renderPage } = await renderer.load();
    const country = visitorCountry(request.headers, environment.access);
    const { countryHeader } = environment.access;
    let [isUnavailable, hasAnswer, isBlocked] = [false, false, false];
    const ports = createServerPorts({
      wire: backend.wire,
      countryHeaders: country === null || countryHeader === null ? {} : { [countryHeader]: country },
      backendOrigin: environment.backendOrigin,
      cache: answers,
      cookies,
      cookieHeader: hasSession ? (request.headers.cookie ?? null) : null,
      isEmbedded: frame !== null,
      callerAddress: request.ip,
      report: failures.report,
      // The operator has closed the country since this server started.
      onBlocked: () => void (isBlocked = true),
      onCall(isAnswered) {
        isUnavailable ||= !isAnswered;
        hasAnswer ||= isAnswered;
        hasEverAnswered ||= isAnswered;
        if (isAnswered) failures.answered();
      },
    });
    const result = await inSpan("render page", { values: { "touchline.locale": locale } }, async (span) => {
      const rendered = await renderPage({
        address,
        locale,
        ports,
        hasSession,
        brand: site.brand.pack.name,
        bareLocale,
        rtlView,
        publicOrigin,
      });
      if (rendered.type !== "redirect") span?.set({ "touchline.page": rendered.key });
      return rendered;
    });
    if (isBlocked && country !== null) return { type: "blocked", country };
    if (result.type === "redirect") {
      const to = localizePath(result.path, locale, bareLocale);
      return { type: "redirect", to: frame === null ? to : toEmbedUrl(to, frame), status: result.status };
    }
    const needsAnswers = result.key !== "app_shell" && (result.status === 200 || result.status === 500);
    if (isUnavailable && !hasAnswer && needsAnswers) return { type: "unavailable" };
    const status = isUnavailable && result.status === 500 ? 503 : result.status;
    const { isZoomable, logo, favicon } = await readOrigins();
    const html = toDocument({
      page: result,
      assets: renderer.assets,
      site,
      backend,
      environment,
      locale,
      address,
      isZoomable,
      logo,
      favicon,
      frame,
      isFirstVisit: isFirstVisit(cookies),
    });
    return { type: "document", document: await finishDocument(status, html) };
  }

  async function find(request: FastifyRequest, place: PageAddress): Promise<FinishedPage> {
    const cookies = parseCookies(request.headers.cookie);
    if (cookies.has(sessionCookie(place.frame)) || place.address.length > maxCachedAddressLength) return render(request, place);
    const country = visitorCountry(request.headers, environment.access) ?? "";
    const { parent = "", layout = "" } = place.frame ?? {};
    const preferences = preferenceCookies.map((name) => cookies.get(name) ?? "");
    const key = [place.locale, place.address, country, parent, layout, String(isFirstVisit(cookies)), ...preferences].join("\n");
    return pages.get(key, async () => render(request, place));
  }

  async function sendNotice(
    request: FastifyRequest,
    reply: FastifyReply,
    { page, frame, locale, nonce }: Pick<PageAddress, "frame" | "locale"> & { readonly page: Notice; readonly nonce: string },
  ) {
    const { readText } = await renderer.load();
    const text = await readText(locale, site.brand.pack.name);
    const context = { site, locale, text, theme: parseCookies(request.headers.cookie).get("tl_theme"), rtlView, nonce };
    const html =
      page.type === "unavailable"
        ? unavailablePage({ ...context, isStarting: !hasEverAnswered })
        : blockedPage(context, { country: page.country, parent: frame?.parent ?? null });
    return reply.header("cache-control", "no-store").send(html);
  }

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    page: FinishedPage,
    { frame, locale }: Pick<PageAddress, "frame" | "locale">,
  ): Promise<FastifyReply> {
    if (page.type === "redirect") return reply.redirect(page.to, page.status);
    const configured = await readOrigins();
    const sockets = socketsOrigin === null ? [] : [socketsOrigin.replace(/^http/u, "ws")];
    const origins = {
      ...configured,
      connect: [...configured.connect, ...sockets],
      images: [...new Set([...configured.images, ...backend.wire.pictureOrigins()])],
    };
    const nonce = randomBytes(16).toString("base64");
    const status = page.type === "unavailable" ? 503 : page.type === "blocked" ? 403 : page.document.status;
    if (!isIndexed || frame !== null) void reply.header("x-robots-tag", "noindex");
    if (status === 503) void reply.header("retry-after", String(retryAfterSeconds));
    void reply
      .code(status)
      .type("text/html; charset=utf-8")
      .header("vary", "Accept-Encoding, Cookie")
      .header("reporting-endpoints", 'csp="/csp-report"')
      .header(
        "content-security-policy",
        contentSecurityPolicy(nonce, {
          isDevelopment: environment.isDevelopment,
          origins,
          host: request.hostname,
          parent: frame?.parent ?? null,
        }),
      );
    if (page.type !== "document") return sendNotice(request, reply, { page, frame, locale, nonce });
    const isCompressed = /\bgzip\b/u.test(String(request.headers["accept-encoding"] ?? ""));
    if (isCompressed) void reply.header("content-encoding", "gzip");
    return reply.header("cache-control", "private, no-cache").send(isCompressed ? page.document.gzip(nonce) : page.document.plain(nonce));
  }

  /** Redirects an address without a locale to the visitor's locale if the page exists, else answers not found. */
  async function answerBare(request: FastifyRequest, reply: FastifyReply, place: PageAddress): Promise<FastifyReply> {
    const page = await find(request, place).catch((error: unknown): FinishedPage => {
      failures.report(error);
      return { type: "unavailable" };
    });
    if (page.type === "document" && (page.document.status === 404 || page.document.status === 410))
      return sendPage(request, reply, page, place);
    const { locale, address, frame } = place;
    const to = localizePath(address, locale, bareLocale);
    void reply.header("vary", "Accept-Language");
    if (page.type === "redirect") return reply.redirect(page.to, 307);
    return reply.redirect(frame === null ? to : toEmbedUrl(to, frame), 307);
  }

  return async (request, reply) => {
    const asked = readEmbedRequest(request, environment.parents);
    if (asked.type === "moved") return reply.redirect(asked.to, 307);
    if (asked.type === "refused") return reply.code(403).type("text/html; charset=utf-8").send(refusedFrame);
    const frame = asked.type === "embedded" ? asked.frame : null;
    const place = readLocale(asked.type === "embedded" ? asked.url : request.url, {
      locales: environment.locales,
      bareLocale,
      acceptLanguage: request.headers["accept-language"],
    });
    if (place.type === "redirect") {
      if (place.status === 307) void reply.header("vary", "Accept-Language");
      return reply.redirect(frame === null ? place.to : toEmbedUrl(place.to, frame), place.status);
    }
    const country = visitorCountry(request.headers, environment.access);
    if (isSiteBlocked(country, environment.access)) return sendPage(request, reply, { type: "blocked", country }, { ...place, frame });
    if (place.type === "bare") return answerBare(request, reply, { ...place, frame });
    try {
      const hasSession = parseCookies(request.headers.cookie).has(sessionCookie(frame));
      const verdict = await judgeVisitor(
        {
          address: place.address,
          sessionCookies: hasSession ? (request.headers.cookie ?? null) : null,
        },
        { ...environment, api },
      );
      if (verdict.type === "redirect") return reply.header("cache-control", "no-store").redirect(verdict.to, 302);
      const cookies = affiliateCookies(request.url, environment);
      if (cookies.length > 0) void reply.header("set-cookie", [...cookies]);
      return await sendPage(request, reply, await find(request, { ...place, frame }), { ...place, frame });
    } catch (error) {
      failures.report(error);
      return sendPage(request, reply, await render(request, { locale: place.locale, address: "/500", frame }), { ...place, frame });
    }
  };
}
