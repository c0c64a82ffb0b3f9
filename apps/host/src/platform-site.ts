import proxy from "@fastify/http-proxy";
import { requestRefusal, withCaller, withoutSchemas, type Caller, type IsTrustedProxy } from "@touchline/domain";
import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { addCashierRoutes } from "./cashier/cashier-routes.ts";
import { addFrameRoutes } from "./frame-routes.ts";
import { outboxContent, readOutbox } from "./outbox.ts";
import { homePage, page, sendPage } from "./pages.ts";

interface PlatformOptions {
  /** Public origin of the sportsbook. */
  readonly sportsbookOrigin: string;
  /** Origin of the realtime server; `{host}` stands for the host of the page. */
  readonly realtimeOrigin: string;
  /** Origin of the backend, which serves the platform API. */
  readonly backendOrigin: string;
  /** Whether pages show the demo player's password. */
  readonly hasDemoPlayers: boolean;
  /** Whether to trust the forwarding headers from an address. */
  readonly isTrustedProxy: IsTrustedProxy;
  /** The flag `rtl_view`: whether right-to-left languages are laid out right to left. */
  readonly rtlView: boolean;
  /** Secret and brand for signing players into the frame (docs/embed). */
  readonly embed: { readonly secret: string; readonly brand: string };
}

function policyFor(brandOrigin: string): readonly string[] {
  return [
    "default-src 'none'",
    `style-src 'unsafe-inline' ${brandOrigin}`,
    `font-src ${brandOrigin}`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
}

function callerOf({ ip, host, protocol, headers }: Pick<FastifyRequest, "ip" | "host" | "protocol" | "headers">): Caller {
  return { address: ip, host, namedHost: headers.host ?? "", protocol };
}

/** Refuses malformed requests before they reach a route. */
function refuseOddRequests(site: FastifyInstance): void {
  site.addHook("onRequest", async ({ raw }, reply) => {
    const status = requestRefusal(raw);
    if (status === null) return;
    if (status === 405) void reply.header("allow", "GET, HEAD, POST");
    return reply.code(status).header("connection", "close").send();
  });
}

/**
 * The demo platform: a home page, a cashier and pages with the sportsbook in a frame. Stores nothing; the backend holds players and money.
 */
export function createPlatformSite({
  sportsbookOrigin,
  realtimeOrigin,
  backendOrigin,
  isTrustedProxy,
  rtlView,
  hasDemoPlayers,
  embed,
}: PlatformOptions): FastifyInstance {
  const policy = policyFor(new URL(sportsbookOrigin).origin);
  const home = homePage({ sportsbookOrigin, hasDemoPlayers });
  const site = fastify({
    ...withoutSchemas,
    logger: false,
    trustProxy: (address) => isTrustedProxy(address),
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    http: { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 },
  });
  refuseOddRequests(site);
  for (const prefix of ["/platform/api", "/api/v2/websocket"]) {
    void site.register(proxy, {
      upstream: backendOrigin,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        // The backend trusts forwarding headers from this machine, so the caller's own are replaced.
        rewriteRequestHeaders: (request, headers) => withCaller(headers, callerOf(request)),
        rewriteHeaders: ({ connection: _connection, "keep-alive": _keepAlive, ...headers }) => headers,
      },
    });
  }
  site.get("/", (_request, reply) => sendPage(reply, home, policy));
  addFrameRoutes(site, { sportsbookOrigin, backendOrigin, hasDemoPlayers, ...embed });
  site.get("/livez", (_request, reply) => reply.send({ status: "ok" }));
  addCashierRoutes(site, { sportsbookOrigin, realtimeOrigin, backendOrigin, rtlView });
  site.get("/outbox", async (request, reply) => {
    const mails = await readOutbox(backendOrigin, callerOf(request));
    if (mails === null) return sendPage(reply.code(404), home, policy);
    return sendPage(reply, page("Outbox, demo platform", outboxContent(mails), sportsbookOrigin), policy);
  });
  site.setNotFoundHandler((_request, reply) => sendPage(reply.code(404), home, policy));
  return site;
}
