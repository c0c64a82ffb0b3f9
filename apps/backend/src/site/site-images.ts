import type { SiteFile } from "@touchline/contract/site/site-file";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { SiteBlock } from "@touchline/contract/site/site-block";
import type { ImageSources } from "./image-source.ts";

/** Whether the image proxy takes this address: it does not draw SVG, which are as small as they get. */
function isProxied(link: string): boolean {
  const isPicture = /^(?:https?:\/\/|\/images\/)/u.test(link);
  return isPicture && !/\.svg(?:[?#]|$)/iu.test(link);
}

/** The same picture by the image proxy; pages add the width they need. */
export function toProxied(link: string): string {
  return isProxied(link) ? `/img?url=${encodeURIComponent(link)}` : link;
}

/** Addresses of the pictures in blocks. */
export function imagesOf(blocks: readonly SiteBlock[]): readonly string[] {
  return blocks.flatMap((block) => (block.type === "banner" && block.image !== undefined ? [block.image.desktop, block.image.mobile] : []));
}

/** Every block of a site. */
export function blocksOf(file: SiteFile): readonly SiteBlock[] {
  return [...file.pages.flatMap(({ top = [], bottom = [] }) => [...top, ...bottom]), ...file.custom_pages.flatMap((page) => page.blocks)];
}

/** The folder of a site's own pictures: `images` beside its file, or those that come along. */
export function imageFolder(siteFile: string): string {
  return siteFile === "" ? fileURLToPath(new URL("../../site/images", import.meta.url)) : join(dirname(resolve(siteFile)), "images");
}

/** Where the image proxy takes a site's pictures from: its folder, what its file names, and the origins that the operator trusts. */
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

/** Origins elsewhere that a site's pages need, each once, in the order of the file. */
interface SiteOrigins {
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
