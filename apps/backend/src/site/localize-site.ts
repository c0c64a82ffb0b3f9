import type { ShownBlock, SiteBlock } from "@touchline/contract/site/site-block";
import { BuiltPageKey, type ShownPage, type SiteFile } from "@touchline/contract/site/site-file";
import type { LocalText, ShownMenuItem, ShownMenus, SiteMenuItem } from "@touchline/contract/site/site-parts";
import { isObject } from "./check-site-file.ts";
import { toProxied } from "./site-images.ts";

/** A text in the locale, else its base language, English, or the first one present. */
export function localText(text: LocalText, locale: string): string {
  const base = locale.split("-")[0] ?? locale;
  return text[locale] ?? text[base] ?? text["en"] ?? Object.values(text)[0] ?? "";
}

const codePattern = /^[a-z]{2,3}(-[A-Z]{2})?$/u;

function isLocalText(value: unknown): value is LocalText {
  return isObject(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => codePattern.test(key));
}

function localize(value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((item) => localize(item, locale));
  if (isLocalText(value)) return localText(value, locale);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, localize(part, locale)]));
}

function withProxiedImage(block: SiteBlock): SiteBlock {
  if (block.type !== "banner" || block.image === undefined) return block;
  const { desktop, mobile, alt } = block.image;
  return { ...block, image: { desktop: toProxied(desktop), mobile: toProxied(mobile), alt } };
}

/** Blocks with texts in one language and images through the image proxy. */
function localizeBlocks(blocks: readonly SiteBlock[], locale: string): ShownBlock[] {
  // Safe: the types differ by exactly the parts that `localize` replaces.
  return blocks.map((block) => localize(withProxiedImage(block), locale) as ShownBlock);
}

/** Menus with texts in one language. */
export function localizeMenus(menus: SiteFile["menus"], locale: string): ShownMenus {
  const shown = (items: readonly SiteMenuItem[]): ShownMenuItem[] =>
    items.map(({ label, ...item }) => (label === undefined ? item : { ...item, label: localText(label, locale) }));
  return {
    header: shown(menus.header),
    left_sidebar_desktop: shown(menus.left_sidebar_desktop),
    side_menu_mobile: shown(menus.side_menu_mobile),
    tab_bar_mobile: shown(menus.tab_bar_mobile),
    right_sidebar_desktop: shown(menus.right_sidebar_desktop),
  };
}

const builtKeys: readonly string[] = BuiltPageKey.anyOf.map((literal) => literal.const);

function isBuiltPage(key: string): boolean {
  return builtKeys.includes(key);
}

/** A page by its key or the path of a custom page; null if unknown. */
export function localizePage(file: SiteFile, key: string, locale: string): ShownPage | null {
  if (isBuiltPage(key)) {
    const built = file.pages.find((page) => page.key === key);
    return {
      title: null,
      description: null,
      layout: "default",
      is_indexed: true,
      top: localizeBlocks(built?.top ?? [], locale),
      bottom: localizeBlocks(built?.bottom ?? [], locale),
    };
  }
  const custom = file.custom_pages.find((page) => page.path === `/${key}`);
  if (custom === undefined) return null;
  return {
    title: localText(custom.title, locale),
    description: custom.description === undefined ? null : localText(custom.description, locale),
    layout: custom.layout ?? "default",
    is_indexed: custom.indexed ?? true,
    top: [],
    bottom: localizeBlocks(custom.blocks, locale),
  };
}
