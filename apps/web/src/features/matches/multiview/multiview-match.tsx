import { failureStatus, type Match } from "@touchline/store";
import { EmptyState, IconButton } from "@touchline/ui";
import { useEffect, type ReactNode } from "react";
import { LiveClock } from "../../../elements/scoreboard/live-clock.tsx";
import { ListFailed, ListSkeleton } from "../../../elements/matches/list-states.tsx";
import { isOver } from "../../../elements/matches/is-over.ts";
import { matchName } from "../../../elements/matches/match-name.ts";
import { useMatch } from "../../../elements/matches/use-match.ts";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { MultiviewTile } from "./multiview-tile.tsx";

interface MultiviewMatchProps {
  readonly matchId: string;
  /** Its place among the shown ones, from 0. */
  readonly place: number;
  readonly count: number;
  onMove(step: 1 | -1): void;
  onRemove(): void;
}

/** How far the match is, and its league. */
function Moment({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  return (
    <>
      {isOver(match) ? <b>{t("match.ended")}</b> : <LiveClock match={match} />}
      <bdi className="truncate">{match.league.name}</bdi>
    </>
  );
}

/** One match of several side by side, followed by itself, with the ways to move and remove it. */
export function MultiviewMatch({ matchId, place, count, onMove, onRemove }: MultiviewMatchProps): ReactNode {
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
          {match === undefined ? null : <Moment match={match} />}
        </span>
        <IconButton
          icon="chevron-left"
          className="flip-icon aria-disabled:opacity-40"
          data-step="-1"
          label={t("live.multiEarlier", { name })}
          aria-disabled={place === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="chevron-right"
          className="flip-icon aria-disabled:opacity-40"
          data-step="1"
          label={t("live.multiLater", { name })}
          aria-disabled={place === count - 1}
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
