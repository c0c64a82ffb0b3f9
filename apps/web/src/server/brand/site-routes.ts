import type { FastifyInstance, FastifyReply } from "fastify";
import { sendCoded } from "./coded-text.ts";
import type { Site } from "./site.ts";
import { toWebManifest } from "./web-manifest.ts";

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
