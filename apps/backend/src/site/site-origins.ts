import type { SiteFile } from "@touchline/contract/site/site-file";
import { blocksOf, imagesOf, isProxied } from "./site-images.ts";

/** Origins elsewhere that a site's pages need, each once, in the order of the file. */
export interface SiteOrigins {
  readonly frames: readonly string[];
  readonly images: readonly string[];
}

/** Origins of addresses elsewhere, each once. */
export function originsOf(links: readonly string[]): readonly string[] {
  const elsewhere = links.filter((link) => /^https?:/u.test(link) && URL.canParse(link));
  return [...new Set(elsewhere.map((link) => new URL(link).origin))];
}

/** Reads off the blocks of a site file where their frames and the pictures that do not go through the image proxy come from (spec.md 2, trust.md 3). */
export function siteOrigins(file: SiteFile): SiteOrigins {
  const blocks = blocksOf(file);
  return {
    frames: originsOf(blocks.flatMap((block) => (block.type === "iframe" ? [block.url] : []))),
    images: originsOf(imagesOf(blocks).filter((link) => !isProxied(link))),
  };
}
