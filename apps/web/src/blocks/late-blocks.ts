import type { BlockDefinition, LateBlockType } from "./block.ts";
import { definition as chat_toggle } from "./chat-toggle.tsx";
import { definition as banner } from "./content/banner.tsx";
import { definition as iframe } from "./content/iframe.tsx";
import { definition as modal } from "./content/modal.tsx";
import { definition as text } from "./content/text.tsx";
import { definition as leagues } from "./lists/leagues.tsx";
import { definition as live_events } from "./lists/live-events.tsx";
import { definition as outrights } from "./lists/outrights.tsx";
import { definition as results } from "./lists/results.tsx";
import { definition as schedule } from "./lists/schedule.tsx";
import { definition as sport_list } from "./lists/sport-list.tsx";
import { definition as top_events } from "./lists/top-events.tsx";
import { definition as match_preview } from "./match-preview.tsx";
import { definition as odds } from "./odds.tsx";
import { definition as bonuses } from "./widgets/bonuses.tsx";
import { definition as clock } from "./widgets/clock.tsx";
import { definition as jackpot_banner } from "./widgets/jackpot-banner.tsx";
import { definition as jackpot_leaderboard } from "./widgets/jackpot-leaderboard.tsx";
import { definition as language } from "./widgets/language.tsx";
import { definition as profile } from "./widgets/profile.tsx";
import { definition as search } from "./widgets/search.tsx";
import { definition as selection_bar } from "./widgets/selection-bar.tsx";
import { definition as side_menu } from "./widgets/side-menu.tsx";

/** The blocks that are fetched with the page that shows them, all in one chunk. */
export const lateBlocks: { readonly [Name in LateBlockType]: BlockDefinition<Name> } = {
  banner,
  modal,
  iframe,
  text,
  live_events,
  outrights,
  results,
  schedule,
  top_events,
  leagues,
  sport_list,
  odds,
  match_preview,
  chat_toggle,
  bonuses,
  jackpot_banner,
  jackpot_leaderboard,
  selection_bar,
  side_menu,
  search,
  profile,
  language,
  clock,
};
