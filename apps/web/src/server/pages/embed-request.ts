import { isAllowedParent, type ParentRules } from "@touchline/domain";
import type { FastifyRequest } from "fastify";

/** The frame around a page. */
export interface EmbedFrame {
  /** Origin of the allowed parent. */
  readonly parent: string;
  /** `fill`: the host sets the height; `auto`: the frame is as tall as its page. */
  readonly layout: "fill" | "auto";
}

/** How a page request relates to frames. */
export type EmbedRequest =
  | { readonly type: "standalone" }
  /** The parent is not allowed to embed the pages. */
  | { readonly type: "refused" }
  /** A framed page navigated to a standalone address: it is redirected to stay embedded. */
  | { readonly type: "moved"; readonly to: string }
  | { readonly type: "embedded"; readonly frame: EmbedFrame; readonly url: string };

const embedPathPattern = /^\/embed(?=\/|$)/u;

function readFrame({ searchParams }: URL, rules: ParentRules): EmbedFrame | null {
  const parent = searchParams.get("parent") ?? "";
  return isAllowedParent(parent, rules) ? { parent, layout: searchParams.get("layout") === "auto" ? "auto" : "fill" } : null;
}

/** Parses a request path; two leading slashes must not be read as a host. */
function toUrl(address: string): URL {
  return new URL(`http://page${address}`);
}

/** The embedded form of an address. */
export function toEmbedUrl(url: string, { parent, layout }: EmbedFrame): string {
  const place = toUrl(url);
  place.searchParams.set("parent", parent);
  if (layout === "auto") place.searchParams.set("layout", layout);
  return `/embed${place.pathname}${place.search}`;
}

/** Reads `/embed/...?parent=` of an allowed parent, or a navigation inside such a page. */
export function readEmbedRequest(request: Pick<FastifyRequest, "url" | "headers" | "host">, rules: ParentRules): EmbedRequest {
  const url = toUrl(request.url);
  if (embedPathPattern.test(url.pathname)) {
    const frame = readFrame(url, rules);
    if (frame === null) return { type: "refused" };
    url.searchParams.delete("parent");
    url.searchParams.delete("layout");
    return { type: "embedded", frame, url: `${url.pathname.replace(embedPathPattern, "") || "/"}${url.search}` };
  }
  const referer = request.headers.referer ?? "";
  if (request.headers["sec-fetch-dest"] !== "iframe" || !URL.canParse(referer)) return { type: "standalone" };
  const from = new URL(referer);
  const frame = from.host === request.host && embedPathPattern.test(from.pathname) ? readFrame(from, rules) : null;
  return frame === null ? { type: "standalone" } : { type: "moved", to: toEmbedUrl(request.url, frame) };
}
