import type { ShownBlock } from "@touchline/contract/site/site-block";
import type { BuiltPageKey, ShownPage } from "@touchline/contract/site/site-file";
import { unservedStatuses } from "../core/api-error.ts";

/** What the web server knows of the site, for backends that serve no system data or site configuration. */
export interface SiteDefaults {
  readonly name: string;
  /** Key of the brand pack. */
  readonly brand: string;
  /** Offered locales; the first is the default. */
  readonly locales: readonly string[];
  readonly rtlView: boolean;
  readonly isIndexed: boolean;
  readonly platformOrigin: string;
  /** How old prices may be for a bet while they are polled. */
  readonly oddsMaxAgeSeconds: number;
}

/** Defaults for a site of which nothing is known. */
export const noSiteDefaults: SiteDefaults = {
  name: "Touchline",
  brand: "broadcast",
  locales: [],
  rtlView: true,
  isIndexed: false,
  platformOrigin: "",
  oddsMaxAgeSeconds: 30,
};

interface PageBlocks {
  readonly top?: readonly ShownBlock[];
  readonly bottom?: readonly ShownBlock[];
}

/** Blocks of pages that consist of them; the other pages have their own content. Texts come from the blocks themselves. */
const blocksByPage: Readonly<Record<BuiltPageKey, PageBlocks>> = {
  sports: {
    top: [{ type: "top_events", limit: 4 }],
    bottom: [
      { type: "live_events", view: "ribbon", limit: 24, max_per_sport: 7 },
      { type: "prematch_events", limit: 40, max_per_sport: 5, days: ["all", "today", "tomorrow", "weekend"] },
    ],
  },
  in_play: {},
  e_sports: {},
  sport: {},
  results: {},
  schedule: {},
  promotions: {},
};

/** The blocks of a built-in page on a site that names none; null for any other page. */
function defaultPage(key: string): ShownPage | null {
  const blocks = Object.hasOwn(blocksByPage, key) ? blocksByPage[key as BuiltPageKey] : null;
  if (blocks === null) return null;
  const { top = [], bottom = [] } = blocks;
  return { title: null, description: null, layout: "default", is_indexed: true, top: [...top], bottom: [...bottom] };
}

/** What stands in for the reply of a call that the backend does not serve; the readers fill in the rest. */
const defaultReplies: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["GET /api/v2/system", {}],
  ["GET /api/v2/site-config", {}],
  ["GET /api/v2/settings", {}],
  ["GET /api/v2/favourites/:type", { favoriteIds: [] }],
  ["GET /api/v2/notifications", { data: [] }],
  ["GET /api/v2/notifications/counters", { unread: 0 }],
  ["GET /api/v2/bonuses", { data: [] }],
  ["GET /api/v2/bonuses/:kind", { data: [] }],
  ["GET /api/v2/jackpots", { data: [] }],
  ["GET /api/v2/jackpot-hits", { data: [] }],
  ["GET /api/v2/vote", null],
]);

/** The reply that stands in for that of a call which the backend does not serve; undefined for calls that require a real reply. */
export function defaultReply(key: string, status: number, params: Readonly<Record<string, unknown>>): unknown {
  if (!unservedStatuses.includes(status)) return undefined;
  if (key === "GET /api/v2/site-config/pages/:key") return defaultPage(String(params["key"])) ?? undefined;
  // A new body for each reply: values are kept by their bodies, and that of system data holds the time of its reading.
  const body = defaultReplies.get(key);
  return typeof body === "object" && body !== null ? { ...body } : body;
}
