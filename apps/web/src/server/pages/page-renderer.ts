import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import type * as entry from "../entry.server.tsx";
import { webFolder } from "../environment.ts";
import { developmentAssets, readBuiltAssets, type PageAssets } from "../document/page-assets.ts";

/** The rendering code and the files of its pages. */
export interface PageRenderer {
  readonly assets: PageAssets;
  load(): Promise<typeof entry>;
}

/** Loads the production build. */
export async function loadBuiltRenderer(): Promise<PageRenderer> {
  const bundle = join(webFolder, "dist/server/entry.server.js");
  readFileSync(bundle);
  const loaded = (await import(pathToFileURL(bundle).href)) as typeof entry;
  return { assets: readBuiltAssets(join(webFolder, "dist/client")), load: async () => loaded };
}

/** Renders from the sources through Vite, which also serves them to the browser. */
export async function createDevelopmentRenderer(app: FastifyInstance): Promise<PageRenderer> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root: webFolder, server: { middlewareMode: true, hmr: { server: app.server } } });
  app.addHook("onClose", async () => vite.close());
  app.addHook("onRequest", async (request, reply) => {
    if (/^\/(?:api|platform|connection|emulation)\b/u.test(request.url) || request.method !== "GET") return;
    await new Promise<void>((resolve, reject) => {
      reply.raw.once("finish", () => resolve());
      vite.middlewares(request.raw, reply.raw, (error: unknown) => (error instanceof Error ? reject(error) : resolve()));
    });
    if (reply.raw.writableEnded) reply.hijack();
  });
  return { assets: developmentAssets(), load: async () => (await vite.ssrLoadModule("/src/server/entry.server.tsx")) as typeof entry };
}
