import type { LateBlockType, PartOf } from "./block-parts.ts";
import { Bonuses } from "./bonus/bonuses.tsx";
import { JackpotBanner } from "./bonus/jackpot-banner.tsx";
import { JackpotLeaderboard } from "./bonus/jackpot-leaderboard.tsx";
import { Iframe } from "./content/iframe.tsx";
import { Modal } from "./content/modal.tsx";
import { Text } from "./content/text.tsx";
import { Leagues } from "./lists/leagues.tsx";
import { Outrights } from "./lists/outrights.tsx";
import { Results } from "./lists/results.tsx";
import { Schedule } from "./lists/schedule.tsx";
import { SportList } from "./lists/sport-list.tsx";
import { TopEvents } from "./lists/top-events.tsx";
import { MatchPreview } from "./match/match-preview.tsx";
import { Odds } from "./match/odds.tsx";
import { ChatToggle } from "./parts/chat-toggle.tsx";
import { Clock } from "./parts/clock.tsx";
import { Language } from "./parts/language.tsx";
import { Profile } from "./parts/profile.tsx";
import { Search } from "./parts/search.tsx";
import { SelectionBar } from "./parts/selection-bar.tsx";
import { SideMenu } from "./parts/side-menu.tsx";

/** What draws the types of blocks that few first pages have; fetched together, as they are small. */
export const lateParts: { readonly [Name in LateBlockType]: PartOf<Name> } = {
  modal: Modal,
  iframe: Iframe,
  text: Text,
  outrights: Outrights,
  results: Results,
  schedule: Schedule,
  top_events: TopEvents,
  leagues: Leagues,
  sport_list: SportList,
  bonuses: Bonuses,
  jackpot_banner: JackpotBanner,
  jackpot_leaderboard: JackpotLeaderboard,
  selection_bar: SelectionBar,
  side_menu: SideMenu,
  search: Search,
  profile: Profile,
  language: Language,
  clock: Clock,
  chat_toggle: ChatToggle,
  odds: Odds,
  match_preview: MatchPreview,
};
