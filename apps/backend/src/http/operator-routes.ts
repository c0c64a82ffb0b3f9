import type { EndpointShape } from "@touchline/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Metrics } from "./metrics.ts";
import { openApiDocument } from "./reference/openapi-document.ts";
import { referencePage } from "./reference/reference-page.ts";
import type { Services } from "./services.ts";

const staleFeedMs = 30_000;

async function isDatabaseUp({ database }: Services): Promise<boolean> {
  try {
    await sql`select 1`.execute(database);
    return true;
  } catch {
    return false;
  }
}

/** Health, version, metrics and the description of the API (decisions 0b). */
export function addOperatorRoutes(
  app: FastifyInstance,
  options: { readonly services: Services; readonly metrics: Metrics; readonly shapes: readonly EndpointShape[] },
): void {
  const { services, metrics, shapes } = options;
  const document = JSON.stringify(openApiDocument(shapes, services.settings.version));
  app.get("/livez", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const feedAgeMs = services.book.feedAgeMs();
    const database = (await isDatabaseUp(services)) ? "ok" : "failed";
    const feed = feedAgeMs < staleFeedMs ? "ok" : "stale";
    const isReady = database === "ok" && feed === "ok";
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? "ok" : "fail", database, feed, feed_age_ms: Math.round(feedAgeMs) });
  });
  app.get("/version", async () => ({ name: "touchline", version: services.settings.version, node: process.version }));
  app.get("/metrics", async (_request, reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()));
  app.get("/api/openapi.json", async (_request, reply) => reply.type("application/json; charset=utf-8").send(document));
  app.get("/api/docs", async (_request, reply) =>
    reply.type("text/html; charset=utf-8").header("content-security-policy", referencePage.contentSecurityPolicy).send(referencePage.html),
  );
}
