import type { FastifyInstance } from "fastify";

const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;
const longestPath = 1_000;
/** What a header cannot carry. */
const notAscii = /[^\u0021-\u007e]+/gu;

/** Where a payment provider's page returns to (`assets/?redirect=`, spec.md 2): leads on to a path of this site, and nowhere else (trust 3.7.2). */
export function addDepositReturn(app: FastifyInstance): void {
  app.get<{ Querystring: { redirect?: unknown } }>("/assets/", async (request, reply) => {
    const { redirect } = request.query;
    const isOwn = typeof redirect === "string" && redirect.length <= longestPath && ownPath.test(redirect);
    return reply
      .header("cache-control", "no-store")
      .redirect(isOwn ? redirect.toWellFormed().replaceAll(notAscii, encodeURIComponent) : "/", 302);
  });
}
