import { readFileSync } from "node:fs";
import { Script } from "node:vm";
import { endpointsByName, schemasByName } from "@touchline/contract/named-schemas";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import {
  type DescribedOperation,
  describedOperations,
  type Json,
  type OpenApiDocument,
  resolveReference,
} from "../support/described-operations.ts";

let server: TestServer;
let document: OpenApiDocument;
let text: string;
let operations: readonly DescribedOperation[];
let isValid: (schema: Json, value: unknown) => string | null;

const versioning = readFileSync(new URL("../../../../docs/api-versioning.md", import.meta.url), "utf8");

beforeAll(async () => {
  server = await startTestServer();
  ({ document, text, operations } = await describedOperations(server));
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(document as object, "openapi.json");
  isValid = (schema, value) => {
    // References are relative to the document.
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi.json#/')) as Json;
    return ajv.validate(absolute, value) ? null : ajv.errorsText();
  };
});
afterAll(() => server.close());

/** Visits every schema of the document with its path. */
function walkSchemas(value: unknown, visit: (schema: Json, place: string) => void, place = ""): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) visit(value as Json, place);
  for (const [name, part] of Object.entries(value)) if (!/^examples?$/u.test(name)) walkSchemas(part, visit, `${place}/${name}`);
}

const successesOf = ({ responses }: DescribedOperation) =>
  [...responses].filter(([status]) => status.startsWith("2")).map(([, response]) => response.content["application/json"]);

/** The example of a schema: its own, or put together from those of its parts. */
function composeExample(schema: Json): unknown {
  const { examples, items, properties } = { ...resolveReference(document, schema), ...schema };
  if (Array.isArray(examples)) return examples[0];
  if (items !== undefined) return [composeExample(items as Json)];
  if (properties === undefined) return undefined;
  return Object.fromEntries(Object.entries(properties as Record<string, Json>).map(([name, inner]) => [name, composeExample(inner)]));
}

