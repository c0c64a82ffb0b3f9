import type { ShownPage } from "@touchline/contract/site/site-file";
import type { Store } from "@touchline/store";
import { loadBlockParts } from "../blocks/block-parts.ts";
import type { RouteMatch } from "./match-route.ts";
import type { PageKey } from "./page-route.ts";

const builtPages: ReadonlySet<PageKey> = new Set(["sports", "in_play", "e_sports", "sport", "results", "schedule", "promotions"]);

/** Under which key the site may have blocks for a page; null where it has none. */
export function siteKeyOf({ route, params }: RouteMatch): string | null {
  if (route.key === "custom") return params.sport;
  return builtPages.has(route.key) ? route.key : null;
}

/** The site's blocks of a page as they were read; null until then, and where there are none. */
export function peekSitePage({ queries, listings }: Store, match: RouteMatch): ShownPage | null {
  const key = siteKeyOf(match);
  return key === null ? null : (queries.peek(listings.sitePage(key)) ?? null);
}

/** Fetches the code of a page's blocks, which must be there before the page is drawn. */
export async function loadSiteBlocks(store: Store, match: RouteMatch): Promise<void> {
  const page = peekSitePage(store, match);
  if (page !== null) await loadBlockParts([...page.top, ...page.bottom]);
}

/** Reads what the site shows on a page and what those blocks show, and fetches their code; null when there is no such page of the site. */
export async function readSitePage(store: Store, match: RouteMatch): Promise<ShownPage | null> {
  const key = siteKeyOf(match);
  if (key === null) return null;
  const page = await store.queries.load(store.listings.sitePage(key)).catch(() => null);
  if (page === null) return null;
  const blocks = [...page.top, ...page.bottom];
  const reading = import("../blocks/block-readings.ts").then(async ({ readBlocks }) => readBlocks(store, blocks));
  await Promise.all([loadBlockParts(blocks), reading]);
  return page;
}
