import { failureStatus } from "@touchline/store";
import { EmptyState, Icon, Skeleton, Tabs } from "@touchline/ui";
import { useEffect, useState, type ReactNode } from "react";
import { setMatchColours } from "../../../elements/matches/match-colours.ts";
import { isOver, matchPath, type PanelTab } from "../../../elements/matches/match.ts";
import { ListFailed } from "../../../elements/empty-states.tsx";
import { useMatch, useResource, useStore } from "../../../elements/store.ts";
import { MarketBoard } from "../../../features/matches/match/market-board.tsx";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { MatchHero, usePanelItems } from "./match-parts.tsx";

/** The selected match next to the list of live matches: scoreboard, markets and the panel of the match page. */
export function LiveMatchDetail({ matchId }: { readonly matchId: string }): ReactNode {
  const t = useText();
  const { listings, realtime } = useStore();
  const match = useMatch(matchId);
  const { error, isError, refetch } = useResource(listings.match(matchId));
  const markets = useResource(listings.markets(matchId));
  const [tab, setTab] = useState("top");
  const [view, setView] = useState<"markets" | PanelTab>("markets");
  const panelItems = usePanelItems(match);
  useEffect(() => realtime.followMatch(matchId), [realtime, matchId]);
  if (match === undefined) {
    if (!isError) return <Skeleton lines={5} className="h-28" />;
    const status = failureStatus(error);
    if (status === null || status >= 500) return <ListFailed onRetry={() => void refetch()} />;
    return <EmptyState icon="live" title={t("live.multiGone")} />;
  }
  const panelItem = panelItems.find(({ key }) => key === view);
  return (
    <div ref={(element) => setMatchColours(element, match)}>
      <MatchHero match={match} heading="h2" />
      <div className="flex items-center border-b border-line">
        <Tabs<"markets" | PanelTab>
          label={t("match.markets")}
          idBase="live-view"
          className="min-w-0 flex-1"
          items={[{ key: "markets", label: t("match.markets") }, ...panelItems]}
          chosen={panelItem === undefined ? "markets" : view}
          onChoose={setView}
        />
        <PageLink to={matchPath(match)} className="flex min-h-11 items-center gap-1 px-3 font-semibold text-mid hover:text-hi">
          {t("live.multiMarkets")} <bdi className="cnt">{match.marketCount}</bdi> <Icon name="chevron-right" size={16} mirrored />
        </PageLink>
      </div>
      <div id="live-view-panel" role="tabpanel" aria-labelledby={`live-view-tab-${panelItem === undefined ? "markets" : view}`}>
        {panelItem !== undefined ? (
          panelItem.content
        ) : isOver(match) ? (
          <EmptyState icon="trophy" title={t("match.over")} />
        ) : markets.isPending ? (
          // The few markets from the list are not shown, because they would move when the rest arrives.
          <Skeleton lines={5} className="h-24" />
        ) : (
          <MarketBoard matchId={matchId} isLoading={false} builder={null} tab={tab} onTab={setTab} />
        )}
      </div>
    </div>
  );
}
