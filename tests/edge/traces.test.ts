import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient, type Client } from "../../apps/backend/tests/support/client.ts";
import { betOn } from "../../apps/backend/tests/support/bets.ts";
import { startTestServer, type TestServer } from "../../apps/backend/tests/support/test-server.ts";
import { developmentAssets } from "../../apps/web/src/server/document/page-assets.ts";
import { readEnvironment } from "../../apps/web/src/server/environment.ts";
import type { PageRenderer } from "../../apps/web/src/server/pages/page-renderer.ts";
import { createWebServer } from "../../apps/web/src/server/web-server.ts";
import { openTelemetry, type Telemetry } from "../../packages/telemetry/src/open-telemetry.ts";

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
}

const spans: Span[] = [];
let collector: Server;
let telemetry: Telemetry;
let backend: TestServer;
let web: Awaited<ReturnType<typeof createWebServer>>;
let page: Client;

/** Receives spans as JSON, like an OpenTelemetry collector. */
function startCollector(): Promise<Server> {
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      const body = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      for (const { scopeSpans } of body.resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

/** Reads the sports and redirects: pages need a build, their calls do not. */
const renderer = {
  assets: { ...developmentAssets(), styles: [] },
  load: async () => ({
    renderPage: async ({ ports }: { ports: { http: (call: object) => Promise<unknown> } }) => {
      await ports.http({ method: "GET", path: "/api/v2/sports", headers: {}, body: null, timeoutMs: 5_000 });
      return { type: "redirect", path: "/", status: 302 };
    },
  }),
} as unknown as PageRenderer; // the server calls no other function of it

beforeAll(async () => {
  collector = await startCollector();
  telemetry = await openTelemetry({
    endpoint: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    sampler: "parentbased_always_on",
    ratio: 1,
    serviceName: "touchline-test",
    instance: "test",
  });
  backend = await startTestServer({ log: (line) => void lines.push(line) });
  const environment = readEnvironment({ BACKEND_ORIGIN: backend.origin, WIRE_DIALECT: "touchline", PORT: "0", LOG_LEVEL: "silent" }, []);
  web = await createWebServer(environment, { renderer });
  await web.listen({ port: 0, host: "127.0.0.1" });
  page = createClient(`http://127.0.0.1:${(web.server.address() as AddressInfo).port}`);
  await page.post("/platform/api/player/sign-in", { email: "demo@touchline.test", password: "demo-pass-1" });
});
afterAll(async () => {
  await web.close();
  await backend.close();
  await telemetry.stop();
  collector.close();
});

const lines: string[] = [];

/** The names of a span and its parents, outermost first. */
function pathOf(span: Span): readonly string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent === undefined ? [span.name] : [...pathOf(parent), span.name];
}

const traceOf = (traceId: string): readonly Span[] => spans.filter((span) => span.traceId === traceId);

describe("the trace of a bet", () => {
  const key = randomUUID();
  const traceId = key.replaceAll("-", "");

  it("leads from the page through the web server, the API and the database to the publication", async () => {
    const traceparent = `00-${traceId}-${traceId.slice(16)}-01`;
    const reply = await page.post(
      "/api/v2/bets",
      { meta: { device_id: "d" }, bets: [betOn([1])] },
      { "idempotency-key": key, traceparent },
    );
    expect([reply.status, reply.headers.get("x-request-id")]).toEqual([200, traceId]);
    await expect.poll(() => backend.published.length).toBeGreaterThan(0);
    const isPublished = (): boolean => traceOf(traceId).some(({ name }) => name === "publish");
    await expect.poll(isPublished, { timeout: 15_000 }).toBe(true);
    const paths = traceOf(traceId).map((span) => pathOf(span).join(" > "));
    const api = "POST /api/* > POST /api/v2/bets";
    expect(paths).toEqual(expect.arrayContaining([api, `${api} > select place_bets`, `${api} > deliver message > publish`]));
    expect(paths).not.toContain(`${api} > select outbox`);
    // The page is the first of the trace and exports nothing, so exactly one span has no parent.
    expect(traceOf(traceId).filter(({ parentSpanId }) => parentSpanId === undefined || parentSpanId === "").length).toBe(1);
  });

  it("contains no name, address, amount or statement", () => {
    const values = JSON.stringify(traceOf(traceId).map(({ name, attributes }) => [name, attributes]));
    expect(values).not.toMatch(/demo@|touchline\.test|\$1|1000|stake|values \(/iu);
  });

  it("has the id that is in the log and in the error reply of the same request", async () => {
    const { schema } = backend.services.database;
    await schema.alterTable("favourites").renameTo("favourites_away").execute();
    const failed = await page.get<{ readonly request_id: string }>("/api/v2/favourites/sports");
    await schema.alterTable("favourites_away").renameTo("favourites").execute();
    expect(failed.body.request_id).toMatch(/^[0-9a-f]{32}$/u);
    const logged = lines.map((line) => JSON.parse(line) as { readonly trace_id?: string; readonly msg: string });
    expect(logged.find(({ msg }) => msg === "request failed")?.trace_id).toBe(failed.body.request_id);
  });
});

describe("the trace of a page", () => {
  it("contains its rendering and the calls that it waits for", async () => {
    await page.get("/en/sports");
    const isComplete = (): boolean => spans.some((span) => pathOf(span).join(" > ").endsWith("GET /api/v2/sports"));
    await expect.poll(isComplete, { timeout: 15_000 }).toBe(true);
    const call = spans.find((span) => pathOf(span).join(" > ").endsWith("GET /api/v2/sports"))!;
    expect(pathOf(call)).toEqual(["GET /*", "render page", "call GET", "GET /api/v2/sports"]);
  });
});

describe("an invalid trace id of a caller", () => {
  it.each([
    ["it is empty", ""],
    ["it is too short", "00-0-0-01"],
    ["it has no trace", `00-${"0".repeat(32)}-${"1".repeat(16)}-01`],
    ["its version is not allowed", `ff-${"1".repeat(32)}-${"1".repeat(16)}-01`],
    ["it is long", "x".repeat(5_000)],
  ])("is replaced when %s", async (_case, traceparent) => {
    const reply = await page.get("/api/v2/sports", { traceparent });
    expect(reply.status).toBe(200);
    expect(reply.headers.get("x-request-id")).toMatch(/^(?!0{32}|1{32})[0-9a-f]{32}$/u);
  });
});
