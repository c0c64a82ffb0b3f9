import * as bets from "@touchline/contract/http/bets";
import * as catalog from "@touchline/contract/http/catalog";
import * as favourites from "@touchline/contract/http/favourites";
import * as matches from "@touchline/contract/http/matches";
import * as player from "@touchline/contract/http/player";
import * as search from "@touchline/contract/http/search";
import * as settings from "@touchline/contract/http/settings";
import * as system from "@touchline/contract/http/system";
import * as websocket from "@touchline/contract/http/websocket";
import type { EndpointShape } from "@touchline/contract/endpoint";
import { ErrorBody } from "@touchline/contract/errors";
import fc from "fast-check";
import type { TSchema } from "typebox";
import { Check } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeBalanced } from "../support/close-balanced.ts";
import { newPlayer } from "../support/bets.ts";
import type { Client } from "../support/client.ts";
import { schemaToArbitrary } from "../support/schema-to-arbitrary.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const isFull = process.env["TEST_FULL"] === "1";

function isEndpoint(value: unknown): value is EndpointShape {
  return typeof value === "object" && value !== null && "method" in value && "path" in value && "reply" in value;
}

const shapes = [bets, catalog, favourites, matches, player, search, settings, system, websocket].flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer();
  client = await newPlayer(server, 1_000_000);
});
afterAll(async () => closeBalanced(server));

function toQuery(query: unknown): string {
  if (typeof query !== "object" || query === null) return "";
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, typeof one === "string" ? one : JSON.stringify(one));
  return `?${search.toString()}`;
}

function toPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Readonly<Record<string, unknown>>;
  return path.replaceAll(/:([A-Za-z]+)/g, (_all, name: string) =>
    encodeURIComponent(typeof values[name] === "string" ? values[name] : JSON.stringify(values[name] ?? 1)),
  );
}

/** Mostly valid values, sometimes any JSON. */
function mostly(schema: TSchema | undefined): fc.Arbitrary<unknown> {
  if (schema === undefined) return fc.constant(undefined);
  return fc.oneof({ weight: 4, arbitrary: schemaToArbitrary(schema) }, { weight: 1, arbitrary: fc.jsonValue() });
}

function call(shape: EndpointShape): fc.Arbitrary<{ readonly path: string; readonly init: RequestInit; readonly shown: string }> {
  return fc
    .record({ params: mostly(shape.params), query: mostly(shape.query), body: mostly(shape.body) })
    .map(({ params, query, body }) => ({
      path: toPath(shape.path, params) + toQuery(query),
      shown: `${toPath(shape.path, params)}${toQuery(query)} ${JSON.stringify(body)}`,
      init: {
        method: shape.method,
        headers: { "content-type": "application/json", origin: server.origin },
        ...(shape.method === "GET" || body === undefined ? {} : { body: JSON.stringify(body) }),
      },
    }));
}

describe("any input gets a reply that follows the contract", () => {
  // Sign-up and sign-in are slow by design and rate-limited.
  const tried = shapes.filter(
    (shape) =>
      !["/platform/api/player/sign-in", "/platform/api/player/logout"].includes(shape.path) &&
      !(shape.path === "/platform/api/player" && shape.method === "POST"),
  );
  it.each(tried.map((shape) => [`${shape.method} ${shape.path}`, shape] as const))("%s", async (_name, shape) => {
    await fc.assert(
      fc.asyncProperty(call(shape), async ({ path, init, shown }) => {
        const reply = await client.send(path, init);
        expect(reply.status, `${shown} -> ${reply.text}`).toBeLessThan(500);
        const schema = shape.reply[reply.status];
        const isDeclared = schema !== undefined && Check(schema, reply.body);
        expect(isDeclared || (reply.status >= 400 && Check(ErrorBody, reply.body)), `${shown} -> ${reply.status} ${reply.text}`).toBe(true);
      }),
      { numRuns: isFull ? 25 : 8, interruptAfterTimeLimit: 4_000 },
    );
  });
});
