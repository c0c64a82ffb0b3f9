import type { BrandPack } from "@touchline/ui/brands";
import type { FastifyInstance, FastifyReply } from "fastify";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CodedText, codeText, sendCoded } from "./coded-text.ts";
import type { SiteBrand } from "./site-brand.ts";

/** What all pages of this site share. */
export interface Site {
  readonly brand: SiteBrand;
  readonly styleAddress: string;
  readonly style: CodedText;
  readonly icons: CodedText;
  /** Source of the service worker; null if it is disabled. */
  readonly worker: string | null;
}

interface SiteOptions {
  readonly brand: SiteBrand;
  readonly webFolder: string;
  /** Addresses of the built style sheets, which are joined with the brand's; empty in development. */
  readonly builtStyles: readonly string[];
  readonly builtWorker: string | null;
}

export async function createSite({ brand, webFolder, builtStyles, builtWorker }: SiteOptions): Promise<Site> {
  const read = (address: string): string => readFileSync(join(webFolder, "dist/client", address), "utf8");
  const style = await codeText([brand.css, ...builtStyles.map(read)].join("\n"));
  return {
    brand,
    styleAddress: `/styles/${brand.pack.key}.${style.version}.css`,
    style,
    icons: await codeText(readFileSync(join(webFolder, "../../packages/ui/src/icons.svg"), "utf8")),
    worker: builtWorker === null ? null : read(builtWorker),
  };
}

/** The web app manifest (W3C). */
function toWebManifest({ name, palettes }: BrandPack): string {
  const icon = (src: string, sizes: string, purpose: "any" | "maskable"): object => ({
    src,
    sizes,
    type: src.endsWith(".svg") ? "image/svg+xml" : "image/png",
    purpose,
  });
  return JSON.stringify({
    id: "/",
    name,
    short_name: name.slice(0, 12),
    start_url: "/?source=app",
    scope: "/",
    display: "standalone",
    background_color: palettes.dark.page,
    theme_color: palettes.dark.pane,
    categories: ["sports", "entertainment"],
    icons: [
      icon("/icon.svg", "any", "any"),
      icon("/icon-192.png", "192x192", "any"),
      icon("/icon-512.png", "512x512", "any"),
      icon("/icon-maskable.svg", "any", "maskable"),
      icon("/icon-maskable-512.png", "512x512", "maskable"),
    ],
  });
}

const immutable = "public, max-age=31536000, immutable";
const oneDay = "public, max-age=86400";
const revalidate = "no-cache";
/** For frames of other origins, such as the cashier, which use the brand's fonts and colours. */
const anywhere = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" } as const;

/** Served when the service worker is disabled: removes an installed worker and its caches (trust 5). */
const uninstallWorker =
  'self.addEventListener("install",()=>self.skipWaiting());self.addEventListener("activate",(event)=>event.waitUntil((async()=>{for(const key of await caches.keys())await caches.delete(key);await self.registration.unregister()})()));';

function withHeaders(reply: FastifyReply, type: string, cache: string): FastifyReply {
  return reply.type(type).header("cache-control", cache);
}

/** Routes of the style sheet, fonts, icons, manifest and service worker. */
export function addSiteRoutes(app: FastifyInstance, { brand, styleAddress, style, worker, icons }: Site): void {
  app.get(styleAddress, (request, reply) => sendCoded(request, withHeaders(reply, "text/css; charset=utf-8", immutable), style));
  app.get("/styles/brand.css", (_request, reply) =>
    withHeaders(reply, "text/css; charset=utf-8", "public, max-age=300, stale-while-revalidate=86400").headers(anywhere).send(brand.css),
  );
  for (const [address, { type, body }] of brand.fonts)
    app.get(address, (_request, reply) => withHeaders(reply, type, immutable).headers(anywhere).send(body()));
  // Browsers request this address for documents without a head, such as pictures and replies of the API.
  app.get("/favicon.ico", (_request, reply) => reply.redirect("/icon-192.png", 301));
  for (const [address, { type, body }] of brand.icons) app.get(address, (_request, reply) => withHeaders(reply, type, oneDay).send(body()));
  app.get<{ readonly Querystring: { readonly v?: string } }>("/fe-api/icons.svg", (request, reply) =>
    sendCoded(request, withHeaders(reply, "image/svg+xml", request.query.v === icons.version ? immutable : revalidate), icons),
  );
  const manifest = toWebManifest(brand.pack);
  app.get("/manifest.webmanifest", (_request, reply) => withHeaders(reply, "application/manifest+json", revalidate).send(manifest));
  app.get("/sw.js", (_request, reply) =>
    withHeaders(reply, "text/javascript; charset=utf-8", revalidate)
      .header("content-security-policy", "default-src 'none'; script-src 'self'; connect-src 'self'")
      .send(worker ?? uninstallWorker),
  );
}
