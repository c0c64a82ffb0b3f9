import { type Market, marketKey } from "@touchline/domain";
import { failureStatus, type Match } from "@touchline/store";
import { Button, EmptyState, Icon, IconButton, Skeleton } from "@touchline/ui";
import { type ReactNode, useEffect, useMemo } from "react";
import { groupMarkets, mainLine } from "../../../elements/markets/market-cards.ts";
import { ClockLine, LiveClock } from "../../../elements/matches/match-clock.tsx";
import { MarketGrid } from "../../../elements/markets/market-grid.tsx";
import { isOver, matchName, matchPath } from "../../../elements/matches/match.ts";
import { TileSide } from "../../../elements/matches/team-line.tsx";
import { WinChanceLine } from "../../../elements/matches/win-chance-line.tsx";
import { gridLabel } from "../../../elements/markets/grid-label.ts";
import { useMarket, useMarketKeys, useMatch, useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { ListFailed, ListSkeleton } from "../../../elements/empty-states.tsx";

interface MultiviewMatchProps {
  readonly matchId: string;
  /** Index among the shown matches. */
  readonly index: number;
  readonly count: number;
  onMove(step: 1 | -1): void;
  onRemove(): void;
}

/** Clock and league of a match. */
function MatchStatus({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  return (
    <>
      {isOver(match) ? <b>{t("match.ended")}</b> : <LiveClock match={match} />}
      <bdi className="truncate">{match.league.name}</bdi>
    </>
  );
}

/** A match of the multiview, with buttons to move and remove it. Subscribes to its updates. */
export function MultiviewMatch({ matchId, index, count, onMove, onRemove }: MultiviewMatchProps): ReactNode {
  const t = useText();
  const { listings, realtime } = useStore();
  const { error, isError, refetch } = useResource(listings.match(matchId));
  const match = useMatch(matchId);
  useEffect(() => realtime.followMatch(matchId), [realtime, matchId]);
  const name = match === undefined ? matchId : matchName(match);
  return (
    <section aria-label={name} data-multiview={matchId} className="flex min-w-0 flex-col snap-start rounded-3 bg-pane shadow-1">
      <div className="flex items-center gap-1 p-1 ps-3">
        <span className="flex min-w-0 flex-1 items-center gap-2 text-12 text-mid">
          {match === undefined ? null : <MatchStatus match={match} />}
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
        <MultiviewTile match={match} onRemove={onRemove} />
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

/** Number of markets in a tile. */
const maxMarkets = 3;

interface MultiviewTileProps {
  readonly match: Match;
  onRemove(): void;
}

/** Score and first markets of a match, with a link to all its markets. */
function MultiviewTile({ match, onRemove }: MultiviewTileProps): ReactNode {
  const t = useText();
  const { scoreboard, status } = match;
  return (
    <div className="grid flex-1 content-start gap-2 px-3 pb-3">
      {scoreboard === null ? null : <ClockLine progress={scoreboard.progress} breaks={scoreboard.breaks} isRunning={status === "live"} />}
      <PageLink to={matchPath(match)} className="block">
        <TileSide match={match} side="home" />
        <TileSide match={match} side="away" />
      </PageLink>
      {status === "live" ? (
        <span className="block h-6">
          <WinChanceLine match={match} />
        </span>
      ) : null}
      {isOver(match) ? (
        <div className="grid justify-items-start gap-3 py-3">
          <p className="text-mid">{t("live.multiEnded")}</p>
          <Button onClick={onRemove}>{t("live.multiReplace")}</Button>
        </div>
      ) : (
        <Lines match={match} />
      )}
    </div>
  );
}

/** The first lines of a match. Reserves their height while they load. */
function Lines({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const { listings, entities } = useStore();
  const { isPending } = useResource(listings.markets(match.id));
  const keys = useMarketKeys(match.id);
  const lines = useMemo(() => pickLines(keys.flatMap((key) => entities.market(key) ?? [])).slice(0, maxMarkets), [keys, entities]);
  if (lines.length === 0)
    return isPending ? <Skeleton lines={maxMarkets} className="h-14" /> : <p className="py-3 text-mid">{t("match.noMarkets")}</p>;
  return (
    <>
      <div className="grid min-h-48 content-start gap-2">
        {lines.map((line) => (
          <Line key={marketKey(line)} lineKey={marketKey(line)} match={match} />
        ))}
      </div>
      <PageLink to={matchPath(match)} className="flex min-h-11 items-center justify-end gap-1 font-semibold text-mid hover:text-hi">
        {t("live.multiMarkets")} <bdi className="cnt">{match.marketCount}</bdi> <Icon name="chevron-right" size={16} mirrored />
      </PageLink>
    </>
  );
}

function Line({ lineKey, match }: { readonly lineKey: string; readonly match: Match }): ReactNode {
  const market = useMarket(lineKey);
  if (market === undefined) return null;
  return (
    <div>
      <bdi className="block truncate pb-1 text-12 text-mid">{market.name}</bdi>
      <MarketGrid
        market={market}
        outcomesCount={market.outcomes.length}
        isExact
        label={(line, outcome) => gridLabel(line, outcome, match)}
      />
    </div>
  );
}

const maxOutcomes = 3;

/** Picks the lines for a small tile: the most balanced line of each market in the first tab, in the feed's order. */
export function pickLines(markets: readonly Market[]): readonly Market[] {
  const shown = markets.filter(
    ({ status, outcomes, groups }) =>
      (status === "open" || status === "suspended" || status === "handedOver") && outcomes.length <= maxOutcomes && groups.includes("top"),
  );
  return groupMarkets(shown).flatMap((card) => mainLine(card) ?? []);
}
