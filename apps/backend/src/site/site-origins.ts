import type { SiteBlock } from "@touchline/contract/site/site-block";
import type { SiteFile } from "@touchline/contract/site/site-file";

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

function imagesOf(block: SiteBlock): readonly string[] {
  return block.type === "banner" && block.image !== undefined ? [block.image.desktop, block.image.mobile] : [];
}

/** Reads off the blocks of a site file where their frames and pictures come from (spec.md 2, trust.md 3). */
export function siteOrigins(file: SiteFile): SiteOrigins {
  const blocks = [
    ...file.pages.flatMap(({ top = [], bottom = [] }) => [...top, ...bottom]),
    ...file.custom_pages.flatMap((page) => page.blocks),
  ];
  return {
    frames: originsOf(blocks.flatMap((block) => (block.type === "iframe" ? [block.url] : []))),
    images: originsOf(blocks.flatMap(imagesOf)),
  };
}
