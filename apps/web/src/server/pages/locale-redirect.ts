import { aliasedLocale, localizePath, negotiateLocale, splitLocalePath } from "@touchline/domain";

export type LocalizedAddress =
  | { readonly type: "page"; readonly locale: string; readonly address: string }
  | { readonly type: "redirect"; readonly to: string; readonly status: 301 | 307 }
  /** No locale in front: the visitor's is to be put there, if there is such a page. */
  | { readonly type: "bare"; readonly locale: string; readonly address: string };

interface LocaleRules {
  readonly locales: readonly string[];
  /** The locale whose addresses carry no prefix; null where all do. */
  readonly bareLocale: string | null;
  readonly acceptLanguage: string | undefined;
}

/** The address with one slash wherever its path has several, and none behind it: `//host` would lead elsewhere, and no page has two addresses. */
function withoutSpareSlashes(url: string): string {
  const [path = ""] = /^[^?#]*/u.exec(url) ?? [];
  const single = path.replaceAll(/[/\\]{2,}/gu, "/");
  return `${single.length > 1 && single.endsWith("/") ? single.slice(0, -1) : single}${url.slice(path.length)}`;
}

/**
 * Reads the locale off an address: `/` goes to the visitor's, an alias to the locale behind it (decisions B).
 * Where the first locale has no prefix, addresses without one are its own, and its prefix leads to them for good. Slashes that are
 * doubled or trail lead to the address without them for good.
 */
export function readLocale(url: string, { locales, bareLocale, acceptLanguage }: LocaleRules): LocalizedAddress {
  const visitors = negotiateLocale(acceptLanguage, locales);
  const tidy = withoutSpareSlashes(url);
  if (tidy !== url) {
    const place = readLocale(tidy, { locales, bareLocale, acceptLanguage });
    return place.type === "page" ? { type: "redirect", to: tidy, status: 301 } : place;
  }
  const { pathname, search } = new URL(url, "http://page");
  if (pathname === "/" && bareLocale === null) return { type: "redirect", to: `/${visitors}${search}`, status: 307 };
  const moved = (path: string, locale: string): LocalizedAddress => ({
    type: "redirect",
    to: localizePath(path, locale, bareLocale),
    status: 301,
  });
  const [, first = "", ...rest] = pathname.split("/");
  const split = splitLocalePath(`${pathname}${search}`, locales);
  if (split.locale !== null) {
    const isCanonical = first === split.locale && split.locale !== bareLocale;
    return isCanonical ? { type: "page", locale: split.locale, address: split.path } : moved(split.path, split.locale);
  }
  const alias = aliasedLocale(first, locales);
  if (alias !== null) return moved(`/${rest.join("/")}${search}`, alias);
  return bareLocale === null
    ? { type: "bare", locale: visitors, address: `${pathname}${search}` }
    : { type: "page", locale: bareLocale, address: `${pathname}${search}` };
}
