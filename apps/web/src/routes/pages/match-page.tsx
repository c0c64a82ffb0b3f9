import { EmptyState, Skeleton, Tabs } from "@touchline/ui";
import { useEffect, useState, type ReactNode } from "react";
import { ErrorNotice } from "../../elements/error-notice.tsx";
import { leaguePath } from "../../elements/match-path.ts";
import { useMatch } from "../../elements/use-match.ts";
import { useResource } from "../../elements/use-resource.ts";
import { useStore } from "../../elements/use-store.ts";
import { MarketBoard } from "../../features/match/market-board.tsx";
import { MatchPanel } from "../../features/match/match-panel.tsx";
import { Scoreboard } from "../../features/match/scoreboard.tsx";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import type { PageProps } from "../page-route.ts";

/** One match: scoreboard, all markets, and what happened. */
export function MatchPage({ params }: PageProps): ReactNode {
  const t = useText();
  const { listings, realtime } = useStore();
  const match = useMatch(params.id);
  const [view, setView] = useState<"markets" | "course">("markets");
  const reading = useResource(listings.match(params.id));
  const markets = useResource(listings.markets(params.id));
  useEffect(() => realtime.followMatch(params.id), [realtime, params.id]);
  if (match === undefined) return reading.isError ? <ErrorNotice kind="failed" /> : <Skeleton lines={6} className="h-28" />;
  const isOver = match.status !== "prematch" && match.status !== "live" && match.status !== "stopped";
  return (
    <>
      <Scoreboard match={match} />
      {match.home === null ? null : (
        <Tabs<"markets" | "course">
          label={t("match.markets")}
          idBase="view"
          className="match-views"
          items={[
            { key: "markets", label: t("match.markets") },
            { key: "course", label: t("match.course") },
          ]}
          chosen={view}
          onChoose={setView}
        />
      )}
      <div className="msplit" id="view-panel" data-view={view}>
        <div className="board min-w-0">
          {isOver ? (
            <EmptyState
              icon="trophy"
              title={t("match.over")}
              action={
                <PageLink to={leaguePath(match.league)} className="btn" data-tone="quiet">
                  {t("match.toLeague", { league: match.league.name })}
                </PageLink>
              }
            >
              {t("match.overText")}
            </EmptyState>
          ) : (
            <MarketBoard matchId={match.id} isLoading={markets.isPending} />
          )}
        </div>
        {match.home === null ? null : <MatchPanel match={match} />}
      </div>
    </>
  );
}
