import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fastify, type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readAccess } from "../../src/server/environment.ts";
import { addInitSportsbook } from "../../src/server/endpoints/init-sportsbook.ts";

const code = "a-code-of-the-platform";
const from = { referer: "https://www.platform.example/lobby" };
let backend: Server;
let app: FastifyInstance;
let calls: { readonly path: string; readonly body: unknown; readonly cookie: string | undefined }[] = [];

beforeAll(async () => {
  backend = createServer((request, reply) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      const body: unknown = JSON.parse(text);
      calls.push({ path: request.url ?? "", body, cookie: request.headers.cookie });
      const isGood = text.includes(code) || request.method === "PUT";
      reply.writeHead(isGood ? 200 : 403, {
        "content-type": "application/json",
        ...(request.method === "POST" && isGood ? { "set-cookie": "sb=new-session; Path=/; HttpOnly; SameSite=Lax" } : {}),
      });
      reply.end("{}");
    });
  });
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
  app = fastify();
  addInitSportsbook(app, {
    backendOrigin: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    platformOrigin: "https://www.platform.example",
    locales: ["en", "de", "nb", "pt-BR"],
    bareLocale: null,
    access: readAccess({}),
    report: (error) => {
      throw error;
    },
  });
});
afterAll(async () => {
  await app.close();
  await new Promise((resolve) => backend.close(resolve));
});
beforeEach(() => void (calls = []));

async function visit(url: string, headers: Record<string, string> = from): Promise<readonly unknown[]> {
  const reply = await app.inject({ url, headers });
  return [reply.statusCode, reply.headers.location, reply.headers["set-cookie"] ?? null];
}

describe("/init-sportsbook", () => {
  it("exchanges the platform's code for a session, sets language and currency, and redirects to the home page", async () => {
    const session = ["sb=new-session; Path=/; HttpOnly; SameSite=Lax"];
    expect(await visit(`/init-sportsbook?token=${code}&locale=de&currency=USD`)).toEqual([302, "/de", session]);
    expect(calls).toEqual([
      { path: "/embed/session", body: { code, parent_origin: "https://www.platform.example", carrier: "cookie" }, cookie: "" },
      { path: "/platform/api/player/currency", body: { currency: "USD" }, cookie: "sb=new-session" },
    ]);
    expect(await visit(`/pt-BR/init-sportsbook?token=${code}`)).toEqual([302, "/pt-BR", session]);
  });

  it("redirects to the home page without a session for an invalid code", async () => {
    expect(await visit("/init-sportsbook?token=another-code-altogether&locale=en")).toEqual([302, "/en", null]);
  });

  it.each([
    ["no code", "/init-sportsbook?locale=en", from],
    ["a malformed code", "/init-sportsbook?token=%00%0d%0a&locale=en", from],
    ["a link from another site", `/init-sportsbook?token=${code}&locale=en`, { referer: "https://www.platform.example.evil.example/" }],
    ["a request without a referrer", `/init-sportsbook?token=${code}&locale=en`, {}],
  ])("does not call the backend for %s", async (_what, url, headers) => {
    expect(await visit(url, headers)).toEqual([302, "/en", null]);
    expect(calls).toEqual([]);
  });

  it("accepts locale aliases, falls back to the visitor's locale, and replies with 404 under an unknown prefix", async () => {
    expect(await visit("/init-sportsbook?locale=no")).toEqual([302, "/nb", null]);
    expect(await visit("/init-sportsbook?locale=//evil.example")).toEqual([302, "/", null]);
    expect((await visit("/xx/init-sportsbook"))[0]).toBe(404);
  });
});
