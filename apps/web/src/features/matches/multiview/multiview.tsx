import type { MatchFilter } from "@touchline/store";
import { EmptyState, Icon } from "@touchline/ui";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { LiveClock } from "../../../elements/matches/match-clock.tsx";
import { ListFailed, ListSkeleton } from "../../../elements/empty-states.tsx";
import { matchName } from "../../../elements/matches/match.ts";
import { useMatch, useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { maxMultiview, moveMatch, multiviewAddress } from "./multiview-choice.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import { type MatchDrawing, MultiviewMatch } from "./multiview-match.tsx";

interface MultiviewProps {
  /** Ids of the shown matches, in their order. */
  readonly chosen: readonly string[];
  /** Filter of the matches to choose from. */
  readonly offered: MatchFilter;
  readonly Drawing: MatchDrawing;
}

interface Move {
  readonly id: string;
  readonly step: 1 | -1;
}

/** Up to four live matches side by side. The address contains the matches in their order. */
export function Multiview({ chosen, offered, Drawing }: MultiviewProps): ReactNode {
  const t = useText();
  const navigation = useNavigation();
  const { entities } = useStore();
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef<Move | null>(null);
  const [announcement, setAnnouncement] = useState("");
  // A second tap may come before the page shows the address of the first.
  const latest = useRef(chosen);
  useLayoutEffect(() => {
    latest.current = chosen;
  }, [chosen]);
  const show = (ids: readonly string[]): void => {
    latest.current = ids;
    void navigation.go(multiviewAddress(ids), { isReplacing: true });
  };
  const remove = (id: string): void => show(latest.current.filter((other) => other !== id));
  const move = ({ id, step }: Move): void => {
    const next = moveMatch(latest.current, id, step);
    if (next === latest.current) return;
    moved.current = { id, step };
    const match = entities.match(id);
    setAnnouncement(
      t("live.multiMoved", { name: match === undefined ? id : matchName(match), place: next.indexOf(id) + 1, count: next.length }),
    );
    show(next);
  };
  // Moving a tile in the DOM drops the focus of its button.
  useLayoutEffect(() => {
    if (moved.current === null) return;
    const { id, step } = moved.current;
    moved.current = null;
    grid.current?.querySelector<HTMLElement>(`[data-multiview="${id}"] [data-step="${step}"]`)?.focus();
  }, [chosen]);
  return (
    <>
      <output className="sr">{announcement}</output>
      <div className="grid gap-3 pb-4 @min-[640px]/content:grid-cols-2 @min-[640px]/content:px-(--gutter)">
        <div
          ref={grid}
          className="strip py-0.5 auto-cols-[88%] snap-x snap-mandatory scroll-px-(--gutter) grid-flow-col gap-3 px-(--gutter) @max-[639px]/content:grid @min-[640px]/content:contents"
        >
          {chosen.map((id, index) => (
            <MultiviewMatch
              key={id}
              matchId={id}
              index={index}
              count={chosen.length}
              Drawing={Drawing}
              onMove={(step) => move({ id, step })}
              onRemove={() => remove(id)}
            />
          ))}
        </div>
        {chosen.length < maxMultiview ? (
          <MatchChoices
            filter={offered}
            chosen={chosen}
            onToggle={(id) => (latest.current.includes(id) ? remove(id) : show([...latest.current, id]))}
          />
        ) : null}
      </div>
    </>
  );
}

interface MatchChoicesProps {
  readonly filter: MatchFilter;
  readonly chosen: readonly string[];
  onToggle(id: string): void;
}

/** Number of free places and the live matches to fill them. */
function MatchChoices({ filter, chosen, onToggle }: MatchChoicesProps): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const { data, isError, refetch } = useResource(listings.matches(filter));
  const free = maxMultiview - chosen.length;
  return (
    <section
      aria-label={t("live.multiHint")}
      className={`flex min-w-0 flex-col rounded-3 border border-dashed border-line-2 @max-[639px]/content:mx-(--gutter) ${
        free % 2 === 0 ? "@min-[640px]/content:col-span-2" : ""
      }`}
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
        <ul
          className={`flex-1 overflow-y-auto overscroll-contain border-t border-line ${
            free % 2 === 0 ? "max-h-[60dvh] @min-[640px]/content:grid @min-[640px]/content:grid-cols-2" : "max-h-120"
          }`}
        >
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
