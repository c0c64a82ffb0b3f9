import type { FastifyInstance } from "fastify";
import type { RealtimeStats } from "../realtime/realtime.ts";
import type { Jobs } from "../platform/jobs/start-jobs.ts";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** Metrics for operators in Prometheus' text format. */
export interface Metrics {
  readonly registry: Registry;
  readonly placements: Counter<"outcome">;
}

/** The part of background work that metrics read. */
interface JobFigures {
  stats(): ReturnType<Jobs["stats"]>;
  readonly deadLetters: Pick<Jobs["deadLetters"], "countBySource">;
}

/** Runs, failures and queue length of every job, and its dead letters; computed at each scrape. */
function addJobMetrics(registry: Registry, { stats, deadLetters }: JobFigures): void {
  const registers = [registry];
  const runs: Counter<"job"> = new Counter({
    name: "touchline_job_runs_total",
    help: "Runs of background jobs; of a queue, tasks worked on.",
    labelNames: ["job"],
    registers,
    collect() {
      runs.reset();
      for (const { name, counts } of stats()) runs.inc({ job: name }, counts.runs);
    },
  });
  const failures: Counter<"job"> = new Counter({
    name: "touchline_job_failures_total",
    help: "Runs of background jobs that failed; of a queue, tasks that failed.",
    labelNames: ["job"],
    registers,
    collect() {
      failures.reset();
      for (const { name, counts } of stats()) failures.inc({ job: name }, counts.failures);
    },
  });
  const depth: Gauge<"job"> = new Gauge({
    name: "touchline_job_queue_depth",
    help: "Work that waits for a background job; absent while it cannot be counted.",
    labelNames: ["job"],
    registers,
    async collect() {
      const waiting = await Promise.all(
        stats().map(async (job) => ({ job: job.name, count: await Promise.resolve(job.depth()).catch(() => null) })),
      );
      depth.reset();
      for (const { job, count } of waiting) if (count !== null) depth.inc({ job }, count);
    },
  });
  const dead: Gauge<"source"> = new Gauge({
    name: "touchline_dead_letters",
    help: "Work that failed too often and waits for an operator, by its queue.",
    labelNames: ["source"],
    registers,
    async collect() {
      const counts = await deadLetters.countBySource().catch(() => null);
      dead.reset();
      for (const { source, count } of counts ?? []) dead.set({ source }, count);
    },
  });
}

export function createMetrics(feedAgeMs: () => number, jobs: JobFigures): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addJobMetrics(registry, jobs);
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

/** Leadership as this process sees it. */
export interface LeadershipStats {
  readonly isLeading: boolean;
  /** Number of this process's epoch as leader, 0 if it has not led. */
  readonly epoch: bigint;
  /** How often this process has gained leadership. */
  readonly changes: number;
}

/** Exports whether this process leads, read at each scrape. */
export function observeLeadership({ registry }: Metrics, stats: () => LeadershipStats): void {
  const registers = [registry];
  const isLeading: Gauge = new Gauge({
    name: "touchline_leader",
    help: "1 while this process leads: prices, settlement and other background work run in it.",
    registers,
    collect: () => isLeading.set(stats().isLeading ? 1 : 0),
  });
  const epoch: Gauge = new Gauge({
    name: "touchline_leader_epoch",
    help: "Number of the take-over by this process; 0 before it.",
    registers,
    collect: () => epoch.set(Number(stats().epoch)),
  });
  const changes: Counter = new Counter({
    name: "touchline_leader_changes_total",
    help: "How often this process has gained leadership.",
    registers,
    collect() {
      changes.reset();
      changes.inc(stats().changes);
    },
  });
}

const realtimeHelp: Readonly<Record<string, string>> = {
  connections: "Open realtime connections.",
  users: "Players with an open realtime connection.",
  channels: "Realtime channels in memory, or with somebody who listens on Centrifugo.",
  up: "1 while Centrifugo takes publications.",
  publish_queue: "Calls that wait for Centrifugo.",
  publications_total: "Publications on realtime channels.",
  dropped_total: "Publications that nobody could have received.",
  deliveries_total: "Publications sent to a subscriber.",
  refused_total: "Realtime connections that were not let in.",
  publish_failures_total: "Failed batches of calls to Centrifugo, and calls that it refused.",
  lost_total: "Publications that Centrifugo did not take in time.",
  resets_total: "Channels whose readers were told to read their state again.",
};

/** Exports the figures of the realtime server, read at each scrape. */
export function observeRealtime({ registry }: Metrics, stats: () => RealtimeStats): void {
  const helpOf = (key: string): string => realtimeHelp[key] ?? "Figure of the realtime server.";
  const { gauges, counters } = stats();
  for (const key of Object.keys(gauges)) {
    const gauge: Gauge = new Gauge({
      name: `touchline_realtime_${key}`,
      help: helpOf(key),
      registers: [registry],
      collect: () => gauge.set(stats().gauges[key] ?? 0),
    });
  }
  for (const key of Object.keys(counters)) {
    const counter: Counter = new Counter({
      name: `touchline_realtime_${key}`,
      help: helpOf(key),
      registers: [registry],
      collect() {
        counter.reset();
        counter.inc(stats().counters[key] ?? 0);
      },
    });
  }
}

/** Measures every request, labelled by its route. */
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
