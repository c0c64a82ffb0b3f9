import { type CallResult, type Client, createClient, type OperationName } from "@touchline/client";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describedOperations, type DescribedOperation, type Json } from "../support/described-operations.ts";
import { betOn } from "../support/bets.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const credentials = { email: "demo@touchline.test", password: "demo-pass-1" };

let server: TestServer;
let client: Client;
let operations: readonly DescribedOperation[];
let isValid: (schema: Json, value: unknown) => string | null;

/** A generated client with its own cookies. */
function clientOf(testServer: TestServer): Client {
  const caller = testServer.client();
  return createClient({
    origin: testServer.origin,
    locale: "en",
    fetch: async (address, init) => {
      const { status, text, headers } = await caller.send(address.slice(testServer.origin.length), init);
      return new Response(text, { status, headers });
    },
  });
}

beforeAll(async () => {
  server = await startTestServer();
  client = clientOf(server);
  const described = await describedOperations(server);
  operations = described.operations;
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(described.document as object, "openapi.json");
  isValid = (schema, value) =>
    ajv.validate(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi.json#/')) as object, value) ? null : ajv.errorsText();
});
afterAll(() => server.close());

/** How a reply, successful or not, differs from its description; null if it matches. */
function mismatchOf(name: OperationName, result: CallResult<OperationName>): string | null {
  const operation = operations.find(({ operationId }) => operationId === name);
  const response = operation?.responses.get(String(result.status)) ?? operation?.responses.get("default");
  const schema = response?.content["application/json"].schema;
  return schema === undefined ? "not described" : isValid(schema, result.ok ? result.data : result.error);
}

function dataOf<Data>(
  result: { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly status: number; readonly error: unknown },
): Data {
  if (!result.ok) throw new Error(`${result.status} ${JSON.stringify(result.error)}`);
  return result.data;
}

describe("the generated client against the backend", () => {
  it("reads matches, their markets and one match, as described", async () => {
    const matches = dataOf(await client.listMatches({ query: { sport_key: ["soccer"], limit: 2 } }));
    expect(matches.pagination).toMatchObject({ page: 1, limit: 2 });
    const [first] = matches.data;
    const params = { id: first?.id ?? 0 };
    const markets = await client.listMarkets({ params });
    const match = await client.getMatch({ params });
    expect(dataOf(match).competitors?.home.name).toBe(first?.competitors?.home.name);
    expect(dataOf(markets).data.length).toBeGreaterThan(0);
    expect([mismatchOf("listMarkets", markets), mismatchOf("getMatch", match)]).toEqual([null, null]);
  });

  it("returns the API's error for an unknown match and for a wrong parameter", async () => {
    const unknown = await client.getMatch({ params: { id: 999_999 } });
    const wrong = await client.listMatches({ query: { limit: 0 } });
    expect(unknown).toMatchObject({ ok: false, status: 404, error: { code: "not_found" } });
    expect(wrong).toMatchObject({ ok: false, status: 400, error: { code: "invalid_request", field: "limit" } });
  });

  it("signs in and places a bet only once per key", async () => {
    const own = clientOf(server);
    expect(dataOf(await own.signIn({ body: credentials })).email).toBe("demo@touchline.test");
    const body = { meta: { device_id: "client-test" }, bets: [betOn([1])] };
    const placed = dataOf(await own.placeBets({ body, idempotencyKey: "client-test-1" }));
    const again = await own.placeBets({ body, idempotencyKey: "client-test-1" });
    expect(dataOf(again)).toEqual(placed);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    const refused = await own.placeBets({ body: { ...body, bets: [betOn([{ match: 1, odds: 9_000 }])] } });
    expect(refused).toMatchObject({ ok: false, status: 400, error: { code: 101, data: { errors_by_bet: {} } } });
    expect([mismatchOf("placeBets", again), mismatchOf("placeBets", refused)]).toEqual([null, null]);
  });

  it("returns the described replies of every call without required parameters, to visitors and to players", async () => {
    const player = clientOf(server);
    await player.signIn({ body: credentials });
    const simple = operations.filter(
      ({ method, parameters }) =>
        method === "GET" && parameters.every((parameter) => parameter.in === "header" || !("required" in parameter && parameter.required)),
    );
    expect(simple.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const caller of [client, player])
      for (const { operationId } of simple) {
        const name = operationId as OperationName;
        const call = caller[name] as () => Promise<CallResult<OperationName>>; // none of its arguments is required
        const mismatch = mismatchOf(name, await call());
        if (mismatch !== null) wrong.push(`${name}: ${mismatch}`);
      }
    expect(wrong).toEqual([]);
  });
});
