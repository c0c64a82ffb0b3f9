import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fastify } from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { readEnvironment } from "../../src/server/environment.ts";
import { addAdapterRoute, openBackendWire, wireAttributes } from "../../src/server/http/backend-wire.ts";

const folder = mkdtempSync(join(tmpdir(), "touchline-adapter-"));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
async function open(source: string) {
  count += 1;
  const path = join(folder, `adapter-${count}.mjs`);
  writeFileSync(path, source);
  return openBackendWire({ dialect: "spec", adapterPath: path }, (error) => {
    throw error;
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
    const address = /data-adapter="(.+)"/u.exec(wireAttributes(backend))?.[1] ?? "";
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
  ])("%s stops the start with one line", async (source, problem) => {
    const error = await open(source).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: expect.stringContaining(problem) });
    expect(String(error)).not.toContain("\n");
  });

  it("that does not exist stops the start with one line", async () => {
    const opening = openBackendWire({ dialect: "spec", adapterPath: join(folder, "none.mjs") }, () => undefined);
    await expect(opening).rejects.toThrow(/WIRE_ADAPTER: .+none\.mjs cannot be read/u);
  });
});

describe("WIRE_DIALECT", () => {
  const read = (settings: Readonly<Record<string, string>>) => readEnvironment({ BACKEND_ORIGIN: "http://127.0.0.1:1", ...settings }, []);

  it("is the specification unless set, and another word stops the start", () => {
    expect(read({}).wire).toEqual({ dialect: "spec", adapterPath: null });
    expect(read({ WIRE_DIALECT: "touchline" }).wire.dialect).toBe("touchline");
    expect(() => read({ WIRE_DIALECT: "Spec" })).toThrow("WIRE_DIALECT=Spec must be one of spec, touchline.");
  });

  it("adds nothing to the document of a page of the reference backend", () => {
    expect(wireAttributes({ dialect: "touchline", adapter: null })).toBe("");
    expect(wireAttributes({ dialect: "spec", adapter: null })).toBe(' data-wire="spec"');
  });
});
