import { randomUUID } from "node:crypto";
import proxy from "@fastify/http-proxy";
import { requestRefusal, withCaller, type Caller, type IsTrustedProxy } from "@touchline/domain";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { addCashierRoutes } from "./cashier/add-cashier-routes.ts";
import { addFramePages } from "./frame/add-frame-pages.ts";
import { outboxContent } from "./outbox/outbox-page.ts";
import { readOutbox } from "./outbox/read-outbox.ts";
import { homePage, page } from "./pages.ts";

interface PlatformOptions {
  /** Where players reach the sportsbook. */
  readonly sportsbookOrigin: string;
  /** Where this site's calls of the platform API are answered. */
  readonly backendOrigin: string;
  /** Whether pages name the demo players and their password. */
  readonly hasDemoPlayers: boolean;
  /** Whose forwarding headers count. */
  readonly isTrustedProxy: IsTrustedProxy;
  /** Whether the cashier is written right to left where its language is (the flag `rtl_view`). */
  readonly rtlView: boolean;
  /** The frame's secret and brand, for this site's own codes (docs/embed). */
  readonly embed: { readonly secret: string; readonly brand: string };
}

function sendPage(reply: FastifyReply, html: string, nonce = randomUUID()): FastifyReply {
  return reply
    .headers({
      "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cache-control": "no-store",
    })
    .type("text/html")
    .send(html);
}

function callerOf({ ip, host, protocol, headers }: Pick<FastifyRequest, "ip" | "host" | "protocol" | "headers">): Caller {
  return { address: ip, host, namedHost: headers.host ?? "", protocol };
}

/** Answers requests that no client of this site sends before any route sees them. */
function refuseOddRequests(site: FastifyInstance): void {
  site.addHook("onRequest", async ({ raw }, reply) => {
    const status = requestRefusal(raw);
    if (status === null) return;
    if (status === 405) void reply.header("allow", "GET, HEAD, POST");
    return reply.code(status).header("connection", "close").send();
  });
}

/** The demo platform: a home page and a cashier beside the sportsbook. It keeps no data; money is the backend's. */
export function createPlatformSite({
  sportsbookOrigin,
  backendOrigin,
  isTrustedProxy,
  rtlView,
  hasDemoPlayers,
  embed,
}: PlatformOptions): FastifyInstance {
  const home = homePage({ sportsbookOrigin, hasDemoPlayers });
  const site = fastify({
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
        // The backend trusts this machine: what a caller says of its own address must not get through.
        rewriteRequestHeaders: (request, headers) => withCaller(headers, callerOf(request)),
        rewriteHeaders: ({ connection: _connection, "keep-alive": _keepAlive, ...headers }) => headers,
      },
    });
  }
  site.get("/", (_request, reply) => sendPage(reply, home));
  addFramePages(site, { sportsbookOrigin, backendOrigin, hasDemoPlayers, ...embed });
  site.get("/livez", (_request, reply) => reply.send({ status: "ok" }));
  addCashierRoutes(site, { sportsbookOrigin, backendOrigin, rtlView });
  site.get("/outbox", async (request, reply) => {
    const mails = await readOutbox(backendOrigin, callerOf(request));
    if (mails === null) return sendPage(reply.code(404), home);
    return sendPage(reply.header("referrer-policy", "no-referrer"), page("Outbox, demo platform", outboxContent(mails)));
  });
  site.setNotFoundHandler((_request, reply) => sendPage(reply.code(404), home));
  return site;
}
