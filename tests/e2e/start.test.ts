import { createServer as createHttpServer, type Server } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from "vitest";
import { readEnvironment } from "../../apps/web/src/server/environment.ts";
import { createWebServer } from "../../apps/web/src/server/web-server.ts";
import { freePort } from "../../scripts/launcher/free-port.ts";
import { StartFailure, startProduct } from "./support/start-product.ts";

async function failureOf(environment: Readonly<Record<string, string>>): Promise<StartFailure> {
  const product = await startProduct(environment).catch((error: unknown) => error);
  if (product instanceof StartFailure) return product;
  throw new Error("The product started.", { cause: product });
}

test("invalid settings stop the start with a message that names all of them", async () => {
  const failure = await failureOf({ FEED_SPEED: "abc", PORT: "99999" });
  expect(failure.exitCode).toBe(1);
  expect(failure.message).toContain("FEED_SPEED=abc must be a number from 0.1 to 3600.");
  expect(failure.message).toContain("PORT=99999 ");
});

test("a port in use stops the start and says what to do", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const failure = await failureOf({ PORT: String(port) });
  server.close();
  expect(failure.exitCode).toBe(1);
  expect(failure.message).toContain(`port ${port} is in use. Set PORT to another one`);
});

const host = "127.0.0.1";
const parent = "https://host.example";

/** A backend that answers 404 to every call. */
async function startEmptyBackend(port: number): Promise<Server> {
  const server = createHttpServer((_request, response) => response.writeHead(404, { "content-type": "application/json" }).end("{}"));
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return server;
}

describe("while the backend does not answer", () => {
  let backendPort: number;
  let app: Awaited<ReturnType<typeof createWebServer>>;
  let origin: string;
  let backend: Server | null = null;

  beforeAll(async () => {
    backendPort = await freePort(host);
    app = await createWebServer(
      readEnvironment({ PORT: "0", BACKEND_ORIGIN: `http://${host}:${backendPort}`, EMBED_PARENTS: parent, LOG_LEVEL: "silent" }, []),
    );
    await app.listen({ port: 0, host });
    origin = `http://${host}:${(app.server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    const running = backend;
    backend = null;
    if (running !== null) await new Promise((resolve) => running.close(resolve));
  });
  afterAll(async () => app.close());

  it.each(["/en", "/en/live", "/en/soccer", "/en/results", "/en/about", "/en/users/sign-in", "/en/soccer/a-b-m-7"])(
    "%s says that the site is starting, sends Retry-After, and reloads itself",
    async (path) => {
      const reply = await fetch(`${origin}${path}`);
      expect([reply.status, reply.headers.get("retry-after"), reply.headers.get("cache-control")]).toEqual([503, "3", "no-store"]);
      const page = await reply.text();
      for (const part of ["Touchline is starting", "/styles/broadcast.", "location.reload()"]) expect(page).toContain(part);
      const nonce = /<script nonce="([^"]+)">/u.exec(page)?.[1] ?? "";
      expect(reply.headers.get("content-security-policy")).toContain(`script-src 'nonce-${nonce}'`);
    },
  );

  it("the page uses the visitor's language, theme and direction", async () => {
    const page = await (await fetch(`${origin}/ar/live`, { headers: { cookie: "tl_theme=light" } })).text();
    expect(page).toContain('<html lang="ar" dir="rtl" data-theme="light">');
    expect(page).toContain("Touchline قيد التشغيل");
  });

  it("a frame in an allowed parent shows the page, too", async () => {
    const reply = await fetch(`${origin}/embed/en?parent=${encodeURIComponent(parent)}`);
    expect(reply.status).toBe(503);
    expect(reply.headers.get("content-security-policy")).toContain(`frame-ancestors ${parent}`);
  });

  it("API calls and health checks receive a machine-readable error", async () => {
    for (const path of ["/api/v2/matches", "/platform/api/player", "/readyz"]) {
      const reply = await fetch(`${origin}${path}`);
      expect([path, reply.status, reply.headers.get("retry-after")]).toEqual([path, 503, "1"]);
      expect(await reply.json()).toMatchObject({ code: "unavailable", request_id: expect.any(String) });
    }
  });

  it("an address that is not a page is answered with Retry-After", async () => {
    const reply = await fetch(`${origin}/widget/match/7`);
    expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "3"]);
  });

  it("the shell of the installed app and its files are still served", async () => {
    expect((await fetch(`${origin}/en/_app`)).status).toBe(200);
    expect((await fetch(`${origin}/manifest.webmanifest`)).status).toBe(200);
  });

  it("after an outage the page says that the site will be back shortly", async () => {
    backend = await startEmptyBackend(backendPort);
    // Pages are cached for two seconds, so the next request uses another address.
    expect((await fetch(`${origin}/de/about`)).status).toBe(200);
    await new Promise((resolve) => backend?.close(resolve));
    backend = null;
    const reply = await fetch(`${origin}/de/promotions`);
    expect(reply.status).toBe(503);
    expect(await reply.text()).toContain("Touchline ist gleich wieder da");
  });
});
