import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../support/test-server.ts";

interface Content {
  readonly "application/json": { readonly schema: object; readonly example?: unknown };
}
interface Call {
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly security: readonly unknown[];
  readonly "x-error-codes": readonly { readonly status: number; readonly code: string; readonly when: string }[];
}

let server: TestServer;
let calls: readonly (readonly [name: string, call: Call])[];
beforeAll(async () => {
  server = await startTestServer();
  const { body } = await server.client().get("/api/openapi.json");
  const paths = body["paths"] as Readonly<Record<string, Readonly<Record<string, Call>>>>;
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call] as const),
  );
});
afterAll(() => server.close());

describe("the API reference", () => {
  it("has a valid example of every body and reply", () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    const wrong: string[] = [];
    const without: string[] = [];
    for (const [name, call] of calls) {
      const replies = Object.entries(call.responses).filter(([status]) => Number(status) < 400);
      for (const content of [call.requestBody?.content, ...replies.map(([, reply]) => reply.content)]) {
        if (content === undefined) continue;
        const { schema, example } = content["application/json"];
        if (example === undefined) without.push(name);
        else if (!ajv.validate(schema, example)) wrong.push(`${name}: ${ajv.errorsText()} ${JSON.stringify(example).slice(0, 200)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(without).toEqual([]);
  });

  it("lists the error codes of every call", () => {
    for (const [name, call] of calls) {
      const codes = call["x-error-codes"].map(({ status, code }) => `${status} ${code}`);
      expect(codes, name).toContain("500 internal");
      if (call.security.length > 0) expect(codes, name).toContain("401 unauthorized");
      if (!name.startsWith("GET")) expect(codes, name).toContain("403 cross_site");
    }
    const codesOf = (name: string) => calls.find(([known]) => known === name)?.[1]["x-error-codes"].map(({ code }) => code);
    expect(codesOf("POST /api/v2/bets")).toEqual(expect.arrayContaining(["101", "114", "118", "120", "key_reused", "attempt_in_progress"]));
    expect(codesOf("POST /platform/api/player/sign-in")).toEqual(expect.arrayContaining(["invalid_credentials", "locked"]));
  });

  it("is a page that loads only the OpenAPI document", async () => {
    const page = await server.client().get("/api/docs");
    expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-/u);
    expect(page.text).not.toMatch(/<(?:script|link)[^>]+(?:src|href)="http/u);
  });
});
