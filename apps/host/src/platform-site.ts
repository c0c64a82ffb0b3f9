import proxy from "@fastify/http-proxy";
import fastify, { type FastifyInstance } from "fastify";
import { homePage, walletPage } from "./pages.ts";

interface PlatformOptions {
  /** Where players reach the sportsbook. */
  readonly sportsbookOrigin: string;
  /** Where this site's calls of the platform API are answered. */
  readonly backendOrigin: string;
}

const securityHeaders = {
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
} as const;

/** The demo platform: a home page and wallet pages beside the sportsbook. It keeps no data; money is the backend's. */
export function createPlatformSite({ sportsbookOrigin, backendOrigin }: PlatformOptions): FastifyInstance {
  const site = fastify({ logger: false });
  void site.register(proxy, { upstream: backendOrigin, prefix: "/platform/api", rewritePrefix: "/platform/api" });
  site.addHook("onSend", (request, reply, payload, done) => {
    if (!request.url.startsWith("/platform/api")) reply.headers(securityHeaders);
    done(null, payload);
  });
  site.get("/", (_request, reply) => reply.type("text/html").send(homePage(sportsbookOrigin)));
  site.get("/livez", (_request, reply) => reply.send({ ok: true }));
  site.get("/profile/wallet/deposit", (_request, reply) => reply.type("text/html").send(walletPage(sportsbookOrigin)));
  site.setNotFoundHandler((_request, reply) => reply.code(404).type("text/html").send(homePage(sportsbookOrigin)));
  return site;
}
