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

test("a wrong setting stops the start with a message that names it", async () => {
  const failure = await failureOf({ FEED_SPEED: "abc" });
  expect(failure.exitCode).toBe(1);
  expect(failure.message).toContain("FEED_SPEED=abc must be a number from 0.1 to 3600.");
});

test("every wrong setting is named at once", async () => {
  const failure = await failureOf({ FEED_SPEED: "0", PORT: "99999" });
  expect(failure.message).toContain("FEED_SPEED=0 ");
  expect(failure.message).toContain("PORT=99999 ");
});

test("a taken port says so, and what to do", async () => {
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

/** What stands for the backend's listings here: nothing is on. */
async function answerEmpty(port: number): Promise<Server> {
  const server = createHttpServer((_request, response) => response.writeHead(404, { "content-type": "application/json" }).end("{}"));
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return server;
}

describe("while nothing behind the pages answers (a start, or a backend that is away)", () => {
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
    "%s says that the site is starting, when to ask again, and asks itself",
    async (path) => {
      const reply = await fetch(`${origin}${path}`);
      expect([reply.status, reply.headers.get("retry-after"), reply.headers.get("cache-control")]).toEqual([503, "3", "no-store"]);
      const page = await reply.text();
      for (const part of ["Touchline is starting", "/styles/broadcast.", "location.reload()"]) expect(page).toContain(part);
      const nonce = /<script nonce="([^"]+)">/u.exec(page)?.[1] ?? "";
      expect(reply.headers.get("content-security-policy")).toContain(`script-src 'nonce-${nonce}'`);
    },
  );

  it("speaks the visitor's language, in the visitor's theme and direction", async () => {
    const page = await (await fetch(`${origin}/ar/live`, { headers: { cookie: "tl_theme=light" } })).text();
    expect(page).toContain('<html lang="ar" dir="rtl" data-theme="light">');
    expect(page).toContain("Touchline قيد التشغيل");
  });

  it("says so to an allowed parent's frame too", async () => {
    const reply = await fetch(`${origin}/embed/en?parent=${encodeURIComponent(parent)}`);
    expect(reply.status).toBe(503);
    expect(reply.headers.get("content-security-policy")).toContain(`frame-ancestors ${parent}`);
  });

  it("answers calls and health with a refusal that programs read", async () => {
    for (const path of ["/api/v2/matches", "/platform/api/player", "/readyz"]) {
      const reply = await fetch(`${origin}${path}`);
      expect([path, reply.status, reply.headers.get("retry-after")]).toEqual([path, 503, "1"]);
      expect(await reply.json()).toMatchObject({ code: "unavailable", request_id: expect.any(String) });
    }
  });

  it("answers what belongs to no page with a time to ask again", async () => {
    const reply = await fetch(`${origin}/widget/match/7`);
    expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "3"]);
  });

  it("still shows the shell of the installed application and its files", async () => {
    expect((await fetch(`${origin}/en/_app`)).status).toBe(200);
    expect((await fetch(`${origin}/manifest.webmanifest`)).status).toBe(200);
  });

  it("says that it is back in a moment where it has been there before, and is a page again with the backend", async () => {
    backend = await answerEmpty(backendPort);
    // A page is given out for two seconds: an address of which none was drawn.
    expect((await fetch(`${origin}/de/about`)).status).toBe(200);
    await new Promise((resolve) => backend?.close(resolve));
    backend = null;
    const reply = await fetch(`${origin}/de/promotions`);
    expect(reply.status).toBe(503);
    expect(await reply.text()).toContain("Touchline ist gleich wieder da");
  });
});
