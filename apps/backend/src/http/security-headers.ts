import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Writes the headers of every API reply; a route may replace any of them. */
export type WriteSecurityHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

export function createSecurityHeaders(options: { readonly isSecure: boolean }): WriteSecurityHeaders {
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

/** Writes them on every reply; what the framework refuses before its hooks run must call `write` itself. */
export function addSecurityHeaders(app: FastifyInstance, write: WriteSecurityHeaders): void {
  app.addHook("onRequest", async (request, reply) => write(request, reply));
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("cache-control")) void reply.header("cache-control", "no-cache");
    if (!reply.hasHeader("vary")) void reply.header("vary", "Accept-Language, Cookie");
  });
}
