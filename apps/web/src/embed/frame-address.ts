import { splitLocalePath } from "@touchline/domain";
import type { AddressBar } from "../client/browser-navigation.ts";
import { toHref } from "../navigation/navigation.ts";

/** Addresses of pages within a frame: below `/embed`, with the parent that holds it. */
export function createFrameAddress({ locale, bareLocale }: { readonly locale: string; readonly bareLocale: string | null }): AddressBar {
  const { searchParams } = new URL(location.href);
  const kept = ["parent", "layout"].flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return {
    hrefOf(address) {
      const href = `/embed${toHref(address, { locale, bareLocale })}`;
      return `${href}${href.includes("?") ? "&" : "?"}${kept.join("&")}`;
    },
    read() {
      const search = new URLSearchParams(location.search);
      search.delete("parent");
      search.delete("layout");
      const query = search.size === 0 ? "" : `?${search}`;
      return splitLocalePath(`${location.pathname.replace(/^\/embed/u, "")}${query}`, [locale]).path;
    },
  };
}
