import { createServer, get, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { createBalancer, createConnectionBalancer } from "../../scripts/launcher/cluster/balancer.ts";
import { createBackends, type Target } from "../../scripts/launcher/cluster/backends.ts";
import { readClusterSize } from "../../scripts/launcher/cluster/cluster-options.ts";

interface Part {
  readonly server: Server;
  readonly target: Target;
  isReady: boolean;
  /** Delay of its answers to the balancer's checks. */
  lateMs: number;
}

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

async function startPart(name: string, answer?: (response: ServerResponse) => void): Promise<Part> {
  const server = createServer((request, response) => {
    if (request.url === "/readyz") return setTimeout(() => response.writeHead(part.isReady ? 200 : 503).end(), part.lateMs);
    response.setHeader("x-part", name);
    if (answer !== undefined) return answer(response);
    const body: Buffer[] = [];
    request.on("data", (chunk: Buffer) => body.push(chunk));
    request.on("end", () => response.end(`${String(request.headers["x-forwarded-for"])} ${Buffer.concat(body).toString()}`));
  });
  const part: Part = { server, isReady: true, lateMs: 0, target: { name, port: await listen(server), readyPath: "/readyz" } };
  return part;
}

async function startBalancer(...targets: readonly Target[]): Promise<string> {
  const balancer = createBalancer([{ prefix: "/", targets }]);
  closers.push(balancer.stop);
  const origin = `http://127.0.0.1:${await listen(balancer.server)}`;
  await expect.poll(async () => (await fetch(origin)).status, { timeout: 5_000 }).toBe(200);
  return origin;
}

async function partOf(origin: string): Promise<string | null> {
  return (await fetch(origin)).headers.get("x-part");
}

describe("the balancer of the cluster", () => {
  it("distributes connections, closes those to a process that ends, and opens no more to it", async () => {
    const [one, two] = [await startPart("one"), await startPart("two")];
    const balancer = createConnectionBalancer([one.target, two.target]);
    closers.push(balancer.stop);
    await balancer.ready;
    const port = await new Promise<number>((resolve) =>
      balancer.server.listen(0, "127.0.0.1", () => resolve((balancer.server.address() as AddressInfo).port)),
    );
    closers.push(() => balancer.server.close());
    const ask = async (): Promise<string | null> =>
      new Promise((resolve) => {
        get({ host: "127.0.0.1", port, agent: false }, (reply) => {
          reply.resume();
          resolve(String(reply.headers["x-part"]));
        }).on("error", () => resolve(null));
      });
    expect(new Set([await ask(), await ask()])).toEqual(new Set(["one", "two"]));
    const kept = connect({ host: "127.0.0.1", port });
    kept.on("error", () => undefined);
    const closed = new Promise((resolve) => kept.on("close", resolve));
    kept.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    const first = await new Promise<string>((resolve) => kept.once("data", (data) => resolve(data.toString())));
    const served = first.includes("x-part: one") ? one : two;
    served.server.close();
    served.server.closeAllConnections();
    await closed;
    expect(new Set([await ask(), await ask(), await ask()])).toEqual(new Set([served === one ? "two" : "one"]));
  });

  it("distributes requests over the processes that are ready and passes on address and body", async () => {
    const [one, two] = [await startPart("one"), await startPart("two")];
    const origin = await startBalancer(one.target, two.target);
    await expect.poll(async () => new Set([await partOf(origin), await partOf(origin)]).size).toBe(2);
    const reply = await fetch(origin, { method: "POST", body: "a bet" });
    expect(await reply.text()).toBe("127.0.0.1 a bet");
    one.isReady = false;
    await expect
      .poll(async () => [await partOf(origin), await partOf(origin), await partOf(origin)], { timeout: 5_000 })
      .toEqual(["two", "two", "two"]);
    two.isReady = false;
    await expect.poll(async () => (await fetch(origin)).status, { timeout: 5_000 }).toBe(503);
    expect((await fetch(origin)).headers.get("retry-after")).toBe("1");
  });

  it("keeps using a process that answers a check late", async () => {
    const one = await startPart("one");
    const origin = await startBalancer(one.target);
    one.lateMs = 3_000;
    const statuses: number[] = [];
    for (const until = Date.now() + 3_500; Date.now() < until;) {
      statuses.push((await fetch(origin)).status);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it("prefers processes that answer the checks, and uses a hung one only if there is no other", async () => {
    const [one, two] = [await startPart("one"), await startPart("two")];
    const backends = createBackends([one.target, two.target], { everyMs: 20, timeoutMs: 100 });
    closers.push(backends.stop);
    const names = (): string =>
      [...backends.inTurn()]
        .map(({ name }) => name)
        .toSorted()
        .join();
    await expect.poll(names).toBe("one,two");
    one.lateMs = 60_000;
    await expect.poll(names).toBe("two");
    two.isReady = false;
    await expect.poll(names).toBe("one");
  });

  it("reuses its connections to a process", async () => {
    const one = await startPart("one");
    let connections = 0;
    one.server.on("connection", () => (connections += 1));
    const origin = await startBalancer(one.target);
    for (let turn = 0; turn < 20; turn += 1) await (await fetch(origin, { method: "POST", body: "a bet" })).text();
    // One for the requests, one or two for the checks.
    expect(connections).toBeLessThan(5);
  });

  it("tries the next process at once when one refuses the connection", async () => {
    const [one, two] = [await startPart("one"), await startPart("two")];
    const origin = await startBalancer(one.target, two.target);
    await expect.poll(async () => new Set([await partOf(origin), await partOf(origin)]).size).toBe(2);
    one.server.closeAllConnections();
    one.server.close();
    const replies = await Promise.all(Array.from({ length: 40 }, async () => fetch(origin, { method: "POST", body: "a bet" })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it("sends a call without a body to the next process when one dies before it has answered", async () => {
    const [one, two] = [await startPart("one", (response) => response.socket?.destroy()), await startPart("two")];
    const origin = await startBalancer(two.target, one.target);
    const replies = await Promise.all(Array.from({ length: 20 }, async () => fetch(origin)));
    expect(new Set(replies.map(({ status, headers }) => `${status} ${headers.get("x-part")}`))).toEqual(new Set(["200 two"]));
  });

  it("answers 502 when a process dies after it has received a request", async () => {
    const one = await startPart("one");
    const origin = await startBalancer(one.target);
    one.server.removeAllListeners("request");
    let bets = 0;
    one.server.on("request", (request) => {
      if (request.method === "POST") bets += 1;
      request.socket.destroy();
    });
    expect((await fetch(origin, { method: "POST", body: "a bet" })).status).toBe(502);
    // The bet may have been placed: only the page may send it again, with the same key.
    expect(bets).toBe(1);
  });

  it.each([
    ["head", "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "],
    ["body", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n"],
  ])("closes the connection of a caller whose %s arrives byte by byte", async (_name, start) => {
    const one = await startPart("one");
    const balancer = createBalancer([{ prefix: "/", targets: [one.target] }], {
      headersTimeout: 300,
      requestTimeout: 600,
      connectionsCheckingInterval: 50,
    });
    closers.push(balancer.stop);
    const socket = connect(await listen(balancer.server), "127.0.0.1");
    let isClosed = false;
    socket.on("error", () => undefined).on("close", () => (isClosed = true));
    socket.resume().write(start);
    const drip = setInterval(() => socket.write("a"), 50);
    closers.push(() => clearInterval(drip));
    await expect.poll(() => isClosed, { timeout: 5_000 }).toBe(true);
  });

  it("forwards sockets in both directions", async () => {
    const one = await startPart("one");
    const sockets = new WebSocketServer({ server: one.server });
    sockets.on("connection", (socket) => socket.on("message", (data) => socket.send(`heard ${String(data as Buffer)}`)));
    const origin = await startBalancer(one.target);
    const socket = new WebSocket(`${origin.replace("http", "ws")}/connection/websocket`);
    const answer = await new Promise((resolve, reject) => {
      socket.on("open", () => socket.send("hello"));
      socket.on("message", (data) => resolve(String(data as Buffer)));
      socket.on("error", reject);
    });
    expect(answer).toBe("heard hello");
    const closed = new Promise((resolve) => socket.on("close", resolve));
    for (const client of sockets.clients) client.close(3001, "shutdown");
    expect(await closed).toBe(3001);
  });
});

describe("the size of the cluster", () => {
  it("is two of each unless an option says otherwise", () => {
    expect(readClusterSize([])).toEqual({ trading: 2, api: 2, web: 2, centrifugo: 2 });
    expect(readClusterSize(["--api", "4", "--web", "1"])).toEqual({ trading: 2, api: 4, web: 1, centrifugo: 2 });
  });

  it.each([[["--api", "0"]], [["--api", "many"]], [["--redis", "2"]], [["four"]]])("is refused with one message when it is %j", (args) => {
    expect(readClusterSize(args)).toBe(
      "npm run cluster takes --trading <number>, --api <number>, --web <number>, --centrifugo <number>, each from 1 to 16.",
    );
  });
});
