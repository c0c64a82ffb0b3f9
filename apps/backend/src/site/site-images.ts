import type { SiteFile } from "@touchline/contract/site/site-file";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { SiteBlock } from "@touchline/contract/site/site-block";
import type { ImageSources } from "./image-source.ts";

/** Whether an image goes through the proxy; SVGs do not, as they need no resizing. */
function isProxied(link: string): boolean {
  const isPicture = /^(?:https?:\/\/|\/images\/)/u.test(link);
  return isPicture && !/\.svg(?:[?#]|$)/iu.test(link);
}

/** The image's address at the proxy; pages add the width. */
export function toProxied(link: string): string {
  return isProxied(link) ? `/img?url=${encodeURIComponent(link)}` : link;
}

/** Addresses of the images in blocks. */
export function imagesOf(blocks: readonly SiteBlock[]): readonly string[] {
  return blocks.flatMap((block) => (block.type === "banner" && block.image !== undefined ? [block.image.desktop, block.image.mobile] : []));
}

/** All blocks of a site. */
export function blocksOf(file: SiteFile): readonly SiteBlock[] {
  return [...file.pages.flatMap(({ top = [], bottom = [] }) => [...top, ...bottom]), ...file.custom_pages.flatMap((page) => page.blocks)];
}

/** The site's image folder: `images` next to its file, or the bundled one. */
export function imageFolder(siteFile: string): string {
  return siteFile === "" ? fileURLToPath(new URL("../../site/images", import.meta.url)) : join(dirname(resolve(siteFile)), "images");
}

/** The image proxy's sources: the site folder, addresses in the site file, and the operator's trusted origins. */
export function imageSources(file: SiteFile, settings: { readonly SITE_FILE: string; readonly IMAGE_ORIGINS: string }): ImageSources {
  return {
    folder: imageFolder(settings.SITE_FILE),
    links: new Set(imagesOf(blocksOf(file)).filter((link) => /^https?:/u.test(link))),
    origins: new Set(
      settings.IMAGE_ORIGINS.split(",")
        .filter((origin) => URL.canParse(origin))
        .map((origin) => new URL(origin).origin),
    ),
  };
}

/** External origins that a site's pages need, without duplicates, in the order of the file. */
interface SiteOrigins {
  readonly frames: readonly string[];
  readonly images: readonly string[];
}

/** Origins of external addresses, without duplicates. */
export function originsOf(links: readonly string[]): readonly string[] {
  const elsewhere = links.filter((link) => /^https?:/u.test(link) && URL.canParse(link));
  return [...new Set(elsewhere.map((link) => new URL(link).origin))];
}

/** The origins of frames and unproxied images in a site file's blocks (spec.md 2, trust.md 3). */
export function siteOrigins(file: SiteFile): SiteOrigins {
  const blocks = blocksOf(file);
  return {
    frames: originsOf(blocks.flatMap((block) => (block.type === "iframe" ? [block.url] : []))),
    images: originsOf(imagesOf(blocks).filter((link) => !isProxied(link))),
  };
}
