import type { Competitor } from "@touchline/contract/entities/match";
import { toWireId } from "@touchline/domain";
import { type ApiClient, endpoints } from "@touchline/store";
import type { FastifyInstance, FastifyReply } from "fastify";
import { isIdText } from "../../navigation/id-parameter.ts";
import { type BackendApi, ownAddress } from "../http/backend-api.ts";
import type { SiteBrand } from "../brand/site-brand.ts";
import {
  indexedPaths,
  readSiteAddresses,
  robotsText,
  type SiteAddresses,
  sitemap,
  sitemapIndex,
  type SitemapKind,
  sitemapKinds,
} from "./sitemaps.ts";
import { drawMatchImage, drawSiteImage, type PicturedMatch } from "../brand/social-image.ts";

interface SearchSite {
  readonly publicOrigin: string;
  readonly locales: readonly string[];
  readonly bareLocale: string | null;
  readonly isIndexed: boolean;
}

const sitemapTtlMs = 10 * 60_000;
const maxImages = 200;

/** Caches a value for a while; concurrent callers share one read. */
function createCached<Value>(read: () => Promise<Value>, ttlMs: number): () => Promise<Value> {
  let known: Promise<Value> | null = null;
  let until = 0;
  return async () => {
    if (known !== null && performance.now() < until) return known;
    const reading = read();
    known = reading;
    until = performance.now() + ttlMs;
    return reading.catch((error: unknown) => {
      if (known === reading) known = null;
      throw error;
    });
  };
}

async function readMatch(id: string, api: ApiClient): Promise<PicturedMatch | null> {
  const match = await api.fetch(endpoints.getMatch, { params: { id: toWireId(id) } }).catch(() => null);
  if (match === null || match.competitors === null) return null;
  const side = ({ short_name, colors }: Competitor) => ({ shortName: short_name, colors });
  return { home: side(match.competitors.home), away: side(match.competitors.away), day: match.start_time.slice(0, 10) };
}

function sendPng(reply: FastifyReply, image: Buffer): FastifyReply {
  return reply
    .type("image/png")
    .header("cache-control", "public, max-age=86400")
    .header("cross-origin-resource-policy", "cross-origin")
    .send(image);
}

/** robots.txt, the sitemaps of an indexed site, and the images of shared links. */
export function addSearchRoutes(
  app: FastifyInstance,
  site: SearchSite,
  { pack, api }: Pick<SiteBrand, "pack"> & { readonly api: BackendApi },
): void {
  const { locales, isIndexed } = site;
  const ownApi = api({ locale: locales[0] ?? "en", callerAddress: ownAddress });
  const addresses = createCached<SiteAddresses>(
    async () => readSiteAddresses(ownApi, { fixed: indexedPaths, nowMs: Date.now() }),
    sitemapTtlMs,
  );
  const sendXml = (reply: FastifyReply, text: string): FastifyReply =>
    reply.type("application/xml; charset=utf-8").header("cache-control", "public, max-age=600").send(text);
  const images = new Map<string, Buffer>();
  let siteImage: Buffer | null = null;

  app.get("/robots.txt", (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", "public, max-age=3600").send(robotsText(site)),
  );
  if (isIndexed) {
    app.get("/sitemap.xml", async (_request, reply) => sendXml(reply, sitemapIndex(site, await addresses())));
    app.get<{ readonly Params: { readonly file: string } }>("/sitemaps/:file", async ({ params }, reply) => {
      const [, kind = "", locale = ""] = /^([a-z]+)\.([\w-]+)\.xml$/u.exec(params.file) ?? [];
      const known = sitemapKinds.find((one): one is SitemapKind => one === kind);
      if (known === undefined || !locales.includes(locale)) return reply.callNotFound();
      return sendXml(reply, sitemap(site, { addresses: (await addresses())[known], locale }));
    });
  }
  app.get("/social.png", (_request, reply) => sendPng(reply, (siteImage ??= drawSiteImage(pack))));
  app.get<{ readonly Params: { readonly file: string } }>("/social/:file", async ({ params }, reply) => {
    const id = /^(.+)\.png$/u.exec(params.file)?.[1];
    if (id === undefined || !isIdText(id)) return reply.callNotFound();
    const known = images.get(id);
    if (known !== undefined) return sendPng(reply, known);
    const match = await readMatch(id, ownApi);
    if (match === null) return sendPng(reply, (siteImage ??= drawSiteImage(pack)));
    if (images.size >= maxImages) images.delete(images.keys().next().value ?? id);
    const drawing = drawMatchImage(pack, match);
    images.set(id, drawing);
    return sendPng(reply, drawing);
  });
}
