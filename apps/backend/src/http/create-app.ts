import { randomUUID } from "node:crypto";
import fastifyCookie from "@fastify/cookie";
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { addFramePages } from "../providers/pages/add-frame-pages.ts";
import { addSupportChat } from "../support/add-support-chat.ts";
import { closeCountries } from "./entry-refusals.ts";
import { refuseOddRequests, sendError, sendUnknownAddress } from "./error-reply.ts";
import { addHealthRoutes } from "./health.ts";
import { addImageRoute } from "./image-route.ts";
import { createMetrics, observeRealtime, observeRequests, type Metrics } from "./metrics.ts";
import { addChatReportRoutes } from "./operator/chat-report-routes.ts";
import { addDeadLetterRoutes } from "./operator/dead-letter-routes.ts";
import { addNoticeRoutes } from "./operator/notice-routes.ts";
import { addReportRoutes } from "./operator/report-routes.ts";
import { addOperatorRoutes } from "./operator-routes.ts";
import { refuseOtherMethods, registerEndpoint, type EndpointContext } from "./register-endpoint.ts";
import { createReplyCache } from "./reply-cache.ts";
import { bonusRoutes } from "./routes/betting/bonus-routes.ts";
import { jackpotRoutes } from "./routes/betting/jackpot-routes.ts";
import { addOutbox } from "./outbox-route.ts";
import { accessRoutes } from "./routes/player/access-routes.ts";
import { betRoutes } from "./routes/betting/bet-routes.ts";
import { customBetRoutes } from "./routes/betting/custom-bet-routes.ts";
import { chatRoutes } from "./routes/messages/chat-routes.ts";
import { shareRoutes } from "./routes/betting/share-routes.ts";
import { cashoutRoutes } from "./routes/betting/cashout-routes.ts";
import { catalogRoutes } from "./routes/sport/catalog-routes.ts";
import { standingsRoutes } from "./routes/sport/standings-routes.ts";
import { embedRoutes } from "./routes/site/embed-routes.ts";
import { favouriteRoutes } from "./routes/sport/favourite-routes.ts";
import { matchRoutes } from "./routes/sport/match-routes.ts";
import { notificationRoutes } from "./routes/messages/notification-routes.ts";
import { limitRoutes } from "./routes/player/limit-routes.ts";
import { paymentRoutes } from "./routes/player/payment-routes.ts";
import { playerRoutes } from "./routes/player/player-routes.ts";
import { profileRoutes } from "./routes/player/profile-routes.ts";
import { providerRoutes } from "./routes/site/provider-routes.ts";
import { pushRoutes } from "./routes/messages/push-routes.ts";
import { realtimeRoutes } from "./routes/messages/realtime-routes.ts";
import { settingsRoutes } from "./routes/site/settings-routes.ts";
import { signInRoutes } from "./routes/player/sign-in-routes.ts";
import { streamRoutes } from "./routes/sport/stream-routes.ts";
import { systemRoutes } from "./routes/site/system-routes.ts";
import { voteRoutes } from "./routes/sport/vote-routes.ts";
import { walletRoutes } from "./routes/player/wallet-routes.ts";
import { createPricingBudget } from "./pricing-budget.ts";
import { addSecurityHeaders, createSecurityHeaders } from "./security-headers.ts";
import { createSchemaCompiler } from "./schema-compiler.ts";
import type { Implementation } from "./implementation.ts";
import type { Services } from "./services.ts";
import { createSessionCookie } from "./session-cookie.ts";

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

function implementations(services: Services, metrics: Metrics): readonly Implementation[] {
  const pricing = createPricingBudget(services.book);
  return [
    ...catalogRoutes(services.book),
    ...standingsRoutes(services.book),
    ...matchRoutes({ ...services, pricing }),
    ...settingsRoutes(services),
    ...favouriteRoutes(services.database),
    ...notificationRoutes(services),
    ...pushRoutes(services),
    ...realtimeRoutes(services),
    ...systemRoutes(services),
    ...signInRoutes(services),
    ...accessRoutes(services),
    ...profileRoutes(services),
    ...playerRoutes(services),
    ...paymentRoutes(services),
    ...limitRoutes(services),
    ...betRoutes({ ...services, metrics, pricing }),
    ...bonusRoutes(services),
    ...jackpotRoutes(services),
    ...cashoutRoutes({ ...services, pricing }),
    ...customBetRoutes({ ...services, pricing }),
    ...shareRoutes(services),
    ...voteRoutes(services),
    ...chatRoutes(services),
    ...streamRoutes(services),
    ...providerRoutes(services),
    ...embedRoutes(services),
    ...walletRoutes(services),
  ];
}

/** The HTTP API: every endpoint of the contract, health, metrics and the reference. */
export async function createApp(services: Services, logger: FastifyBaseLogger): Promise<FastifyInstance> {
  const isSecure = services.settings.isSecure;
  const writeHeaders = createSecurityHeaders({ isSecure });
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (address) => services.settings.isTrustedProxy(address),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs, connectionsCheckingInterval: 2_000 },
    routerOptions: { maxParamLength: 200 },
    genReqId: () => randomUUID(),
    frameworkErrors(error, request, reply) {
      writeHeaders(request, reply);
      void sendError(error, request, reply);
    },
  });
  const metrics = createMetrics(() => services.book.feedAgeMs(), services.jobs);
  if (services.realtimeStats !== undefined) observeRealtime(metrics, services.realtimeStats);
  const all = implementations(services, metrics);
  const shapes = all.map((implementation) => implementation.shape);
  const context: EndpointContext = {
    sessions: services.sessions,
    cookie: createSessionCookie({ isSecure }),
    cache: createReplyCache(),
    locales: services.settings.locales,
  };
  await app.register(fastifyCookie);
  app.setValidatorCompiler(createSchemaCompiler());
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(sendUnknownAddress);
  readJsonBodies(app);
  addSecurityHeaders(app, writeHeaders);
  observeRequests(app, metrics);
  refuseOddRequests(app);
  addHealthRoutes(app, services.health);
  closeCountries(app, { ...services, rules: services.settings.players, cookie: context.cookie });
  for (const implementation of all) registerEndpoint(app, implementation, context);
  refuseOtherMethods(app, shapes);
  addFramePages(app, services);
  await addSupportChat(app, services, context.cookie);
  addReportRoutes(app, services);
  addNoticeRoutes(app, services);
  addChatReportRoutes(app, services);
  addDeadLetterRoutes(app, services);
  addOutbox(app, services);
  addImageRoute(app, services.settings.images);
  addOperatorRoutes(app, { services, metrics, shapes });
  return app;
}
