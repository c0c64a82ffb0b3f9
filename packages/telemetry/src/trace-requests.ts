import type { FastifyInstance, FastifyRequest } from "fastify";
import { parseTraceparent } from "./trace-context.ts";
import { isTracing, runWithSpan, startSpan, type OpenSpan } from "./tracing.ts";

/** Requests for health, metrics and static files, which would flood the collector. */
const untraced = /^\/(?:livez|readyz|metrics|version)(?:\?|$)|^\/(?:assets|flags)\//u;

export interface RequestTracing {
  /** The public-facing server: it accepts a caller's trace id, but decides itself whether to sample. */
  readonly isEdge: boolean;
}

/** Records a span for each request, named after its method and route, and makes it the parent of all work done for the request. */
export function traceRequests(app: FastifyInstance, { isEdge }: RequestTracing): void {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook("onRequest", (request, reply, done) => {
    if (untraced.test(request.url)) return done();
    const { method, routeOptions, headers } = request;
    const route = routeOptions.url ?? "";
    const caller = isEdge ? null : parseTraceparent(headers["traceparent"]);
    const span = startSpan(route === "" ? method : `${method} ${route}`, {
      kind: "server",
      // The id of a request is the trace id sent by its caller, or a new one (traceIdOf).
      ...(caller === null ? { traceId: request.id } : { parent: caller }),
      values: { "http.request.method": method, ...(route === "" ? {} : { "http.route": route }) },
    });
    if (span === null) return done();
    spans.set(request, span);
    reply.raw.once("close", () => spans.get(request)?.end());
    runWithSpan(span, done);
  });
  // Reading a body loses the span, because its events run in the socket's context.
  app.addHook("preValidation", (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else runWithSpan(span, done);
  });
  app.addHook("onResponse", async (request, reply) => {
    const span = spans.get(request);
    if (span === undefined) return;
    span.set({ "http.response.status_code": reply.statusCode });
    if (reply.statusCode >= 500) span.fail(String(reply.statusCode));
    span.end();
    spans.delete(request);
  });
}
