import { isAllowedParent, type ParentRules } from "@touchline/domain";
import type { FastifyRequest } from "fastify";

/** Who holds the page, and how high it is. */
export interface EmbedFrame {
  /** Origin of the parent, which is allowed. */
  readonly parent: string;
  /** `fill`: the host gives a window; `auto`: the frame is as high as its page. */
  readonly layout: "fill" | "auto";
}

/** A page request as far as frames go. */
export type EmbedRequest =
  | { readonly type: "standalone" }
  /** The parent may not hold our pages. */
  | { readonly type: "refused" }
  /** A whole page was asked for from within a frame: it is to stay in there. */
  | { readonly type: "moved"; readonly to: string }
  | { readonly type: "embedded"; readonly frame: EmbedFrame; readonly url: string };

const embedForm = /^\/embed(?=\/|$)/u;

function readFrame({ searchParams }: URL, rules: ParentRules): EmbedFrame | null {
  const parent = searchParams.get("parent") ?? "";
  return isAllowedParent(parent, rules) ? { parent, layout: searchParams.get("layout") === "auto" ? "auto" : "fill" } : null;
}

/** An address as a request names it: two slashes at its beginning are no host. */
function toUrl(address: string): URL {
  return new URL(`http://page${address}`);
}

/** The address within the frame for one of ours. */
export function toEmbedUrl(url: string, { parent, layout }: EmbedFrame): string {
  const place = toUrl(url);
  place.searchParams.set("parent", parent);
  if (layout === "auto") place.searchParams.set("layout", layout);
  return `/embed${place.pathname}${place.search}`;
}

/** Reads what a request says of a frame: `/embed/...?parent=` of an allowed parent, or a navigation inside of such a page. */
export function readEmbedRequest(request: Pick<FastifyRequest, "url" | "headers" | "host">, rules: ParentRules): EmbedRequest {
  const url = toUrl(request.url);
  if (embedForm.test(url.pathname)) {
    const frame = readFrame(url, rules);
    if (frame === null) return { type: "refused" };
    url.searchParams.delete("parent");
    url.searchParams.delete("layout");
    return { type: "embedded", frame, url: `${url.pathname.replace(embedForm, "") || "/"}${url.search}` };
  }
  const referer = request.headers.referer ?? "";
  if (request.headers["sec-fetch-dest"] !== "iframe" || !URL.canParse(referer)) return { type: "standalone" };
  const from = new URL(referer);
  const frame = from.host === request.host && embedForm.test(from.pathname) ? readFrame(from, rules) : null;
  return frame === null ? { type: "standalone" } : { type: "moved", to: toEmbedUrl(request.url, frame) };
}
