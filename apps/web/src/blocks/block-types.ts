import type { ShownBlock, SiteBlockType } from "@touchline/contract/site/site-block";
import type { Store } from "@touchline/store";
import type { ReactNode } from "react";
import type { BlockDefinition, CoverBlockType, LateBlockType } from "./block.ts";
import { definition as prematchEvents } from "./lists/prematch-events.tsx";

/** Blocks of the cover, which most home pages show. */
const coverBlocks: { readonly [Name in CoverBlockType]: () => Promise<{ readonly definition: BlockDefinition<Name> }> } = {
  cover: async () => import("./cover/cover.tsx"),
  situations: async () => import("./cover/situations.tsx"),
  popular_combos: async () => import("./cover/popular-combos.tsx"),
  favourites: async () => import("./cover/favourites.tsx"),
};

/** The definition of any type; casts to it are safe, because callers pass it only blocks of that type. */
interface AnyDefinition {
  readonly Component: (props: { readonly block: ShownBlock }) => ReactNode;
  readonly loadData?: (store: Store, block: ShownBlock) => Promise<unknown>;
}

/** Fetched definitions by type; null for a type that only a newer server has, which is not shown. All pages of the process share them. */
const fetched = new Map<string, AnyDefinition | null>([["prematch_events", prematchEvents as AnyDefinition]]);

/** The definition of a type; null until its code is fetched. */
export function peekDefinition(type: SiteBlockType): AnyDefinition | null {
  return fetched.get(type) ?? null;
}

async function readDefinition(type: SiteBlockType): Promise<AnyDefinition | null> {
  if (type in coverBlocks) {
    // As `unknown`, because the compiler needs a second to compare the four types of definitions with each other.
    const load: () => Promise<{ readonly definition: unknown }> = coverBlocks[type as CoverBlockType];
    return (await load()).definition as AnyDefinition;
  }
  const { lateBlocks } = await import("./late-blocks.ts");
  return (lateBlocks[type as LateBlockType] as AnyDefinition | undefined) ?? null;
}

async function fetchDefinition(type: SiteBlockType): Promise<AnyDefinition | null> {
  if (!fetched.has(type)) fetched.set(type, await readDefinition(type));
  return peekDefinition(type);
}

/** Whether the code of all these blocks is fetched. */
export function areBlocksFetched(blocks: readonly ShownBlock[]): boolean {
  return blocks.every(({ type }) => fetched.has(type));
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
