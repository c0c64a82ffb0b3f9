import { failureStatus, type Store } from "@touchline/store";
import type { ReactNode } from "react";
import type { MessageKey, Text } from "../messages/text.ts";

/** The variable parts of an address. */
export interface PageParams {
  readonly sport: string;
  /** Id behind the suffix of the last segment. */
  readonly id: string;
  readonly segment: string;
}

export interface PageProps {
  readonly params: PageParams;
  readonly search: URLSearchParams;
}

export interface LoadContext extends PageProps {
  readonly store: Store;
}

export interface HeadContext extends LoadContext {
  readonly t: Text;
}

export type PageOutcome =
  | { readonly type: "page"; readonly status: 200 | 401 | 403 | 404 | 410 | 500 }
  /** To another address, without the locale but with its query. */
  | { readonly type: "redirect"; readonly path: string; readonly status: 301 | 302 }
  | { readonly type: "notFound" }
  /** The page existed and was removed (decisions A). */
  | { readonly type: "gone" };

/** Title and description of a page, in the page's language. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Hidden from search engines even on an indexed site. */
  readonly isPrivate?: boolean;
}

/** One page: its component, the data it loads first, and its head. */
export interface Page {
  readonly titleKey: MessageKey;
  readonly Component: (props: PageProps) => ReactNode;
  /** Rendered without the rail and the slip. */
  readonly isNarrow?: boolean;
  /** Has its own header on phones instead of the site's. */
  readonly hasOwnHeader?: true;
  /** Hidden from search engines; for pages without a `head`. */
  readonly isPrivate?: true;
  /** `?page=2` is a separate page with its own title and canonical address. */
  readonly isPaged?: true;
  /** Fetches what rendering needs in addition to the code, also before hydration. */
  prepare?(locale: string): Promise<void>;
  /** Whether the store has enough data for a first frame, so that the page opens before the rest arrives. */
  canOpen?(context: LoadContext): boolean;
  /** Loads the data that the page needs first. */
  load?(context: LoadContext): Promise<PageOutcome>;
  /** Replaces the title and description of `titleKey`. */
  head?(context: HeadContext): PageHead;
}

/** What a file below `routes/pages` exports: its page, or several of the same kind by their keys. */
export type PageModule = { readonly page: Page } | { readonly pages: Readonly<Record<string, Page>> };

export const pageFound: PageOutcome = { type: "page", status: 200 };
export const pageNotFound: PageOutcome = { type: "notFound" };

/** The outcome for a failed request: 404 and 400 mean there is no such page; any other failure is shown by the page itself. */
export function failureToOutcome(error: unknown): PageOutcome {
  const status = failureStatus(error);
  if (status === 410) return { type: "gone" };
  return status === 404 || status === 400 ? pageNotFound : { type: "page", status: 500 };
}

export function redirectTo(path: string, search: URLSearchParams, status: 301 | 302): PageOutcome {
  return { type: "redirect", path: search.size === 0 ? path : `${path}?${search}`, status };
}

/** Redirects to the canonical address when the segments differ from it (decisions A). */
export function canonicalOutcome({ params, search }: PageProps, actual: { readonly sportKey: string; readonly slug: string }): PageOutcome {
  if (actual.sportKey === params.sport && actual.slug === params.segment) return pageFound;
  // Keys and ids of a backend may contain characters that an address must not, such as non-Latin letters.
  return redirectTo(`/${encodeURIComponent(actual.sportKey)}/${encodeURIComponent(actual.slug)}`, search, 301);
}

/** Title and description of a page that lists the matches of a sport, country or league. */
export function listHead(t: Text, name = ""): PageHead {
  return { title: t("title.sport", { name }), description: t("description.sport", { name }) };
}
