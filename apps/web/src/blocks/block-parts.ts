import type { ShownBlock, SiteBlockType } from "@touchline/contract/site/site-block";
import type { ReactNode } from "react";
import type { BlockProps } from "./block-props.ts";
import { Banner } from "./content/banner.tsx";
import { LiveEvents } from "./lists/live-events.tsx";
import { PrematchEvents } from "./lists/prematch-events.tsx";

/** What draws a type of block. */
export type PartOf<Name extends SiteBlockType> = (props: BlockProps<Name>) => ReactNode;
type AnyPart = (props: { readonly block: ShownBlock }) => ReactNode;

/** What first pages are made of comes along; the others are fetched together. */
const firstParts = { banner: Banner, live_events: LiveEvents, prematch_events: PrematchEvents } as const satisfies {
  readonly [Name in SiteBlockType]?: PartOf<Name>;
};

/** The types whose code is fetched when a page has one. */
export type LateBlockType = Exclude<SiteBlockType, keyof typeof firstParts>;

function isFirst(type: SiteBlockType): type is keyof typeof firstParts {
  return type in firstParts;
}

async function fetchPart(type: SiteBlockType): Promise<{ readonly [Name in SiteBlockType]: PartOf<Name> }[SiteBlockType]> {
  return isFirst(type) ? firstParts[type] : (await import("./late-parts.ts")).lateParts[type];
}

/** Code that was fetched; it belongs to the program, not to a page. */
const parts = new Map<SiteBlockType, AnyPart>();

/** Fetches the code of blocks, so that they can be drawn at once; on the server and before a page is shown. */
export async function loadBlockParts(blocks: readonly ShownBlock[]): Promise<void> {
  const missing = [...new Set(blocks.map((block) => block.type))].filter((type) => !parts.has(type));
  await Promise.all(
    missing.map(async (type) => {
      // Each part takes the block of its own type, which is the one it is asked to draw.
      parts.set(type, (await fetchPart(type)) as AnyPart);
    }),
  );
}

/** The component of a type; null until it was fetched. */
export function partOf(type: SiteBlockType): AnyPart | null {
  return parts.get(type) ?? null;
}

/** Whether everything that draws these blocks is there. */
export function areBlockPartsLoaded(blocks: readonly ShownBlock[]): boolean {
  return blocks.every((block) => parts.has(block.type));
}
