import type { MatchFilter } from "@touchline/store";
import { EmptyState, Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { LiveClock } from "../../../elements/scoreboard/live-clock.tsx";
import { ListFailed, ListSkeleton } from "../../../elements/matches/list-states.tsx";
import { matchName } from "../../../elements/matches/match-name.ts";
import { useMatch } from "../../../elements/matches/use-match.ts";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { mostMultiview } from "./multiview-choice.ts";

interface MatchChoicesProps {
  readonly filter: MatchFilter;
  readonly chosen: readonly string[];
  onToggle(id: string): void;
}

/** What is free of the places, and the live matches to put there. */
export function MatchChoices({ filter, chosen, onToggle }: MatchChoicesProps): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const { data, isError, refetch } = useResource(listings.matches(filter));
  const free = mostMultiview - chosen.length;
  return (
    <section
      aria-label={t("live.multiHint")}
      className="flex min-w-0 flex-col rounded-3 border border-dashed @max-[639px]/content:mx-(--gutter) border-line-2"
    >
      <div className="px-4 pt-3 pb-2">
        <b className="block font-[650]">{t("live.multiFree", { count: free })}</b>
        <p className="text-12 text-mid">{t("live.multiHint")}</p>
      </div>
      {data === undefined ? (
        isError ? (
          <ListFailed onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton rows={4} />
        )
      ) : data.matchIds.length === 0 ? (
        <EmptyState icon="live" title={t("live.none")}>
          {t("live.noneText")}
        </EmptyState>
      ) : (
        <ul className="max-h-80 flex-1 overflow-y-auto overscroll-contain border-t border-line">
          {data.matchIds.map((id) => (
            <Choice key={id} matchId={id} isChosen={chosen.includes(id)} onToggle={onToggle} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Choice({
  matchId,
  isChosen,
  onToggle,
}: {
  readonly matchId: string;
  readonly isChosen: boolean;
  onToggle(id: string): void;
}): ReactNode {
  const match = useMatch(matchId);
  if (match === undefined || match.home === null) return null;
  const score = match.scoreboard?.score ?? null;
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-pressed={isChosen}
        className="flex min-h-12 w-full items-center gap-3 px-4 py-1.5 text-start hover:bg-raise aria-pressed:bg-plate"
        onClick={() => onToggle(matchId)}
      >
        <Icon name={isChosen ? "check" : "plus"} size={16} className="flex-none text-mid" />
        <span className="min-w-0 flex-1">
          <bdi className="block truncate text-14 font-[620]">{matchName(match)}</bdi>
          <bdi className="block truncate text-12 text-mid">{match.league.name}</bdi>
        </span>
        <span className="flex items-center gap-2 text-12" aria-hidden="true">
          <LiveClock match={match} />
          {score === null ? null : (
            <span className="n min-w-9 text-end text-14 font-bold">
              <bdi>{`${score.home}–${score.away}`}</bdi>
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
