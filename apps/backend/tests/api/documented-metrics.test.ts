import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fastify } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createMetrics, observeLeadership, observeRealtime, observeRequests } from "../../src/http/metrics.ts";
import { observePricing } from "../../src/http/pricing-metrics.ts";
import { observeProcess } from "../../src/http/process-metrics.ts";
import { observeShared } from "../../src/http/redis-metrics.ts";
import { openRealtime } from "../../src/main/open-realtime.ts";
import { readSettings } from "../../src/platform/settings/read-settings.ts";
import type { Realtime } from "../../src/realtime/realtime.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");

let server: TestServer;

function openRealtimeOf(kind: string): Realtime {
  const read = readSettings({
    REALTIME: kind,
    TOKEN_SECRET: "a-secret-of-the-tests-that-is-long-enough",
    CENTRIFUGO_API_URL: "http://127.0.0.1:1/api",
    CENTRIFUGO_API_KEY: "the-key-of-the-tests",
    CENTRIFUGO_PROXY_SECRET: "the-proxy-of-the-tests",
  });
  if (read.type === "invalid") throw new Error(read.problems.map(({ message }) => message).join(" "));
  return openRealtime(read.settings, { onError: () => undefined, say: () => undefined });
}
/** Names of the metrics that the servers export, including those that only some roles have. */
let exported: ReadonlySet<string>;

beforeAll(async () => {
  server = await startTestServer();
  const { database, jobs } = server.services;
  const texts: string[] = [];
  const metrics = createMetrics(() => 0, jobs);
  observeProcess(metrics, { role: "trading", instance: "trading-1" }, database);
  observePricing(metrics.registry, { events: { onSnapshot: () => undefined }, prices: { ageMs: () => 0, queued: () => 0 } });
  observeLeadership(metrics, () => ({ isLeading: true, epoch: 1n, changes: 1 }));
  observeShared(metrics.registry, {
    redis: () => ({ ready: 1, wanted: 1, losses: 0 }),
    prices: () => ({ ageMs: 0, isLoaded: true, loads: 0, snapshots: 0, bytes: 0 }),
  });
  for (const realtime of [openRealtimeOf("embedded"), openRealtimeOf("centrifugo")]) {
    const other = createMetrics(() => 0, jobs);
    observeRealtime(other, realtime.stats);
    texts.push(await other.registry.metrics());
  }
  observeRequests(fastify(), metrics);
  const asked = await (await fetch(`${server.origin}/metrics`)).text();
  const text = [asked, await metrics.registry.metrics(), ...texts].join("\n");
  exported = new Set([...text.matchAll(/^# TYPE (\S+)/gmu)].map(([, name = ""]) => name));
});
afterAll(() => server.close());

describe("docs/operations/metrics.md", () => {
  it("lists every metric of the servers, and no other", () => {
    const listed = [...read("docs/operations/metrics.md").matchAll(/^\| `(touchline_\w+)`/gmu)].map(([, name = ""]) => name);
    expect(listed.toSorted()).toEqual([...exported].filter((name) => name.startsWith("touchline_")).toSorted());
  });

  it("names metrics in the source code that are all exported", () => {
    const sources = readdirSync(join(root, "apps/backend/src"), { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".ts"),
    );
    const named = sources.flatMap((name) =>
      [...read(`apps/backend/src/${name}`).matchAll(/name: "(touchline_\w+)"/gu)].map(([, metric = ""]) => metric),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((metric) => !exported.has(metric))).toEqual([]);
  });
});

it("every series is labelled with the role and the name of its process", async () => {
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  const series = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  expect(series.filter((line) => !line.includes('role="all"') || !line.includes('instance="test"'))).toEqual([]);
});

/** Metrics of Prometheus itself. */
const builtIn: ReadonlySet<string> = new Set(["up"]);
const words = /\b(?:touchline|nodejs|process)_\w+|\bup\b/gu;

/** The metrics that an expression names; a histogram has three series. */
function metricsOf(expression: string): readonly string[] {
  return [...expression.matchAll(words)].map(([name]) => name.replace(/_(?:bucket|sum|count)$/u, "")).filter((name) => !builtIn.has(name));
}

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}

describe("the alerts", () => {
  const { groups } = parse(read("deploy/prometheus/alerts.yaml")) as { readonly groups: readonly { readonly rules: readonly Rule[] }[] };
  const rules = groups.flatMap(({ rules: own }) => own);

  it("name metrics that exist", () => {
    expect(rules.flatMap(({ alert, expr }) => metricsOf(expr).map((name) => `${alert}: ${name}`)).length).toBeGreaterThan(rules.length - 2);
    expect(rules.flatMap(({ expr }) => metricsOf(expr)).filter((name) => !exported.has(name))).toEqual([]);
  });

  it("have a severity and a summary, and are explained in docs/operations/alerts.md", () => {
    const explained = [...read("docs/operations/alerts.md").matchAll(/^\| `(\w+)`/gmu)].map(([, name = ""]) => name);
    expect(explained.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
    for (const { labels, annotations } of rules)
      expect([labels.severity, annotations.summary]).toEqual([expect.stringMatching(/^(?:page|ticket)$/u), expect.any(String)]);
  });
});

it("the dashboard names metrics that exist", () => {
  const { panels } = JSON.parse(read("deploy/grafana/touchline.json")) as {
    readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
  };
  const named = panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => metricsOf(expr)));
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !exported.has(name))).toEqual([]);
});
