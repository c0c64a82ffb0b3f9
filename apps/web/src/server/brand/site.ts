import type { BrandPack } from "@touchline/ui/brands";
import type { FastifyInstance, FastifyReply } from "fastify";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CodedText, codeText, sendCoded } from "./coded-text.ts";
import type { SiteBrand } from "./site-brand.ts";

/** What every page of this site has in common: its brand, its style sheet, its icons and its worker. */
export interface Site {
  readonly brand: SiteBrand;
  readonly styleAddress: string;
  readonly style: CodedText;
  readonly icons: CodedText;
  /** Source of the service worker; null where pages shall have none. */
  readonly worker: string | null;
}

interface SiteOptions {
  readonly brand: SiteBrand;
  readonly webFolder: string;
  /** Addresses of the pages' built sheets, which are joined with the brand's; none while developing. */
  readonly builtStyles: readonly string[];
  /** Address of the built worker. */
  readonly builtWorker: string | null;
}

/** Joins brand and built files. */
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

/** The manifest of the installed app (W3C application manifest). */
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

const forGood = "public, max-age=31536000, immutable";
const forADay = "public, max-age=86400";
const alwaysAsk = "no-cache";

/** Takes a worker of before, and all it kept, out of the browsers that have one (trust 5). */
const farewell =
  'self.addEventListener("install",()=>self.skipWaiting());self.addEventListener("activate",(event)=>event.waitUntil((async()=>{for(const key of await caches.keys())await caches.delete(key);await self.registration.unregister()})()));';

function describe(reply: FastifyReply, type: string, cache: string): FastifyReply {
  return reply.type(type).header("cache-control", cache);
}

/** Style sheet, fonts, pictures, icons, manifest and worker of the site. */
export function addSiteRoutes(app: FastifyInstance, { brand, styleAddress, style, worker, icons }: Site): void {
  app.get(styleAddress, (request, reply) => sendCoded(request, describe(reply, "text/css; charset=utf-8", forGood), style));
  for (const [address, { type, body }] of brand.fonts) app.get(address, (_request, reply) => describe(reply, type, forGood).send(body()));
  for (const [address, { type, body }] of brand.icons) app.get(address, (_request, reply) => describe(reply, type, forADay).send(body()));
  app.get<{ readonly Querystring: { readonly v?: string } }>("/fe-api/icons.svg", (request, reply) =>
    sendCoded(request, describe(reply, "image/svg+xml", request.query.v === icons.version ? forGood : alwaysAsk), icons),
  );
  const manifest = toWebManifest(brand.pack);
  app.get("/manifest.webmanifest", (_request, reply) => describe(reply, "application/manifest+json", alwaysAsk).send(manifest));
  app.get("/sw.js", (_request, reply) =>
    describe(reply, "text/javascript; charset=utf-8", alwaysAsk)
      .header("content-security-policy", "default-src 'none'; script-src 'self'; connect-src 'self'")
      .send(worker ?? farewell),
  );
}
