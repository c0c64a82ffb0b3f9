import fastify, { type FastifyInstance } from "fastify";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSiteRoutes, createSite } from "../../src/server/brand/site.ts";
import { readSiteBrand } from "../../src/server/brand/site-brand.ts";

const apps = new URL("../../../", import.meta.url);
const cssFolders = ["backend/src/providers/frame/", "host/src/cashier/browser/"].map((path) => new URL(path, apps));

/** Names of custom properties that a style sheet uses without a fallback, and those that it sets. */
function properties(css: string): { readonly used: readonly string[]; readonly set: readonly string[] } {
  return {
    used: [...css.matchAll(/var\((--[\w-]+)\)/gu)].map(([, name = ""]) => name),
    set: [...css.matchAll(/(?<![\w(-])(--[\w-]+):/gu)].map(([, name = ""]) => name),
  };
}

describe.each(["broadcast", "programme"])("the files of the brand %s", (key) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const read = readSiteBrand({ key, folder: "" });
    if (read.type === "invalid") throw new Error(read.problems.join(" "));
    app = fastify();
    const webFolder = fileURLToPath(new URL("web", apps));
    addSiteRoutes(app, await createSite({ brand: read.brand, webFolder, builtStyles: [], builtWorker: null }));
  });
  afterAll(() => app.close());

  it("can be loaded by pages of other origins, as can the fonts named in the sheet", async () => {
    const sheet = await app.inject("/styles/brand.css");
    expect([sheet.statusCode, sheet.headers["access-control-allow-origin"]]).toEqual([200, "*"]);
    const fonts = [...sheet.body.matchAll(/url\("([^"]+)"\)/gu)].map(([, address = ""]) => address);
    expect(fonts.length).toBeGreaterThan(0);
    for (const address of fonts) {
      const font = await app.inject(address);
      expect([font.statusCode, font.headers["access-control-allow-origin"]]).toEqual([200, "*"]);
    }
  });

  it("contain every token that games and the cashier use", async () => {
    const { body } = await app.inject("/styles/brand.css");
    for (const folder of cssFolders) {
      const files = readdirSync(folder).filter((name) => name.endsWith(".css"));
      const css = files.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
      const { used, set } = properties(css);
      // Scripts set these on individual elements.
      const known = new Set([...properties(body).set, ...set, "--v", "--h", "--a"]);
      expect(used.filter((name) => !known.has(name))).toEqual([]);
    }
  });

  it("include the icon that browsers request on their own", async () => {
    const reply = await app.inject("/favicon.ico");
    expect(reply.statusCode).toBe(301);
    expect((await app.inject(String(reply.headers.location))).statusCode).toBe(200);
  });
});
