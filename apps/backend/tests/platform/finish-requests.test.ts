import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fastify } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { countRequests } from "../../src/http/finish-requests.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function startServer() {
  const app = fastify({ forceCloseConnections: true });
  const [arrived, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.get("/slow", async () => {
    arrived.resolve();
    await open.promise;
    return "done";
  });
  app.get("/quick", async () => "done");
  const finish = countRequests(app.server);
  await app.listen({ port: 0, host: "127.0.0.1" });
  closers.push(async () => app.close());
  const { port } = app.server.address() as AddressInfo;
  const get = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const call = request({ port, path, agent }, (reply) => {
        reply.resume();
        reply.on("end", () => resolve(reply.statusCode ?? 0));
      });
      call.on("error", reject).end();
    });
  return { app, get, finish, arrived: arrived.promise, answer: open.resolve };
}

describe("a server that stops", () => {
  it("answers the requests in progress and those that still arrive over open connections", async () => {
    const { get, finish, arrived, answer } = await startServer();
    const slow = get("/slow");
    await arrived;
    const finished = finish(5_000);
    const late = get("/quick");
    await sleep(100);
    answer();
    expect([await slow, await late, await finished]).toEqual([200, 200, 0]);
  });

  it("returns the number of requests that it cuts off when the time is up", async () => {
    const { get, finish, arrived, answer } = await startServer();
    const slow = get("/slow").catch(() => 0);
    await arrived;
    const beganAt = performance.now();
    expect(await finish(300)).toBe(1);
    expect(performance.now() - beganAt).toBeLessThan(2_000);
    answer();
    expect(await slow).toBe(200);
  });
});
