import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { SiteBlock } from "@touchline/contract/site/site-block";
import type { ImageSources } from "../images/image-source.ts";
import type { SiteFile } from "@touchline/contract/site/site-file";

/** Whether the image proxy takes this address: it does not draw SVG, which are as small as they get. */
export function isProxied(link: string): boolean {
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
