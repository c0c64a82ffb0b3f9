import { failureStatus, type Match } from "@touchline/store";
import { Button, EmptyState, Icon, IconButton } from "@touchline/ui";
import { type ReactNode, useEffect } from "react";
import { gridLabel } from "../../../elements/markets/grid-label.ts";
import { MarketGrid } from "../../../elements/markets/market-grid.tsx";
import { LeagueMark } from "../../../elements/matches/league-mark.tsx";
import { isOver, matchName, matchPath } from "../../../elements/matches/match.ts";
import { useMarket, useMatch, useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { ListFailed, ListSkeleton } from "../../../elements/empty-states.tsx";

/** Renders the main facts of a match: score, situation and chances with their odds. */
export type MatchDrawing = (props: { readonly match: Match; readonly heading: "h2" }) => ReactNode;

interface MultiviewMatchProps {
  readonly matchId: string;
  /** Index among the shown matches. */
  readonly index: number;
  readonly count: number;
  readonly Drawing: MatchDrawing;
  onMove(step: 1 | -1): void;
  onRemove(): void;
}

/** A match of the multiview, with buttons to move and remove it. Subscribes to its updates. */
export function MultiviewMatch({ matchId, index, count, Drawing, onMove, onRemove }: MultiviewMatchProps): ReactNode {
  const t = useText();
  const { listings, realtime } = useStore();
  const { error, isError, refetch } = useResource(listings.match(matchId));
  const match = useMatch(matchId);
  useEffect(() => realtime.followMatch(matchId), [realtime, matchId]);
  const name = match === undefined ? matchId : matchName(match);
  return (
    <section
      aria-label={name}
      data-multiview={matchId}
      className="@container/content flex min-w-0 snap-start flex-col overflow-hidden rounded-3 bg-pane shadow-1"
    >
      <div className="flex items-center gap-1 p-1 ps-3">
        <span className="flex min-w-0 flex-1 items-center gap-2 text-12 text-mid">
          {match === undefined ? null : (
            <>
              <LeagueMark league={match.league} />
              <bdi className="truncate font-semibold">{match.league.name}</bdi>
            </>
          )}
        </span>
        <IconButton
          icon="chevron-left"
          className="flip-icon aria-disabled:opacity-40"
          data-step="-1"
          label={t("live.multiEarlier", { name })}
          aria-disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="chevron-right"
          className="flip-icon aria-disabled:opacity-40"
          data-step="1"
          label={t("live.multiLater", { name })}
          aria-disabled={index === count - 1}
          onClick={() => onMove(1)}
        />
        <IconButton icon="close" label={t("live.multiRemove", { name })} onClick={onRemove} />
      </div>
      {match !== undefined ? (
        <MultiviewTile match={match} Drawing={Drawing} onRemove={onRemove} />
      ) : isError ? (
        failureStatus(error) === null || failureStatus(error) === 500 ? (
          <ListFailed onRetry={() => void refetch()} />
        ) : (
          <EmptyState icon="live" title={t("live.multiGone")} />
        )
      ) : (
        <ListSkeleton rows={3} />
      )}
    </section>
  );
}

interface MultiviewTileProps {
  readonly match: Match;
  readonly Drawing: MatchDrawing;
  onRemove(): void;
}

/** The match itself, its second market, and a link to all its markets. */
function MultiviewTile({ match, Drawing, onRemove }: MultiviewTileProps): ReactNode {
  const t = useText();
  return (
    <>
      <Drawing match={match} heading="h2" />
      {isOver(match) ? (
        <div className="grid justify-items-start gap-3 p-3">
          <p className="text-mid">{t("live.multiEnded")}</p>
          <Button onClick={onRemove}>{t("live.multiReplace")}</Button>
        </div>
      ) : (
        <div className="mt-auto grid gap-2 px-3 pt-2">
          <div className="mv-main">
            <Line lineKey={match.mainMarketKey} match={match} />
          </div>
          <Line lineKey={match.secondaryMarketKey} match={match} />
          <PageLink to={matchPath(match)} className="flex min-h-11 items-center justify-end gap-1 font-semibold text-mid hover:text-hi">
            {t("live.multiMarkets")} <bdi className="cnt">{match.marketCount}</bdi> <Icon name="chevron-right" size={16} mirrored />
          </PageLink>
        </div>
      )}
    </>
  );
}

function Line({ lineKey, match }: { readonly lineKey: string | null; readonly match: Match }): ReactNode {
  const market = useMarket(lineKey);
  if (market === undefined) return null;
  return (
    <div>
      <bdi className="block pb-1 text-12 text-mid">{market.name}</bdi>
      <MarketGrid
        market={market}
        outcomesCount={market.outcomes.length}
        isExact
        label={(line, outcome) => gridLabel(line, outcome, match)}
      />
    </div>
  );
}