describe("the API reference", () => {
  it("is smaller than 324 KB", () => expect(Buffer.byteLength(text)).toBeLessThan(324 * 1024));

  it("names every operation as the contract does", () => {
    const declared = new Map(
      [...endpointsByName].map(([name, { method, path }]) => [name, `${method} ${path.replaceAll(/:(\w+)/gu, "{$1}")}`]),
    );
    expect(operations.length).toBeGreaterThan(100);
    for (const { operationId, name, summary } of operations) {
      expect(declared.get(operationId), name).toBe(name);
      expect(summary, name).toMatch(/^[A-Z].{5,}\.$/u);
    }
  });

  it("refers to entities by name instead of writing them out again", () => {
    const contentOf = (schema: Json) => JSON.stringify({ ...schema, description: undefined, examples: undefined });
    const entities = new Map(Object.entries(document.components["schemas"] ?? {}).map(([name, schema]) => [contentOf(schema), name]));
    for (const name of ["Match", "Market", "Outcome", "Bet", "BetSelection", "Bonus", "Money", "Player", "ErrorBody", "BetStatus"])
      expect([...entities.values()], name).toContain(name);
    const inlined: string[] = [];
    walkSchemas(document, (schema, place) => {
      const name = entities.get(contentOf(schema));
      if (name !== undefined && place !== `/components/schemas/${name}`) inlined.push(`${name} at ${place}`);
    });
    expect(inlined).toEqual([]);
    expect([...entities.values()].filter((name) => !schemasByName.has(name))).toEqual([]);
  });

  it("writes tuples as prefixItems", () => {
    const old: string[] = [];
    walkSchemas(document, (schema, place) => {
      if (Array.isArray(schema["items"]) || "additionalItems" in schema) old.push(place);
    });
    expect(old).toEqual([]);
    expect(document.components["schemas"]?.["Competitor"]?.["properties"]).toMatchObject({
      colors: { prefixItems: [{}, {}], items: false },
    });
  });

  it("describes every parameter, every entity and at least 95 % of all properties", () => {
    const without = operations.flatMap(({ name, parameters }) =>
      parameters.filter(({ description }) => !description).map((parameter) => `${name} ${parameter.name}`),
    );
    expect(without).toEqual([]);
    const entities = Object.entries(document.components["schemas"] ?? {});
    expect(entities.filter(([, schema]) => !schema["description"]).map(([name]) => name)).toEqual([]);
    const missing: string[] = [];
    let count = 0;
    walkSchemas(document, ({ properties }, place) => {
      for (const [name, schema] of Object.entries((properties ?? {}) as Record<string, Json>)) {
        count += 1;
        if (!schema["description"] && !resolveReference(document, schema)["description"]) missing.push(`${place}.${name}`);
      }
    });
    expect(count).toBeGreaterThan(1_000);
    expect(missing.length / count, missing.join("\n")).toBeLessThan(0.05);
  });

  it("has a valid example of every body, reply and parameter, without placeholders", () => {
    const wrong: string[] = [];
    const check = (name: string, schema: Json, example: unknown) => {
      const error = example === undefined ? "no example" : isValid(schema, example);
      if (error !== null || /:"text[^" ]*"/u.test(JSON.stringify(example)))
        wrong.push(`${name}: ${error ?? "placeholder"} ${JSON.stringify(example)?.slice(0, 200)}`);
    };
    for (const operation of operations) {
      for (const content of [...(operation.body === null ? [] : [operation.body]), ...successesOf(operation)])
        check(operation.name, content.schema, content.example ?? composeExample(content.schema));
      for (const { name, schema, example } of operation.parameters)
        if (example !== undefined) check(`${operation.name} ${name}`, schema, example);
      for (const [status, { content }] of operation.responses)
        for (const { value } of Object.values(content["application/json"].examples ?? {}))
          check(`${operation.name} ${status}`, content["application/json"].schema, value);
    }
    for (const [name, schema] of Object.entries(document.components["schemas"] ?? {}))
      for (const example of (schema["examples"] ?? []) as readonly unknown[])
        check(name, { $ref: `#/components/schemas/${name}` }, example);
    expect(wrong).toEqual([]);
  });

  it("lists the error codes of every call with their meanings", () => {
    const codesOf = (operation: DescribedOperation) =>
      [...operation.responses].flatMap(([status, response]) => (response["x-error-codes"] ?? []).map((code) => `${status} ${code}`));
    for (const operation of operations) {
      const codes = codesOf(operation);
      expect(codes, operation.name).toContain("default internal");
      if (operation.isPlayers) expect(codes, operation.name).toContain("401 unauthorized");
      if (operation.method !== "GET")
        expect(
          codes.some((code) => /^(?:403|default) cross_site$/u.test(code)),
          operation.name,
        ).toBe(true);
      for (const response of operation.responses.values())
        for (const code of response["x-error-codes"] ?? [])
          expect(response.description, `${operation.name} ${code}`).toMatch(new RegExp(`\`${code}\`: [A-Z\`].+`, "u"));
    }
    const ofCall = (operationId: string) => codesOf(operations.find((operation) => operation.operationId === operationId)!);
    expect(ofCall("placeBets")).toEqual(
      expect.arrayContaining(["400 101", "400 114", "400 118", "400 120", "422 key_reused", "409 attempt_in_progress"]),
    );
    expect(ofCall("signIn")).toEqual(expect.arrayContaining(["401 invalid_credentials", "423 locked"]));
  });

  it("allows both error formats that the server sends for a refused placement", async () => {
    const schema = operations.find(({ operationId }) => operationId === "placeBets")?.responses.get("400")?.content[
      "application/json"
    ].schema;
    const player = await server.signedIn();
    const meta = { device_id: "a-device" };
    const selections = [{ match_id: 1, market_id: 100_001, specifier: "", outcome_id: 1, odds: 2_000 }];
    const bets = [{ type: "single", stake: { value: 100, currency: "EUR", subunits: 100 }, selections }];
    const replies = [await player.post("/api/v2/bets", { meta }), await player.post("/api/v2/bets", { meta, bets })];
    expect(replies.map(({ status, body }) => [status, typeof body["code"]])).toEqual([
      [400, "string"],
      [400, "number"],
    ]);
    for (const { body } of replies) expect(isValid(schema ?? {}, body)).toBeNull();
  });

  it("deprecates exactly the fields that the versioning rules list", () => {
    const deprecated: string[] = [];
    for (const [name, { properties }] of Object.entries(document.components["schemas"] ?? {}))
      for (const [field, schema] of Object.entries((properties ?? {}) as Record<string, Json>))
        if (schema["deprecated"] === true) deprecated.push(`\`${name}.${field}\``);
    for (const { operationId, parameters } of operations)
      for (const { name, deprecated: isDeprecated } of parameters)
        if (isDeprecated === true) deprecated.push(`\`${operationId}\` query \`${name}\``);
    const table = versioning.slice(versioning.indexOf("| deprecated | use |"), versioning.indexOf("## Forms of new fields"));
    const listed = [...table.matchAll(/^\| (`[^|]+) \|/gmu)].map(([, name = ""]) => name);
    expect(deprecated.toSorted()).toEqual(listed.toSorted());
    expect(listed.length).toBeGreaterThan(2);
  });

  it("names new fields in snake_case, apart from those that the versioning rules list", () => {
    const odd = new Set<string>();
    walkSchemas(document, ({ properties }) => {
      for (const name of Object.keys((properties ?? {}) as Json)) if (!/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/u.test(name)) odd.add(name);
    });
    const row = /^\| names \|.*$/mu.exec(versioning)?.[0].split("|")[3] ?? "";
    expect([...odd].toSorted()).toEqual([...row.matchAll(/`(\w+)`/gu)].map(([, name = ""]) => name).toSorted());
  });

  it("is a page that loads only the descriptions", async () => {
    const page = await server.client().get("/api/docs");
    expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-/u);
    const [, script = ""] = /<script type="module">([\s\S]*)<\/script>/u.exec(page.text) ?? [];
    expect(script.length).toBeGreaterThan(1_000);
    expect(() => new Script(script)).not.toThrow();
    for (const address of ["openapi.json", "asyncapi.json", "events.schema.json"]) expect(page.text).toContain(`href="/api/${address}"`);
    expect(page.text).not.toMatch(/<(?:script|link)[^>]+(?:src|href)="http/u);
  });
});
