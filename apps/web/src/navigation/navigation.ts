import { localizePath, splitLocalePath } from "@touchline/domain";
import type { Store, ValueStore } from "@touchline/store";

/** The data of the current page for links and features. */
export interface CurrentPage {
  /** Its row in the route table. */
  readonly route: { readonly key: string; readonly path: string };
  /** Path and query without the locale. */
  readonly address: string;
  readonly search: URLSearchParams;
  readonly status: number;
}

export interface NavigationState<Page extends CurrentPage = CurrentPage> {
  readonly page: Page;
  /** Address that is being fetched; null while idle. */
  readonly pending: string | null;
}

/** The current page, and how to open another one. Addresses do not contain the locale. */
export interface Navigation<Page extends CurrentPage = CurrentPage> extends Pick<
  ValueStore<NavigationState<Page>>,
  "getState" | "subscribe"
> {
  hrefOf(address: string): string;
  go(address: string, options?: { readonly isReplacing?: boolean }): Promise<void>;
  /** Fetches code and data of an address ahead of time. */
  prefetch(address: string): void;
  /** Loads another document, such as the page in another language, and shows progress meanwhile. */
  leave(href: string): void;
}

/** The href of an address, which includes the locale. */
export function toHref(address: string, { locale, bareLocale }: Pick<Store, "locale" | "bareLocale">): string {
  return localizePath(address, locale, bareLocale);
}

/** The address of an href, without the locale. */
export function toAddress(href: string, { locale }: Pick<Store, "locale">): string {
  const { path } = splitLocalePath(href, [locale]);
  return path.startsWith("/") ? path : `/${path}`;
}

/** The `sport` parameter of an address; null for a value that cannot be a sport key (decisions AC). */
export function readSportParameter(search: URLSearchParams): string | null {
  const sport = search.get("sport");
  return sport !== null && /^[a-z\d-]{1,40}$/u.test(sport) ? sport : null;
}
