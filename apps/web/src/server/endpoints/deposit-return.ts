import type { FastifyInstance } from "fastify";

const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;
const maxPathLength = 1_000;
const notAscii = /[^\u0021-\u007e]+/gu;

/** The return address for payment providers (`assets/?redirect=`, spec.md 2): redirects to a path of this site only (trust 3.7.2). */
export function addDepositReturn(app: FastifyInstance): void {
  app.get<{ Querystring: { redirect?: unknown } }>("/assets/", async (request, reply) => {
    const { redirect } = request.query;
    const isOwn = typeof redirect === "string" && redirect.length <= maxPathLength && ownPath.test(redirect);
    return reply
      .header("cache-control", "no-store")
      .redirect(isOwn ? redirect.toWellFormed().replaceAll(notAscii, encodeURIComponent) : "/", 302);
  });
}
