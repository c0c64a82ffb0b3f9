import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** Figures for operators, in Prometheus' text form. */
export interface Metrics {
  readonly registry: Registry;
  readonly placements: Counter<"outcome">;
}

export function createMetrics(feedAgeMs: () => number): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const age: Gauge = new Gauge({
    name: "touchline_feed_age_seconds",
    help: "Seconds since the feed last advanced.",
    registers: [registry],
    collect: () => {
      age.set(feedAgeMs() / 1000);
    },
  });
  return {
    registry,
    placements: new Counter({
      name: "touchline_placements_total",
      help: "Placement attempts by outcome.",
      labelNames: ["outcome"],
      registers: [registry],
    }),
  };
}

/** Measures every request by its route. */
export function observeRequests(app: FastifyInstance, { registry }: Metrics): void {
  const duration = new Histogram({
    name: "touchline_http_request_duration_seconds",
    help: "Time to answer, by route and status.",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? "unknown", status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
}
