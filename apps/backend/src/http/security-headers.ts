import type { FastifyInstance } from "fastify";

/** Headers of every API reply; a route may replace any of them. */
export function addSecurityHeaders(app: FastifyInstance, options: { readonly isSecure: boolean }): void {
  const headers: Readonly<Record<string, string>> = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-site",
    "origin-agent-cluster": "?1",
    ...(options.isSecure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
    for (const [name, value] of Object.entries(headers)) void reply.header(name, value);
  });
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("cache-control")) void reply.header("cache-control", "no-cache");
    void reply.header("vary", "Accept-Language, Cookie");
  });
}
