import { aliasedLocale, localizePath, negotiateLocale, splitLocalePath } from "@touchline/domain";

export type LocalizedAddress =
  | { readonly type: "page"; readonly locale: string; readonly address: string }
  | { readonly type: "redirect"; readonly to: string; readonly status: 301 | 307 }
  /** No locale in the path: redirects to the visitor's locale if the page exists. */
  | { readonly type: "bare"; readonly locale: string; readonly address: string };

interface LocaleRules {
  readonly locales: readonly string[];
  /** The locale whose addresses have no prefix; null if every locale has one. */
  readonly bareLocale: string | null;
  readonly acceptLanguage: string | undefined;
}

/** Collapses repeated slashes and drops a trailing one: `//host` would be another site, and a page has one address. */
function normalizeSlashes(url: string): string {
  const [path = ""] = /^[^?#]*/u.exec(url) ?? [];
  const single = path.replaceAll(/[/\\]{2,}/gu, "/");
  return `${single.length > 1 && single.endsWith("/") ? single.slice(0, -1) : single}${url.slice(path.length)}`;
}

/**
 * Reads the locale from an address. `/` redirects to the visitor's locale, an alias to its locale (decisions B). If the first locale has
 * no prefix, its prefix redirects permanently to the address without it, as do repeated and trailing slashes.
 */
export function readLocale(url: string, { locales, bareLocale, acceptLanguage }: LocaleRules): LocalizedAddress {
  const visitors = negotiateLocale(acceptLanguage, locales);
  const normalized = normalizeSlashes(url);
  if (normalized !== url) {
    const place = readLocale(normalized, { locales, bareLocale, acceptLanguage });
    return place.type === "page" ? { type: "redirect", to: normalized, status: 301 } : place;
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
