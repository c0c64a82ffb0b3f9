import type { ShownBlock } from "@touchline/contract/site/site-block";
import type { BuiltPageKey, ShownPage } from "@touchline/contract/site/site-file";
import { unservedStatuses } from "../core/api-error.ts";

/** Site data of the web server, for backends without system data or site configuration. */
export interface SiteDefaults {
  readonly name: string;
  /** Key of the brand pack. */
  readonly brand: string;
  /** Offered locales; the first is the default. */
  readonly locales: readonly string[];
  readonly rtlView: boolean;
  readonly isIndexed: boolean;
  readonly platformOrigin: string;
  /** Maximum age of prices for a bet while they are polled. */
  readonly oddsMaxAgeSeconds: number;
}

/** Defaults for a site without data. */
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

/** Blocks of the pages that consist of blocks; other pages have their own content. The blocks contain their own texts. */
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

/** A built-in page with the default blocks; null for any other page. */
function defaultPage(key: string): ShownPage | null {
  const blocks = Object.hasOwn(blocksByPage, key) ? blocksByPage[key as BuiltPageKey] : null;
  if (blocks === null) return null;
  const { top = [], bottom = [] } = blocks;
  return { title: null, description: null, layout: "default", is_indexed: true, top: [...top], bottom: [...bottom] };
}

/** Replies for calls that the backend does not support; the readers fill in the rest. */
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

/** The reply for a call that the backend does not support; undefined for other statuses and for calls that require a real reply. */
export function defaultReply(key: string, status: number, params: Readonly<Record<string, unknown>>): unknown {
  if (!unservedStatuses.includes(status)) return undefined;
  if (key === "GET /api/v2/site-config/pages/:key") return defaultPage(String(params["key"])) ?? undefined;
  // A new body for each reply, because values are cached by body and the value of system data contains the time of reading.
  const body = defaultReplies.get(key);
  return typeof body === "object" && body !== null ? { ...body } : body;
}
