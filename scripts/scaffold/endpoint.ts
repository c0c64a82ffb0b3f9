import { Refused, type Draft } from "./draft.ts";
import { parsePlace } from "./names.ts";

const routesFolder = "apps/backend/src/http/routes";
const table = `${routesFolder}/all-routes.ts`;
const storeTable = "packages/store/src/core/endpoints.data.ts";

const named = "packages/contract/src/named-schemas.ts";

/** The tag of the API reference for the routes of an area. */
const tags: Readonly<Record<string, string>> = { betting: "bets", site: "system", sport: "catalog" };

/** A GET endpoint: its contract, its route, a test and, on request, the call from the pages. */
export function draftEndpoint(draft: Draft, argument: string, options: ReadonlyMap<string, string>): readonly string[] {
  const areas = ["betting", "player", "site", "sport"];
  const { area, name } = parsePlace(argument, { areas, defaultArea: "site" });
  const path = `/api/v2/${name.kebab}`;
  const isTaken = draft
    .list("packages/contract/src/http")
    .some((file) => draft.read(`packages/contract/src/http/${file}`).includes(`"${path}"`));
  if (isTaken) throw new Refused(`The path ${path} is taken. Choose another name.`);
  draft.create(
    `packages/contract/src/http/${name.kebab}.ts`,
    `import { Type } from "typebox";
import { endpoint } from "../endpoint.ts";

/** The reply of \`GET ${path}\`. */
export const ${name.pascal} = Type.Object(
  { data: Type.Array(Type.String(), { description: "All ${name.words.toLowerCase()}." }) },
  { description: "The reply of GET ${path}." },
);

export const get${name.pascal} = endpoint({
  method: "GET",
  path: "${path}",
  tag: "${tags[area] ?? area}",
  access: "public",
  summary: "${name.words}.",
  reply: { 200: ${name.pascal} },
});
`,
  );
  draft.create(
    `${routesFolder}/${area}/${name.kebab}-routes.ts`,
    `import { get${name.pascal} } from "@touchline/contract/http/${name.kebab}";
import { answer, implement, type Implementation } from "../../api-call.ts";

export function ${name.camel}Routes(): readonly Implementation[] {
  return [implement(get${name.pascal}, () => answer(200, { data: [] }))];
}
`,
  );
  draft.insertImport(table, `import { ${name.camel}Routes } from "./${area}/${name.kebab}-routes.ts";`);
  draft.insertLastRow(table, "export const endpointRoutes", `  ${name.camel}Routes,`);
  draft.create(
    `apps/backend/tests/api/${name.kebab}.test.ts`,
    `import { ${name.pascal} } from "@touchline/contract/http/${name.kebab}";
import { Value } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("GET ${path}", () => {
  it("replies as the contract says", async () => {
    const reply = await server.client().get("${path}");
    expect(reply.status, reply.text).toBe(200);
    expect(Value.Check(${name.pascal}, reply.body)).toBe(true);
  });

  it("refuses unknown parameters", async () => {
    expect((await server.client().get("${path}?unknown=1")).status).toBe(400);
  });

  it("is part of the OpenAPI document", async () => {
    const { body } = await server.client().get<{ readonly paths: Readonly<Record<string, object>> }>("/api/openapi.json");
    expect(Object.keys(body.paths)).toContain("${path}");
  });
});
`,
  );
  draft.insertImport(named, `import * as ${name.camel} from "./http/${name.kebab}.ts";`);
  draft.insertLastRow(named, "const modules", `  ${name.camel},`);
  if (options.has("--store")) addCall(draft, { path, name });
  return [
    `Declare parameters and the reply in packages/contract/src/http/${name.kebab}.ts; requests are checked and OpenAPI is made from it. Then npm run generate-client.`,
    `Answer it in ${routesFolder}/${area}/${name.kebab}-routes.ts; a parameter \`{ book }: Pick<Services, "book">\` gives it a service.`,
    options.has("--store")
      ? `Call it in packages/store with \`endpoints.get${name.pascal}\`.`
      : `For a call by the pages, add a row to ${storeTable}.`,
    `Test: npm test -- --project backend apps/backend/tests/api/${name.kebab}.test.ts`,
  ];
}

function addCall(draft: Draft, { path, name }: { readonly path: string; readonly name: ReturnType<typeof parsePlace>["name"] }): void {
  draft.insertImport(storeTable, `import type * as ${name.camel} from "@touchline/contract/http/${name.kebab}";`);
  draft.insertLastRow(
    storeTable,
    "export const endpoints",
    `  get${name.pascal}: endpoint<typeof ${name.camel}.get${name.pascal}>({ method: "GET", path: "${path}" }),`,
  );
}
