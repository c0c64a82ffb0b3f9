import type { ShownBlock, SiteBlockType } from "@touchline/contract/site/site-block";
import type { Store } from "@touchline/store";
import type { ReactNode } from "react";
import type { BlockDefinition } from "./block.ts";
import { definition as prematchEvents } from "./lists/prematch-events.tsx";

/** `eager` blocks are part of the first load. `lazy` ones are fetched with the page that shows them, all in one chunk. */
type BlockRow<Definition> = { readonly eager: Definition } | { readonly lazy: () => Promise<{ readonly definition: Definition }> };

/** Every type of block. */
const blockTypes: { readonly [Name in SiteBlockType]: BlockRow<BlockDefinition<Name>> } = {
  banner: { lazy: async () => import("./content/banner.tsx") },
  modal: { lazy: async () => import("./content/modal.tsx") },
  iframe: { lazy: async () => import("./content/iframe.tsx") },
  text: { lazy: async () => import("./content/text.tsx") },
  cover: { lazy: async () => import("./cover/cover.tsx") },
  situations: { lazy: async () => import("./cover/situations.tsx") },
  popular_combos: { lazy: async () => import("./cover/popular-combos.tsx") },
  favourites: { lazy: async () => import("./cover/favourites.tsx") },
  live_events: { lazy: async () => import("./lists/live-events.tsx") },
  prematch_events: { eager: prematchEvents },
  outrights: { lazy: async () => import("./lists/outrights.tsx") },
  results: { lazy: async () => import("./lists/results.tsx") },
  schedule: { lazy: async () => import("./lists/schedule.tsx") },
  top_events: { lazy: async () => import("./lists/top-events.tsx") },
  leagues: { lazy: async () => import("./lists/leagues.tsx") },
  sport_list: { lazy: async () => import("./lists/sport-list.tsx") },
  odds: { lazy: async () => import("./odds.tsx") },
  match_preview: { lazy: async () => import("./match-preview.tsx") },
  chat_toggle: { lazy: async () => import("./chat-toggle.tsx") },
  bonuses: { lazy: async () => import("./widgets/bonuses.tsx") },
  jackpot_banner: { lazy: async () => import("./widgets/jackpot-banner.tsx") },
  jackpot_leaderboard: { lazy: async () => import("./widgets/jackpot-leaderboard.tsx") },
  selection_bar: { lazy: async () => import("./widgets/selection-bar.tsx") },
  side_menu: { lazy: async () => import("./widgets/side-menu.tsx") },
  search: { lazy: async () => import("./widgets/search.tsx") },
  profile: { lazy: async () => import("./widgets/profile.tsx") },
  language: { lazy: async () => import("./widgets/language.tsx") },
  clock: { lazy: async () => import("./widgets/clock.tsx") },
};

/** The definition of any type. Callers pass it only blocks of that type. */
interface AnyDefinition {
  readonly Component: (props: { readonly block: ShownBlock }) => ReactNode;
  readonly loadData?: (store: Store, block: ShownBlock) => Promise<unknown>;
}

/** Undefined for a type that only a newer server has; such blocks are not shown. */
function rowOf(type: SiteBlockType): BlockRow<AnyDefinition> | undefined {
  return blockTypes[type] as BlockRow<AnyDefinition> | undefined;
}

/** Fetched definitions; all pages of the process share them. */
const fetched = new Map<SiteBlockType, AnyDefinition>();

/** The definition of a type; null until its code is fetched. */
export function peekDefinition(type: SiteBlockType): AnyDefinition | null {
  const row = rowOf(type);
  return row !== undefined && "eager" in row ? row.eager : (fetched.get(type) ?? null);
}

async function fetchDefinition(type: SiteBlockType): Promise<AnyDefinition | null> {
  const row = rowOf(type);
  if (row === undefined || "eager" in row) return row?.eager ?? null;
  const { definition } = await row.lazy();
  fetched.set(type, definition);
  return definition;
}

/** Whether the code of all these blocks is fetched. */
export function areBlocksFetched(blocks: readonly ShownBlock[]): boolean {
  return blocks.every(({ type }) => rowOf(type) === undefined || peekDefinition(type) !== null);
}

/** Fetches the code of blocks, which rendering needs. */
export async function fetchBlocks(blocks: readonly ShownBlock[]): Promise<void> {
  await Promise.all(blocks.map(async ({ type }) => fetchDefinition(type)));
}

/** Fetches the code of blocks and loads their data. If its data fails to load, a block shows the failure itself. */
export async function loadBlocks(store: Store, blocks: readonly ShownBlock[]): Promise<void> {
  await Promise.all(
    blocks.map(async (block) => {
      const definition = await fetchDefinition(block.type);
      await definition?.loadData?.(store, block).catch(() => undefined);
    }),
  );
}
