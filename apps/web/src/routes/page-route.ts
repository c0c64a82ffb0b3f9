import type { EntityKind } from "@touchline/domain";
import type { Store } from "@touchline/store";
import type { ReactNode } from "react";
import type { MessageKey, Text } from "../messages/text.ts";

/** Names of pages (spec.md 2). */
export type PageKey =
  | "sports"
  | "in_play"
  | "multiview"
  | "e_sports"
  | "favorites"
  | "schedule"
  | "sport"
  | "category"
  | "league"
  | "match"
  | "sign_in"
  | "sign_up"
  | "forgot_password"
  | "edit_password"
  | "confirmation"
  | "unlock"
  | "profile"
  | "bets_history"
  | "safer_gambling"
  | "horse_racing"
  | "lotteries"
  | "premium_cricket"
  | "virtual_gaming_arena"
  | "bet"
  | "results"
  | "promotions"
  | "search"
  | "about"
  | "custom"
  | "block_gallery"
  | "app_shell"
  | "theme"
  | "general_rules"
  | "terms"
  | "accessibility"
  | "not_found"
  | "gone"
  | "blocked"
  | "locked"
  | "failed";

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

/** What became of an address once its data was looked at. */
export type PageOutcome =
  | { readonly type: "page"; readonly status: 200 | 401 | 403 | 404 | 410 | 500 }
  /** To another address, without the locale, with all that follows its path. */
  | { readonly type: "redirect"; readonly path: string; readonly status: 301 | 302 }
  | { readonly type: "notFound" }
  /** It was there and is no more (decisions A). */
  | { readonly type: "gone" };

export interface LoadContext extends PageProps {
  readonly store: Store;
}

/** Title and description of a page, in the page's language. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Kept out of search engines even on an indexed site. */
  readonly isPrivate?: boolean;
  /** Address that stands for the page, without the locale: what narrows or sorts it is left out, the number of its page is not. */
  readonly canonical: string;
}

/** A page's head before its address is known. */
export type OwnHead = Omit<PageHead, "canonical">;

export interface HeadContext extends LoadContext {
  readonly t: Text;
}

/** One row of the route table. */
export interface PageRoute {
  readonly key: PageKey;
  /** Segments; `:sport` and `:bet` take any, `:entity` one that ends in the suffix of `kind`. */
  readonly path: string;
  readonly kind?: EntityKind;
  /** Name of the page's file below routes/pages, for preloading. */
  readonly chunk: string;
  readonly titleKey: MessageKey;
  /** Kept out of search engines, where there is no `head` that says so. */
  readonly isPrivate?: true;
  /** Whether `?page=2` is a page of its own, with a title and an address of its own. */
  readonly isPaged?: true;
  /** Pages without a rail and slip. */
  readonly layout: "desk" | "narrow";
  /** Fetches the code that draws the page, with the prose of the locale where it has any. */
  importPage(locale: string): Promise<(props: PageProps) => ReactNode>;
  /** Reads what the page needs first. */
  load?(context: LoadContext): Promise<PageOutcome>;
  head?(context: HeadContext): OwnHead;
}

/** A page that can be drawn at once. */
export interface ResolvedPage {
  readonly route: PageRoute;
  readonly params: PageParams;
  /** Path and search without the locale. */
  readonly address: string;
  readonly search: URLSearchParams;
  readonly status: number;
  readonly Component: (props: PageProps) => ReactNode;
}

export const pageFound: PageOutcome = { type: "page", status: 200 };
