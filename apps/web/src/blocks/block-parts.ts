import type { ShownBlock, SiteBlockType } from "@touchline/contract/site/site-block";
import type { ReactNode } from "react";
import type { BlockProps } from "./block-props.ts";
import { Banner } from "./content/banner.tsx";
import { LiveEvents } from "./lists/live-events.tsx";
import { PrematchEvents } from "./lists/prematch-events.tsx";

type PartOf<Name extends SiteBlockType> = (props: BlockProps<Name>) => ReactNode;
type AnyPart = (props: { readonly block: ShownBlock }) => ReactNode;

/** How each type of block is fetched; those that first pages are made of come along. */
const importers: { readonly [Name in SiteBlockType]: () => Promise<PartOf<Name>> } = {
  banner: async () => Banner,
  live_events: async () => LiveEvents,
  prematch_events: async () => PrematchEvents,
  modal: async () => (await import("./content/modal.tsx")).Modal,
  iframe: async () => (await import("./content/iframe.tsx")).Iframe,
  text: async () => (await import("./content/text.tsx")).Text,
  outrights: async () => (await import("./lists/outrights.tsx")).Outrights,
  results: async () => (await import("./lists/results.tsx")).Results,
  schedule: async () => (await import("./lists/schedule.tsx")).Schedule,
  top_events: async () => (await import("./lists/top-events.tsx")).TopEvents,
  leagues: async () => (await import("./lists/leagues.tsx")).Leagues,
  sport_list: async () => (await import("./lists/sport-list.tsx")).SportList,
  bonuses: async () => (await import("./bonus/bonuses.tsx")).Bonuses,
  jackpot_banner: async () => (await import("./bonus/jackpot-banner.tsx")).JackpotBanner,
  jackpot_leaderboard: async () => (await import("./bonus/jackpot-leaderboard.tsx")).JackpotLeaderboard,
  selection_bar: async () => (await import("./parts/selection-bar.tsx")).SelectionBar,
  side_menu: async () => (await import("./parts/side-menu.tsx")).SideMenu,
  search: async () => (await import("./parts/search.tsx")).Search,
  profile: async () => (await import("./parts/profile.tsx")).Profile,
  language: async () => (await import("./parts/language.tsx")).Language,
  clock: async () => (await import("./parts/clock.tsx")).Clock,
  chat_toggle: async () => (await import("./parts/chat-toggle.tsx")).ChatToggle,
  odds: async () => (await import("./match/odds.tsx")).Odds,
  match_preview: async () => (await import("./match/match-preview.tsx")).MatchPreview,
};

/** Code that was fetched; it belongs to the program, not to a page. */
const parts = new Map<SiteBlockType, AnyPart>();

/** Fetches the code of blocks, so that they can be drawn at once; on the server and before a page is shown. */
export async function loadBlockParts(blocks: readonly ShownBlock[]): Promise<void> {
  const missing = [...new Set(blocks.map((block) => block.type))].filter((type) => !parts.has(type));
  await Promise.all(
    missing.map(async (type) => {
      // Each part takes the block of its own type, which is the one it is asked to draw.
      parts.set(type, (await importers[type]()) as AnyPart);
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
