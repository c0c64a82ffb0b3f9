import type { ShownBlockOf, SiteBlockType } from "@touchline/contract/site/site-block";
import type { Store } from "@touchline/store";
import type { ReactNode } from "react";

export interface BlockProps<Name extends SiteBlockType> {
  /** The operator's texts in the page's language. */
  readonly block: ShownBlockOf<Name>;
}

/** How the page loads and renders one type of block. */
export interface BlockDefinition<Name extends SiteBlockType> {
  readonly Component: (props: BlockProps<Name>) => ReactNode;
  /** Loads what the block shows first, so that the server's HTML is complete. */
  readonly loadData?: (store: Store, block: ShownBlockOf<Name>) => Promise<unknown>;
}

/** Blocks of the cover, in a chunk of their own. */
export type CoverBlockType = "cover" | "situations" | "popular_combos" | "favourites";

/** Blocks that are neither in the first load nor on the cover. */
export type LateBlockType = Exclude<SiteBlockType, CoverBlockType | "prematch_events">;
