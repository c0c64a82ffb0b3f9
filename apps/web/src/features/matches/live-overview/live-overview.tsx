import { parseEntitySlug } from "@touchline/domain";
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { MatchFilter } from "@touchline/store";
import { Skeleton } from "@touchline/ui";
import { matchName } from "../../../elements/matches/match.ts";
import { useResource, useDebounced, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useMediaQuery } from "../../../elements/rendering/use-media-query.ts";
import { useLazy } from "../../../elements/rendering/lazy.tsx";

/** Minimum width at which a match fits next to the list (specification 9). */
const wideQuery = "(min-width: 1280px)";

/** Loads the component for the match next to the list, on wide pages only. */
export type LoadDetail = () => Promise<{ readonly Detail: (props: { readonly matchId: string }) => ReactNode }>;

interface LiveOverviewProps {
  /** Id of the match next to the list; null while the list is empty. */
  readonly chosen: string | null;
  /** Whether the list is still loading. */
  readonly isLoading: boolean;
  /** Must be a stable reference. */
  readonly loadDetail: LoadDetail;
  onChoose(matchId: string): void;
  /** The list. */
  readonly children: ReactNode;
}

const debounceMs = 120;

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/**
 * On wide pages, shows the chosen match next to the list; clicks and arrow keys choose it. On narrow pages, shows only the list; its rows
 * link to the match.
 */
export function LiveOverview({ chosen, isLoading, loadDetail, onChoose, children }: LiveOverviewProps): ReactNode {
  const t = useText();
  const isWide = useMediaQuery(wideQuery) === true;
  const list = useRef<HTMLDivElement>(null);
  useCurrentRow(list, isWide ? chosen : null);
  const choose = (matchId: string | null, event: { preventDefault(): void }): void => {
    if (matchId === null) return;
    event.preventDefault();
    onChoose(matchId);
  };
  return (
    <div className="min-[1280px]:grid min-[1280px]:grid-cols-[clamp(23rem,45%,30rem)_minmax(0,1fr)]">
      <div
        ref={list}
        role="group"
        aria-label={t("list.matches")}
        className="@container/content min-w-0"
        onClickCapture={(event) => {
          if (isWide && isPlainClick(event)) choose(matchOfLink(event.target), event);
        }}
        onKeyDown={(event) => {
          if (isWide) choose(moveAmongRows(event), event);
        }}
      >
        {children}
      </div>
      <section
        aria-label={t("live.chosen")}
        className="sticky top-(--header-h) hidden h-[calc(100dvh-var(--header-h))] min-w-0 overflow-y-auto overscroll-contain border-s border-line min-[1280px]:block"
      >
        <div className="@container/content min-h-full [--header-h:0px]">
          {isWide && chosen !== null ? <Detail matchId={chosen} load={loadDetail} /> : null}
          {!isWide || (chosen === null && isLoading) ? <Skeleton lines={5} className="h-28" /> : null}
        </div>
      </section>
    </div>
  );
}

/** Debounced, so that matches that the arrow keys pass over are not loaded. */
function Detail({ matchId, load }: { readonly matchId: string; readonly load: LoadDetail }): ReactNode {
  const parts = useLazy(load);
  const settled = useDebounced(matchId, debounceMs);
  return parts === null ? <Skeleton lines={5} className="h-28" /> : <parts.Detail key={settled} matchId={settled} />;
}

const maxNames = 3;
const noIds: readonly string[] = [];

/** Announces new matches of a list to screen readers. Needs a key that identifies the filter, so that a different list is not announced. */
export function Newcomers({ filter }: { readonly filter: MatchFilter }): ReactNode {
  const t = useText();
  const { entities, listings } = useStore();
  const matchIds = useResource(listings.matches(filter)).data?.matchIds ?? noIds;
  const [known, setKnown] = useState(matchIds);
  const [announcement, setAnnouncement] = useState("");
  if (known !== matchIds) {
    const before = new Set(known);
    const names = matchIds.flatMap((id) => {
      const match = before.has(id) ? undefined : entities.match(id);
      return match === undefined ? [] : [matchName(match)];
    });
    setKnown(matchIds);
    if (names.length > 0 && known !== noIds)
      setAnnouncement(t("list.newcomers", { count: names.length, names: names.slice(0, maxNames).join(", ") }));
  }
  return <output className="sr">{announcement}</output>;
}

/**
 * Sets `aria-current` on the row of the chosen match. Rows are shared with other lists and do not depend on the choice, so
 * this changes the DOM directly and observes rows that are added later.
 */
function useCurrentRow(list: RefObject<HTMLElement | null>, matchId: string | null): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const mark = (id: string | null): void => {
      for (const link of element.querySelectorAll("a.tms")) {
        const isMarked = id !== null && matchOfLink(link) === id;
        if (isMarked) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      }
    };
    mark(matchId);
    const observer = new MutationObserver(() => mark(matchId));
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      mark(null);
    };
  }, [list, matchId]);
}

const rowLink = "a.tms";

/** Id of the match that a row links to; null for other elements. */
function matchOfLink(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(rowLink) : null;
  if (link === null) return null;
  return parseEntitySlug(link.pathname.split("/").at(-1) ?? "")?.id ?? null;
}

/** Moves the focus with the up and down arrow keys. Returns the id of the newly focused match. */
function moveAmongRows(event: KeyboardEvent<HTMLElement>): string | null {
  if ((event.key !== "ArrowDown" && event.key !== "ArrowUp") || matchOfLink(event.target) === null) return null;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(rowLink)];
  const next = links[links.findIndex((link) => link === event.target) + (event.key === "ArrowDown" ? 1 : -1)];
  event.preventDefault();
  if (next === undefined) return null;
  next.focus();
  return matchOfLink(next);
}
