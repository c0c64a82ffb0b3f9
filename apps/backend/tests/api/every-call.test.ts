import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPlayer } from "../support/bets.ts";
import type { Client, ClientReply } from "../support/client.ts";
import { describedOperations } from "../support/described-operations.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

interface Operation {
  readonly method: string;
  /** With every parameter replaced by an unknown id. */
  readonly path: string;
  readonly isPlayers: boolean;
  readonly name: string;
}

let server: TestServer;
let operations: readonly Operation[];
let player: Client;

beforeAll(async () => {
  server = await startTestServer();
  player = await newPlayer(server, 0);
  const described = await describedOperations(server);
  operations = described.operations.map(({ name, method, path, isPlayers }) => ({
    method,
    path: path.replaceAll(/\{\w+\}/gu, "999999999"),
    isPlayers,
    name,
  }));
});
afterAll(() => server.close());

const unsafe = ({ method }: Operation): boolean => method !== "GET";
const ask = async (client: Client, { method, path }: Operation, headers: Readonly<Record<string, string>> = {}): Promise<ClientReply> =>
  client.send(path, {
    method,
    headers: { ...(method === "GET" ? {} : { "content-type": "application/json", origin: server.origin }), ...headers },
  });

/** Names of the calls for which the condition is false. */
async function exceptions(which: readonly Operation[], isFine: (operation: Operation) => Promise<boolean>): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const operation of which) if (!(await isFine(operation))) wrong.push(operation.name);
  return wrong;
}

function lackingHeaders({ headers }: ClientReply): readonly string[] {
  const wanted: Readonly<Record<string, RegExp>> = {
    "content-security-policy": /default-src 'none'.*frame-ancestors 'none'/u,
    "x-content-type-options": /^nosniff$/u,
    "referrer-policy": /^strict-origin-when-cross-origin$/u,
    "cross-origin-resource-policy": /^same-site$/u,
    "x-request-id": /^[\da-f]{32}$/u,
    "cache-control": /./u,
  };
  return Object.entries(wanted).flatMap(([name, form]) => (form.test(headers.get(name) ?? "") ? [] : [name]));
}

describe("every call of the API", () => {
  it("is among more than 45 operations", () => expect(operations.length).toBeGreaterThan(45));

  it("sends the security headers on success and on refusal", async () => {
    const lacking: string[] = [];
    for (const client of [server.client(), player])
      for (const operation of operations)
        for (const name of lackingHeaders(await ask(client, operation))) lacking.push(`${operation.name}: ${name}`);
    for (const path of ["/api/v2/no-such-call", "/api/v2/matches/x", "/%", "/livez", "/version"])
      for (const name of lackingHeaders(await server.client().get(path))) lacking.push(`${path}: ${name}`);
    expect(lacking).toEqual([]);
  });

  it("is refused for visitors and never cached if it needs a player", async () => {
    const own = operations.filter(({ isPlayers }) => isPlayers);
    expect(own.length).toBeGreaterThan(20);
    const wrong = await exceptions(own, async (operation) => {
      const [visitor, ended] = [await ask(server.client(), operation), await ask(player, operation)];
      return (
        visitor.status === 401 &&
        visitor.headers.get("cache-control") === "no-store" &&
        /no-store/u.test(ended.headers.get("cache-control") ?? "")
      );
    });
    expect(wrong).toEqual([]);
  });

  it("never allows another origin by CORS", async () => {
    const origins = ["https://evil.example", "null", `${server.origin}.evil.example`, "http://localhost:3000"];
    const wrong = await exceptions(operations, async (operation) => {
      for (const origin of origins) {
        const { headers } = await ask(player, operation, { origin });
        if (headers.has("access-control-allow-origin") || headers.has("access-control-allow-credentials")) return false;
      }
      return true;
    });
    expect(wrong).toEqual([]);
  });

  it("is refused when another site sends it with the player's session cookie", async () => {
    const wrong = await exceptions(operations.filter(unsafe), async (operation) => {
      const replies = [
        await ask(player, operation, { "sec-fetch-site": "cross-site" }),
        await ask(player, operation, { "sec-fetch-site": "same-site" }),
        await ask(player, operation, { origin: "https://evil.example" }),
      ];
      return replies.every(({ status }) => status === 403);
    });
    expect(wrong).toEqual([]);
  });

  it("is refused in the content types that other sites can send without a preflight", async () => {
    const wrong = await exceptions(operations.filter(unsafe), async (operation) => {
      for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
        if ((await ask(player, operation, { "content-type": type })).status !== 415) return false;
      return true;
    });
    expect(wrong).toEqual([]);
  });

  it("refuses undeclared methods", async () => {
    const declared = Map.groupBy(operations, ({ path }) => path);
    const wrong: string[] = [];
    for (const [path, own] of declared) {
      const taken = new Set(own.map(({ method }) => method));
      for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) {
        if (taken.has(method)) continue;
        const { status, headers } = await server.client().send(path, { method });
        if (status !== 405 || !headers.has("allow")) wrong.push(`${method} ${path}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("refuses the tokens of ended and invented sessions", async () => {
    const left = await server.signedIn("demo@touchline.test");
    const token = left.cookies.get("sb") ?? "";
    expect((await left.post("/platform/api/player/logout")).status).toBe(200);
    for (const replayed of [token, token.slice(0, -1), `${token}x`, "", "a".repeat(5_000), "' or 1=1 --"]) {
      const client = server.client();
      client.cookies.set("sb", replayed);
      const wrong = await exceptions(
        operations.filter(({ isPlayers, method }) => isPlayers && method === "GET"),
        async (operation) => (await ask(client, operation)).status === 401,
      );
      expect(wrong).toEqual([]);
    }
  });
});
