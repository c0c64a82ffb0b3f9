import type { ShownBlock } from "@touchline/contract/site/site-block";
import type { ShownPage } from "@touchline/contract/site/site-file";
import type { Store } from "@touchline/store";
import { isForViewer } from "../blocks/audience.ts";
import { fetchBlocks, loadBlocks } from "../blocks/block-types.ts";
import type { RouteMatch } from "./routes.ts";

/** The key of a page in the operator's site file; null for a page that cannot have blocks. */
export function siteKeyOf({ route, params }: RouteMatch): string | null {
  if (route.key === "custom") return params.sport;
  return route.hasBlocks === true ? route.key : null;
}

/** A page's blocks if they are cached, else null. */
export function peekSitePage({ queries, listings }: Store, match: RouteMatch): ShownPage | null {
  const key = siteKeyOf(match);
  return key === null ? null : (queries.peek(listings.sitePage(key)) ?? null);
}

/** The blocks of a page that are for its viewer; the code and data of others are not fetched. */
export function blocksForViewer({ top, bottom }: ShownPage, { session, locale }: Store): readonly ShownBlock[] {
  const viewer = { isSignedIn: session.getState().status === "signedIn", locale };
  return [...top, ...bottom].filter(({ audience }) => isForViewer(audience, viewer));
}

/** Fetches the code of a page's cached blocks, which rendering needs. */
export async function loadSiteBlocks(store: Store, match: RouteMatch): Promise<void> {
  const page = peekSitePage(store, match);
  if (page !== null) await fetchBlocks(blocksForViewer(page, store));
}

/** Loads a page's blocks with their data and code; null if the site file has no such page. */
export async function readSitePage(store: Store, match: RouteMatch): Promise<ShownPage | null> {
  const key = siteKeyOf(match);
  if (key === null) return null;
  const page = await store.queries.load(store.listings.sitePage(key)).catch(() => null);
  if (page === null) return null;
  await loadBlocks(store, blocksForViewer(page, store));
  return page;
}
