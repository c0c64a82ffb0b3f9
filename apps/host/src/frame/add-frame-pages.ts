import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readClientFiles } from "./client-files.ts";
import { fetchEmbedCode } from "./embed-code.ts";
import { conformancePage, fullHeightPage, simulatorPage, tallPage, type FramePageOptions } from "./frame-pages.ts";

interface FramePagesOptions {
  readonly sportsbookOrigin: string;
  readonly backendOrigin: string;
  readonly hasDemoPlayers: boolean;
  readonly secret: string;
  readonly brand: string;
}

/** The content security policy of a host (docs/embed/host-csp.md): the sportsbook's origin in `script-src`, `frame-src` and `connect-src`. */
function policy({ sportsbookOrigin, nonce }: FramePageOptions, isFrameAllowed: boolean): string {
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `script-src 'self' 'nonce-${nonce}' ${sportsbookOrigin}`,
    `connect-src 'self' ${sportsbookOrigin}`,
    ...(isFrameAllowed ? [`frame-src ${sportsbookOrigin}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Adds the pages that hold the sportsbook in a frame, and the call by which they get codes for their player. */
export function addFramePages(site: FastifyInstance, { sportsbookOrigin, hasDemoPlayers, ...codes }: FramePagesOptions): void {
  const files = readClientFiles();
  function send(reply: FastifyReply, draw: (options: FramePageOptions) => string, isFrameAllowed = true): FastifyReply {
    const options = { sportsbookOrigin, hasDemoPlayers, nonce: randomUUID() };
    return reply
      .headers({
        "content-security-policy": policy(options, isFrameAllowed),
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cache-control": "no-store",
      })
      .type("text/html; charset=utf-8")
      .send(draw(options));
  }
  const fullHeight = (_request: FastifyRequest, reply: FastifyReply): FastifyReply => send(reply, fullHeightPage);
  site.get("/sports", fullHeight);
  site.get("/sports/*", fullHeight);
  site.get("/sports-tall", (_request, reply) => send(reply, tallPage));
  site.get("/simulator", (_request, reply) => send(reply, simulatorPage));
  site.get("/conformance", (_request, reply) => send(reply, conformancePage));
  // What players see where a host forgot `frame-src`, and where the sportsbook is down.
  site.get("/failures/blocked", (_request, reply) => send(reply, fullHeightPage, false));
  site.get<{ Params: { name: string } }>("/client/:name", (request, reply) => {
    const text = files.get(request.params.name);
    if (text === undefined) return reply.code(404).send();
    return reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache").send(text);
  });
  site.post("/embed-code", async (request, reply) => {
    if (request.headers["sec-fetch-site"] !== "same-origin") return reply.code(403).send({ code: "cross_site" });
    const parentOrigin = `${request.protocol}://${request.host}`;
    const code = await fetchEmbedCode({ ...codes }, { cookie: request.headers.cookie ?? "", parentOrigin });
    void reply.header("cache-control", "no-store");
    return code === null ? reply.code(401).send({ code: "signed_out" }) : reply.send({ code });
  });
}
