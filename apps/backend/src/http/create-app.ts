import { fastify, type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import fastifyCookie from "@fastify/cookie";
import { withoutSchemas } from "@touchline/domain";
import { traceIdOf, traceRequests } from "@touchline/telemetry";
import { refuseBlockedCountries } from "./entry-refusals.ts";
import { refuseMalformedRequests, sendError, sendUnknownAddress } from "./error-reply.ts";
import { addHealthRoutes } from "./health.ts";
import { createMetrics, observeRealtime, observeRequests } from "./metrics.ts";
import { observeShared } from "./redis-metrics.ts";
import { observePricing } from "./pricing-metrics.ts";
import { observeProcess } from "./process-metrics.ts";
import { addServiceRoutes } from "./routes/operator/service-routes.ts";
import { type EndpointContext, refuseOtherMethods, registerEndpoint } from "./register-endpoint.ts";
import { createReplyCache } from "./reply-cache.ts";
import { createPricingBudget } from "./routes/pricing-budget.ts";
import { createSchemaCompiler, serializerCompiler } from "./schema-compiler.ts";
import { endpointRoutes, pageRoutes } from "./routes/all-routes.ts";
import type { RouteServices, Services } from "./services.ts";
import { createSessionCookie } from "./session-cookie.ts";

/** Writes the headers of every API reply; a route may replace any of them. */
type WriteSecurityHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

function createSecurityHeaders(options: { readonly isSecure: boolean }): WriteSecurityHeaders {
  const headers: Readonly<Record<string, string>> = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-site",
    "origin-agent-cluster": "?1",
    ...(options.isSecure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
  return (request, reply) => {
    void reply.header("x-request-id", request.id);
    for (const [name, value] of Object.entries(headers)) void reply.header(name, value);
  };
}

/** Adds the headers to every reply. Errors raised before Fastify's hooks run must call `write` themselves. */
function addSecurityHeaders(app: FastifyInstance, write: WriteSecurityHeaders): void {
  app.addHook("onRequest", async (request, reply) => write(request, reply));
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("cache-control")) void reply.header("cache-control", "no-cache");
    if (!reply.hasHeader("vary")) void reply.header("vary", "Accept-Language, Cookie");
  });
}

const bodyLimitBytes = 64 * 1024;
const headersTimeoutMs = 15_000;
const requestTimeoutMs = 30_000;

function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, text, done) => {
    if (text === "") done(null, undefined);
    else void parse(request, text, done);
  });
}

/** The HTTP API: every endpoint of the contract, health, metrics and the reference. */
export async function createApp(services: Services, logger: FastifyBaseLogger): Promise<FastifyInstance> {
  const isSecure = services.settings.isSecure;
  const writeHeaders = createSecurityHeaders({ isSecure });
  const app: FastifyInstance = fastify({
    ...withoutSchemas,
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "trace_id" }),
    trustProxy: (address) => services.settings.isTrustedProxy(address),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs, connectionsCheckingInterval: 2_000 },
    routerOptions: { maxParamLength: 200 },
    genReqId: ({ headers }) => traceIdOf(headers),
    frameworkErrors(error, request, reply) {
      writeHeaders(request, reply);
      void sendError(error, request, reply);
    },
  });
  const metrics = createMetrics(() => services.book.feedAgeMs(), services.jobs);
  observeProcess(metrics, services.settings.process, services.database);
  if (services.realtime !== undefined) observeRealtime(metrics, services.realtime.stats);
  if (services.priced !== undefined) observePricing(metrics.registry, services.priced);
  if (services.shared !== undefined) observeShared(metrics.registry, services.shared);
  const cookie = createSessionCookie({ isSecure });
  const routeServices: RouteServices = { ...services, metrics, cookie, pricing: createPricingBudget(services.book, services.limits) };
  const endpoints = endpointRoutes.flatMap((createRoutes) => createRoutes(routeServices));
  const shapes = endpoints.map((endpoint) => endpoint.shape);
  const context: EndpointContext = { sessions: services.sessions, cookie, cache: createReplyCache(), locales: services.settings.locales };
  await app.register(fastifyCookie);
  app.setValidatorCompiler(createSchemaCompiler());
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(sendUnknownAddress);
  readJsonBodies(app);
  traceRequests(app, { isEdge: false });
  addSecurityHeaders(app, writeHeaders);
  observeRequests(app, metrics);
  refuseMalformedRequests(app);
  addHealthRoutes(app, services.health);
  refuseBlockedCountries(app, { ...services, rules: services.settings.players, cookie });
  for (const endpoint of endpoints) registerEndpoint(app, endpoint, context);
  refuseOtherMethods(app, shapes);
  for (const addRoutes of pageRoutes) await addRoutes(app, routeServices);
  addServiceRoutes(app, { ...routeServices, shapes });
  return app;
}
