import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { exchange } from "../../src/server/http/exchange.ts";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const get = (signal = AbortSignal.timeout(5_000)) => ({ method: "GET", headers: {}, body: null, signal });

describe("exchange", () => {
  it("sends method, headers and body, and reads status and text", async () => {
    const origin = await serve((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => response.writeHead(409).end(`${request.method} ${String(request.headers["x-a"])} ${body} – ü`));
    });
    const call = { method: "POST", headers: { "x-a": "b" }, body: "{}", signal: AbortSignal.timeout(5_000) };
    expect(await exchange(`${origin}/x`, call)).toEqual({ status: 409, text: "POST b {} – ü" });
  });

  it.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
    ["deflate", deflateSync],
  ] as const)("reads a reply compressed with %s although that was not requested", async (encoding, compress) => {
    const origin = await serve((_request, response) => response.writeHead(200, { "content-encoding": encoding }).end(compress("[1, 2]")));
    expect((await exchange(origin, get())).text).toBe("[1, 2]");
  });

  it("rejects a redirect, an unreachable server and a truncated reply", async () => {
    const origin = await serve((request, response) => {
      if (request.url === "/elsewhere") response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
      else response.writeHead(200, { "content-length": "10" }).write("half", () => response.destroy());
    });
    await expect(exchange(`${origin}/elsewhere`, get())).rejects.toThrow("is elsewhere");
    await expect(exchange("http://127.0.0.1:1/", get())).rejects.toThrow("ECONNREFUSED");
    await expect(exchange(`${origin}/half`, get())).rejects.toThrow("aborted");
  });

  it("is aborted at its timeout, before the reply and in the middle of it", async () => {
    const origin = await serve((request, response) => {
      if (request.url === "/half") response.writeHead(200).write("half");
    });
    for (const path of ["/none", "/half"]) {
      const signal = AbortSignal.timeout(100);
      await expect(exchange(`${origin}${path}`, get(signal))).rejects.toThrow();
      expect(signal.aborted).toBe(true);
    }
  });

  it("uses one connection for consecutive calls, and resends a call whose connection was closed", async () => {
    const ports = new Set<number | undefined>();
    let calls = 0;
    const origin = await serve((request, response) => {
      ports.add(request.socket.remotePort);
      calls += 1;
      if (calls === 3) request.socket.resetAndDestroy();
      else response.end(String(calls));
    });
    const texts: string[] = [];
    for (let call = 0; call < 3; call += 1) texts.push((await exchange(origin, get())).text);
    expect(texts).toEqual(["1", "2", "4"]);
    expect(ports.size).toBe(2);
  });
});
