import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import { withoutSchemas } from "@touchline/domain";
import { openTraceId, traceIdOf, traceRequests } from "@touchline/telemetry";
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { pino } from "pino";
import { readSiteBrand } from "./brand/site-brand.ts";
import { addSiteRoutes, createSite } from "./brand/site.ts";
import { addSearchRoutes } from "./endpoints/search-routes.ts";
import { webFolder, type WebEnvironment } from "./environment.ts";
import { addEmbedFiles } from "./endpoints/embed-files.ts";
import { retryAfterSeconds } from "./document/notice-pages.ts";
import { failurePage, failurePolicy } from "./document/failure-page.ts";
import { addDepositReturn } from "./endpoints/deposit-return.ts";
import { createDraining, type Draining } from "./http/draining.ts";
import { createBackendApi } from "./http/backend-api.ts";
import { createFailureLog, isBackendUnavailable } from "./http/failure-log.ts";
import { addAdapterRoute, openBackendWire } from "./http/backend-wire.ts";
import { addForwarding } from "./http/forwarding.ts";
import { refuseUpgrades } from "./http/refuse-upgrades.ts";
import { refusalStatus, refuseOddRequests, serverOptions, type ServerTimeouts } from "./http/odd-requests.ts";
import { createPageHandler } from "./pages/page-handler.ts";
import { createDevelopmentRenderer, loadBuiltRenderer, type PageRenderer } from "./pages/page-renderer.ts";
import { addSecurityHeaders } from "./http/security-headers.ts";
import { addSecurityTxt } from "./endpoints/security-txt.ts";
import { blockCountries } from "./pages/visitor-access.ts";
import { addInitSportsbook } from "./endpoints/init-sportsbook.ts";
import { addWidgetRoutes } from "./endpoints/match-widget.ts";

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Replaces an address that cannot be decoded with that of the not-found page in the same locale. */
function readableAddress(url: string): string {
  const [path = ""] = url.split("?");
  if (isReadable(path)) return url;
  const [, first = ""] = path.split("/");
  return isReadable(first) ? `/${first}/404` : "/404";
}

/** Parts that the process passes in and tests replace. */
interface WebServerParts {
  readonly renderer?: PageRenderer;
  readonly times?: ServerTimeouts;
  readonly draining?: Draining;
}

/** Creates the web server: pages, static files and forwarding to the backend. */
export async function createWebServer(environment: WebEnvironment, parts: WebServerParts = {}): Promise<FastifyInstance> {
  const { draining = createDraining() } = parts;
  const read = readSiteBrand(environment.brand);
  if (read.type === "invalid") throw new Error(`The brand cannot be used.\n  ${read.problems.join("\n  ")}`);
  const logger: FastifyBaseLogger = pino({
    level: process.env["LOG_LEVEL"] ?? "warn",
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["req.headers.cookie", "req.headers.authorization"],
    mixin: () => ({ trace_id: openTraceId() ?? undefined }),
    // The query may contain the token of a mailed link, so only the path is logged.
    serializers: {
      req: ({ method, url }: { readonly method?: string; readonly url?: string }) => ({ method, url: url?.split("?", 1)[0] }),
    },
  });
  const app: FastifyInstance = fastify({
    ...withoutSchemas,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => traceIdOf(headers),
    trustProxy: (address) => environment.isTrustedProxy(address),
    bodyLimit: 64 * 1024,
    ...serverOptions(parts.times),
    rewriteUrl: ({ url = "/" }) => readableAddress(url),
  });
  if (environment.parents.isOpen)
    logger.warn("EMBED_PARENTS holds *: any parent may hand a session over to the frame; leave it out unless you need that");
  const failures = createFailureLog(logger);
  traceRequests(app, { isEdge: true });
  addSecurityHeaders(app, environment);
  draining.watch(app);
  refuseOddRequests(app);
  blockCountries(app, environment.access);
  const renderer = parts.renderer ?? (environment.isDevelopment ? await createDevelopmentRenderer(app) : await loadBuiltRenderer());
  await addForwarding(app, environment.backendOrigin);
  refuseUpgrades(app, environment);
  addDepositReturn(app);
  addSecurityTxt(app, environment);
  if (!environment.isDevelopment) {
    const client = join(webFolder, "dist/client");
    await app.register(fastifyStatic, {
      root: join(client, "assets"),
      prefix: "/assets/",
      preCompressed: true,
      immutable: true,
      maxAge: "365d",
      decorateReply: false,
    });
  }
  const flags = join(dirname(fileURLToPath(import.meta.resolve("flag-icons/package.json"))), "flags/4x3");
  await app.register(fastifyStatic, {
    root: [join(webFolder, "public/flags"), flags],
    prefix: "/flags/",
    maxAge: "7d",
    decorateReply: false,
  });
  await app.register(fastifyStatic, { root: join(webFolder, "public"), prefix: "/", wildcard: false, maxAge: "1h", decorateReply: false });
  const backend = await openBackendWire(environment, {
    name: read.brand.pack.name,
    report: (error) => logger.warn({ err: error }, "a reply of the backend is not as expected"),
  });
  addAdapterRoute(app, backend);
  const site = await createSite({
    brand: read.brand,
    webFolder,
    builtStyles: environment.isDevelopment ? [] : renderer.assets.styles,
    builtWorker: environment.hasWorker ? renderer.assets.worker : null,
  });
  addSiteRoutes(app, site);
  const api = createBackendApi({ backendOrigin: environment.backendOrigin, wire: backend.wire });
  addSearchRoutes(app, environment, { pack: site.brand.pack, api });
  addWidgetRoutes(app, { environment, renderer, site, api });
  addEmbedFiles(app);
  addInitSportsbook(app, { ...environment, report: failures.report });
  const answerPage = createPageHandler({ environment, renderer, site, backend, api, failures });
  app.get("/*", answerPage);
  app.setNotFoundHandler(async (request, reply) =>
    request.method === "GET" || request.method === "HEAD"
      ? answerPage(request, reply)
      : reply.code(405).header("allow", "GET, HEAD").send(),
  );
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = refusalStatus(error);
    if (refusal !== null) return reply.code(refusal).header("cache-control", "no-store").send();
    failures.report(error);
    const isUnavailable = isBackendUnavailable(error);
    if (isUnavailable) void reply.header("retry-after", String(retryAfterSeconds));
    return reply
      .code(isUnavailable ? 503 : 500)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-security-policy", failurePolicy)
      .send(failurePage(request.url));
  });
  return app;
}
