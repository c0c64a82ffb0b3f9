import { localizePath, splitLocalePath } from "@touchline/domain";
import type { Store, ValueStore } from "@touchline/store";
import type { ResolvedPage } from "../routes/page-route.ts";

export interface NavigationState {
  readonly page: ResolvedPage;
  /** Address that is being fetched, null while at rest. */
  readonly pending: string | null;
}

/** Where the page is and how it goes elsewhere. Addresses carry no locale. */
export interface Navigation extends Pick<ValueStore<NavigationState>, "getState" | "subscribe"> {
  go(address: string, options?: { readonly isReplacing?: boolean }): Promise<void>;
  /** Fetches code and data of an address ahead. */
  prefetch(address: string): void;
  /** Loads another document and shows that it comes: the same place in another language. */
  leave(href: string): void;
}

/** The address in the address bar for one of ours. */
export function toHref(address: string, { locale, bareLocale }: Pick<Store, "locale" | "bareLocale">): string {
  return localizePath(address, locale, bareLocale);
}

/** Our address for one of the address bar. */
export function toAddress(href: string, { locale }: Pick<Store, "locale">): string {
  const { path } = splitLocalePath(href, [locale]);
  return path.startsWith("/") ? path : `/${path}`;
}
