import type { Match } from "@touchline/store";
import { Icon, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { lazyComponent } from "../../../elements/rendering/lazy.tsx";
import { setMatchColours } from "../../../elements/matches/match-colours.ts";
import { PauseRibbon } from "../../../features/matches/match/pause-ribbon.tsx";
import { Scoreboard } from "../../../features/matches/match/scoreboard.tsx";
import { WinChanceChart } from "../../../features/matches/match-tracker/win-chance-chart.tsx";
import type { PanelItem } from "../../../features/matches/match/match-panel.tsx";
import { MatchStatistics } from "../../../features/matches/match/match-statistics.tsx";
import { useChatTab } from "../../../features/matches/match-chat/match-chat.tsx";
import { TrackerSkeleton } from "../../../features/matches/match-tracker/tracker-placeholder.tsx";
import { useIsEntryClosed, useResource, useSession, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import "../../../styles/match.css";

/** Score, situation and chances of a match, in its colours. */
export function MatchHero({ match, heading = "h1" }: { readonly match: Match; readonly heading?: "h1" | "h2" }): ReactNode {
  return (
    <div className="hero" data-match={match.id} ref={(element) => setMatchColours(element, match)}>
      <Scoreboard match={match} heading={heading} />
      <PauseRibbon match={match} />
      <WinChanceChart match={match} />
    </div>
  );
}

/** The quick-bet bar; a placeholder keeps its space until it loads. */
export const QuickBetBar = lazyComponent(
  async () => (await import("../../../features/betting/quick-bet/quick-bet-bar.tsx")).QuickBetBar,
  () => <div className="qb" aria-hidden="true" />,
);

export const BuilderPanel = lazyComponent(
  async () => (await import("../../../features/betting/bet-builder/builder-panel.tsx")).BuilderPanel,
  () => <Skeleton lines={6} className="h-24" />,
);

/** The other matches in play, on the widest pages. */
export const LiveColumn = lazyComponent(async () => (await import("../../../features/matches/live-overview/live-column.tsx")).LiveColumn);

/** The settled markets of an ended match. */
export const ResultsBoard = lazyComponent(async () => (await import("../../../features/matches/match/results-board.tsx")).ResultsBoard);

const MatchTracker = lazyComponent(
  async () => (await import("../../../features/matches/match-tracker/match-tracker.tsx")).MatchTracker,
  TrackerSkeleton,
);

const MatchSquads = lazyComponent(
  async () => (await import("../../../features/matches/match/statistics-views.tsx")).MatchSquads,
  () => <Skeleton lines={6} className="h-14" />,
);

const MatchStream = lazyComponent(
  async () => (await import("../../../features/matches/stream/match-stream.tsx")).MatchStream,
  () => <div className="stream-picture skeleton" aria-hidden="true" />,
);

const NotificationBell = lazyComponent(
  async () => (await import("../../../shell/extras/extra-parts.ts")).NotificationBell,
  () => <span className="size-11" />,
);

/** In the header of phones: the player's notifications, or a link to sign in. */
export function Account(): ReactNode {
  const t = useText();
  const { player } = useSession();
  const isClosed = useIsEntryClosed();
  if (player !== null) return <NotificationBell player={player} />;
  return isClosed ? null : (
    <PageLink to="/users/sign-in" className="icon-btn" aria-label={t("shell.signIn")}>
      <Icon name="user" />
    </PageLink>
  );
}

/** The tabs next to a match's markets, in order (spec.md 2). */
export function usePanelItems(match: Match | undefined): readonly PanelItem[] {
  const t = useText();
  const chat = useChatTab(match);
  const { listings } = useStore();
  const timeline = useResource(listings.timeline(match?.id ?? ""), { isEnabled: match !== undefined && match.hasStatistics }).data;
  if (match === undefined || match.home === null) return [];
  const items: PanelItem[] = [];
  if (match.hasStatistics)
    items.push({
      key: "statistics",
      label: t("match.statistics"),
      content: <MatchStatistics match={match} tracker={<MatchTracker match={match} />} />,
    });
  if (timeline?.progress.has_lineups === true)
    items.push({ key: "squads", label: t("squad.title"), content: <MatchSquads match={match} /> });
  if (match.hasVideo) items.push({ key: "stream", label: t("stream.title"), content: <MatchStream match={match} /> });
  if (chat !== null) items.push({ key: "chat", ...chat });
  return items;
}
