import type { EndpointShape } from "@touchline/contract/endpoint";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendRefusal } from "../../error-reply.ts";
import { isLocalCaller } from "../../request-origin.ts";
import { isEqualInConstantTime, passwordOf } from "./operator-page.ts";
import { referencePage } from "../../reference/reference-page.ts";
import type { Metrics } from "../../metrics.ts";
import type { MetricsAccess, RouteServices } from "../../services.ts";

/** Metrics are readable with the token or from this machine. In production, requests through the web server need the token, as they may come from anywhere. */
function mayReadMetrics(request: FastifyRequest, { access, token, isProduction }: MetricsAccess): boolean {
  if (access === "open" || (token !== "" && isEqualInConstantTime(passwordOf(request.headers.authorization), token))) return true;
  const isForwarded = request.headers["x-forwarded-for"] !== undefined || request.headers["x-forwarded-host"] !== undefined;
  return isLocalCaller(request) && !(isProduction && isForwarded);
}

/** `/metrics`, for those who may read it. */
export function addMetricsRoute(app: FastifyInstance, metrics: Pick<Metrics, "registry">, access: MetricsAccess): void {
  app.get("/metrics", async (request, reply) => {
    if (mayReadMetrics(request, access)) return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    return sendRefusal(request, reply, {
      type: "refusal",
      status: 403,
      code: "forbidden",
      message: "Metrics are available on the server's machine, or with METRICS_TOKEN as a bearer token.",
    });
  });
}

/** Version, metrics and the API reference. */
export function addServiceRoutes(
  app: FastifyInstance,
  { settings, metrics, shapes }: Pick<RouteServices, "settings" | "metrics"> & { readonly shapes: readonly EndpointShape[] },
): void {
  const { version } = settings;
  const loadRealtime = async () => import("../../reference/asyncapi-document.ts");
  const documents: Readonly<Record<string, () => Promise<object>>> = {
    "/api/openapi.json": async () => (await import("../../reference/openapi-document.ts")).openApiDocument(shapes, version),
    "/api/asyncapi.json": async () => (await loadRealtime()).asyncApiDocument(version),
    "/api/events.schema.json": async () => (await loadRealtime()).eventsSchema(),
  };
  app.get("/version", async () => ({ name: "touchline", version, node: process.version }));
  addMetricsRoute(app, metrics, settings.metrics);
  for (const [address, create] of Object.entries(documents)) {
    let text: string | null = null; // loaded and written at the first request, so that it costs nothing at start
    app.get(address, async (_request, reply) =>
      reply.type("application/json; charset=utf-8").send((text ??= JSON.stringify(await create()))),
    );
  }
  app.get("/api/docs", async (_request, reply) =>
    reply.type("text/html; charset=utf-8").header("content-security-policy", referencePage.contentSecurityPolicy).send(referencePage.html),
  );
}
