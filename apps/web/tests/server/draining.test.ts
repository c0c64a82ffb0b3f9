import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { fastify, type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WebSocketServer } from "ws";
import { createDraining, type Draining } from "../../src/server/http/draining.ts";
import { addForwarding } from "../../src/server/http/forwarding.ts";

const host = "127.0.0.1";
let backend: Server;
let app: FastifyInstance;
let draining: Draining;
let port: number;
/** Number of requests that the backend has received. */
let asked = 0;
const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/** A backend that replies after the number of milliseconds in the path; realtime streams and sockets stay open. */
async function startBackend(): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === "/connection/http_stream") return void response.write("{}\n");
    if (request.url?.startsWith("/api/unready") === true)
      return void response.writeHead(503, { "content-type": "text/plain" }).end("No process is ready.");
    asked += 1;
    setTimeout(() => response.end("done"), Number(request.url?.split("/").at(-1)));
  });
  const sockets = new WebSocketServer({ noServer: true });
  server.on("upgrade", (request, socket, head) => sockets.handleUpgrade(request, socket, head, () => undefined));
  server.listen(0, host);
  await once(server, "listening");
  return server;
}

function ask(path: string): Promise<{ readonly status: number; readonly connection: string; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const request = get({ host, port, path, agent }, (response: IncomingMessage) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString()));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection ?? "", body }));
    });
    request.on("error", reject);
  });
}

const pause = async (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(async () => {
  backend = await startBackend();
  app = fastify();
  draining = createDraining();
  draining.watch(app);
  const backendOrigin = `http://${host}:${(backend.address() as AddressInfo).port}`;
  await addForwarding(app, backendOrigin);
  await app.listen({ port: 0, host });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  backend.closeAllConnections();
  backend.close();
  await app.close();
});

describe("stopping web server", () => {
  it("answers 80 calls in progress, then closes their connections", async () => {
    asked = 0;
    const calls = Array.from({ length: 80 }, async () => ask("/api/slow/1500"));
    await vi.waitFor(() => expect(asked).toBe(80), 5_000);
    await draining.stop(app, { noticeMs: 0, answerWithinMs: 10_000 });
    expect(await Promise.all(calls)).toEqual(Array.from({ length: 80 }, () => ({ status: 200, connection: "close", body: "done" })));
  });

  it("answers 503 on /readyz and accepts connections during the notice, but not after it", async () => {
    expect((await ask("/readyz/0")).status).toBe(200);
    expect(await ask("/readyz/web")).toMatchObject({ status: 200, body: '{"status":"ok","stopping":false}' });
    const stopped = draining.stop(app, { noticeMs: 500, answerWithinMs: 1_000 });
    expect(await ask("/readyz")).toEqual({ status: 503, connection: "close", body: '{"status":"fail","stopping":true}' });
    expect((await ask("/readyz/web")).status).toBe(503);
    expect((await ask("/api/quick/0")).status).toBe(200);
    await stopped;
    await expect(ask("/api/quick/0")).rejects.toThrow(/ECONNREFUSED|ECONNRESET/u);
  });

  it("replies with a JSON code that no backend is ready when a proxy in front of it replies in plain text", async () => {
    const refused = await ask("/api/unready/0");
    expect([refused.status, JSON.parse(refused.body)]).toMatchObject([503, { code: "unavailable" }]);
  });

  it("does not wait for streams or idle connections", async () => {
    const silent = connect(port, host);
    await once(silent, "connect");
    const streamed = new Promise<void>((resolve) =>
      get({ host, port, path: "/connection/http_stream" }, (response) => {
        response.resume().once("close", resolve);
        response.once("error", () => undefined);
      }),
    );
    await pause(200);
    const before = performance.now();
    await draining.stop(app, { noticeMs: 0, answerWithinMs: 10_000 });
    expect(performance.now() - before).toBeLessThan(3_000);
    await streamed;
    silent.destroy();
  });

  it("aborts a call that exceeds the time limit", async () => {
    const call = ask("/api/slow/20000").catch(String);
    await pause(200);
    await draining.stop(app, { noticeMs: 0, answerWithinMs: 300 });
    expect(await call).toContain("socket hang up");
  });
});
