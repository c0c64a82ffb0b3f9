import { aliasedLocale, negotiateLocale, splitLocalePath } from "@touchline/domain";

export type LocalizedAddress =
  | { readonly type: "page"; readonly locale: string; readonly address: string }
  | { readonly type: "redirect"; readonly to: string; readonly status: 301 | 307 }
  /** No locale in front: not one of our pages. */
  | { readonly type: "unknown"; readonly locale: string };

/** Reads the locale off an address: `/` goes to the visitor's, an alias to the locale behind it (decisions B). */
export function readLocale(
  url: string,
  { locales, acceptLanguage }: { readonly locales: readonly string[]; readonly acceptLanguage: string | undefined },
): LocalizedAddress {
  const visitors = negotiateLocale(acceptLanguage, locales);
  const { pathname, search } = new URL(url, "http://page");
  if (pathname === "/") return { type: "redirect", to: `/${visitors}${search}`, status: 307 };
  const split = splitLocalePath(`${pathname}${search}`, locales);
  if (split.locale !== null) {
    const [, written = ""] = pathname.split("/");
    if (written !== split.locale) return { type: "redirect", to: `/${split.locale}${split.path === "/" ? "" : split.path}`, status: 301 };
    return { type: "page", locale: split.locale, address: split.path };
  }
  const [, first = "", ...rest] = pathname.split("/");
  const alias = aliasedLocale(first, locales);
  if (alias !== null) return { type: "redirect", to: `/${[alias, ...rest].join("/")}${search}`, status: 301 };
  return { type: "unknown", locale: visitors };
}
