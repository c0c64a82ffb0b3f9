import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fastify } from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { readEnvironment } from "../../src/server/environment.ts";
import { addAdapterRoute, openBackendWire, wireAttribute } from "../../src/server/http/backend-wire.ts";

const folder = mkdtempSync(join(tmpdir(), "touchline-adapter-"));
afterAll(() => rmSync(folder, { recursive: true }));

function environmentOf(settings: Readonly<Record<string, string>>) {
  return readEnvironment({ BACKEND_ORIGIN: "http://127.0.0.1:1", ...settings }, []);
}

/** The data about the backend in a page's HTML document. */
function hintsIn(attribute: string): unknown {
  return JSON.parse(/^ data-wire="(.+)"$/u.exec(attribute)?.[1]?.replaceAll("&quot;", '"') ?? "null");
}

let count = 0;
async function open(source: string) {
  count += 1;
  const path = join(folder, `adapter-${count}.mjs`);
  writeFileSync(path, source);
  return openBackendWire(environmentOf({ WIRE_ADAPTER: path }), {
    name: "Bets",
    report: (error) => {
      throw error;
    },
  });
}

describe("WIRE_ADAPTER", () => {
  it("is used by the server and served to pages under the hash of its source", async () => {
    const source = "export const adapter = { reply: (call, reply) => ({ ...reply, body: reply.body.result }) };";
    const backend = await open(source);
    const call = { method: "GET", path: "/api/v2/sports", params: {}, query: {}, body: undefined, headers: {} } as const;
    expect(backend.wire.reply(call, { status: 200, body: { result: [1] } })).toEqual({ status: 200, body: [1] });
    const app = fastify();
    addAdapterRoute(app, backend);
    const { adapter: address } = hintsIn(wireAttribute(backend)) as { readonly adapter: string };
    const reply = await app.inject(address);
    expect(reply.body).toBe(source);
    expect(reply.headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await open(`${source} `)).adapter?.address).not.toBe(address);
  });

  it.each([
    ["export const adapter = 1;", "must export an object named adapter"],
    ["export default {};", "must export an object named adapter"],
    ["export const adapter = { reply: 1 };", "must have a function as reply"],
    ["export const adapter = { answer: () => 1 };", "has no use for answer: the hooks are request, reply, publication"],
    ["export const adapter = {", "cannot be loaded: "],
    ['import { x } from "./x.mjs";\nexport const adapter = {};', "must not import other modules"],
  ])("%s aborts the start with one line", async (source, problem) => {
    const error = await open(source).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: expect.stringContaining(problem) });
    expect(String(error)).not.toContain("\n");
  });

  it("that does not exist aborts the start with one line", async () => {
    const opening = openBackendWire(environmentOf({ WIRE_ADAPTER: join(folder, "none.mjs") }), { name: "", report: () => undefined });
    await expect(opening).rejects.toThrow(/WIRE_ADAPTER: .+none\.mjs cannot be read/u);
  });
});

describe("wire settings", () => {
  it("assume a backend that follows the specification by default", () => {
    expect(environmentOf({}).wire).toEqual({ dialect: "spec", adapterPath: null, oddsMaxAgeSeconds: 30 });
    expect(environmentOf({ WIRE_DIALECT: "touchline" }).wire.dialect).toBe("touchline");
  });

  it.each([
    [{ WIRE_DIALECT: "Spec" }, "WIRE_DIALECT=Spec must be one of spec, touchline."],
    [{ ODDS_MAX_AGE_SECONDS: "soon" }, "ODDS_MAX_AGE_SECONDS=soon must be a whole number."],
    [{ ODDS_MAX_AGE_SECONDS: "0" }, "ODDS_MAX_AGE_SECONDS=0 must be from 1 to 600."],
    [{ SITE_INDEXED: "yes" }, "SITE_INDEXED=yes must be true or false."],
    [{ STOP_NOTICE_SECONDS: "-1" }, "STOP_NOTICE_SECONDS=-1 must be a whole number."],
  ])("%o abort the start with one line", (settings, message) => {
    expect(() => environmentOf(settings)).toThrow(message);
  });

  it("add nothing to the pages of the reference backend, but add the site's defaults to those of other backends", async () => {
    const attributeOf = async (settings: Readonly<Record<string, string>>) =>
      wireAttribute(await openBackendWire(environmentOf({ LOCALES: "de,en", ...settings }), { name: "Bets", report: () => undefined }));
    expect(await attributeOf({ WIRE_DIALECT: "touchline" })).toBe("");
    expect(hintsIn(await attributeOf({ ODDS_MAX_AGE_SECONDS: "12" }))).toMatchObject({
      dialect: "spec",
      adapter: null,
      textIds: [],
      site: { name: "Bets", locales: ["de", "en"], oddsMaxAgeSeconds: 12 },
    });
  });
});
