import { parseEntitySlug } from "@touchline/domain";
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { MatchFilter } from "@touchline/store";
import { Skeleton } from "@touchline/ui";
import { matchName } from "../../../elements/matches/match.ts";
import { useResource, useSettled, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useMediaQuery } from "../../../elements/rendering/use-media-query.ts";
import { useLater } from "../../../elements/rendering/lazy.tsx";

/** From this width a match fits beside the list (spec.md 9). */
const wideQuery = "(min-width: 1280px)";

/** Draws a match beside the list; fetched when there is room for it. */
export type LoadDetail = () => Promise<{ readonly Detail: (props: { readonly matchId: string }) => ReactNode }>;

interface LiveOverviewProps {
  /** The match beside the list; null while nothing is listed. */
  readonly chosen: string | null;
  /** Whether the list is still being read, so that there may be a match yet. */
  readonly isReading: boolean;
  /** The same function each time. */
  readonly loadDetail: LoadDetail;
  onChoose(matchId: string): void;
  /** The list. */
  readonly children: ReactNode;
}

const settlesAfterMs = 120;

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** From 1280 px the list with the chosen match beside it: a press or the arrow keys choose; below that the list alone, whose rows lead to the match. */
export function LiveOverview({ chosen, isReading, loadDetail, onChoose, children }: LiveOverviewProps): ReactNode {
  const t = useText();
  const isWide = useMediaQuery(wideQuery) === true;
  const list = useRef<HTMLDivElement>(null);
  useMarkedRow(list, isWide ? chosen : null);
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
          if (isWide && isPlain(event)) choose(matchOfLink(event.target), event);
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
          {!isWide || (chosen === null && isReading) ? <Skeleton lines={5} className="h-28" /> : null}
        </div>
      </section>
    </div>
  );
}

/** Matches that the arrow keys only pass are not read. */
function Detail({ matchId, load }: { readonly matchId: string; readonly load: LoadDetail }): ReactNode {
  const parts = useLater(load);
  const settled = useSettled(matchId, settlesAfterMs);
  return parts === null ? <Skeleton lines={5} className="h-28" /> : <parts.Detail key={settled} matchId={settled} />;
}

const mostNamed = 3;
const noIds: readonly string[] = [];

/** Tells screen readers quietly which matches have come into a list; must be keyed by what the list was asked for. */
export function Newcomers({ filter }: { readonly filter: MatchFilter }): ReactNode {
  const t = useText();
  const { entities, listings } = useStore();
  const matchIds = useResource(listings.matches(filter)).data?.matchIds ?? noIds;
  const [known, setKnown] = useState(matchIds);
  const [said, setSaid] = useState("");
  if (known !== matchIds) {
    const before = new Set(known);
    const names = matchIds.flatMap((id) => {
      const match = before.has(id) ? undefined : entities.match(id);
      return match === undefined ? [] : [matchName(match)];
    });
    setKnown(matchIds);
    if (names.length > 0 && known !== noIds)
      setSaid(t("list.newcomers", { count: names.length, names: names.slice(0, mostNamed).join(", ") }));
  }
  return <output className="sr">{said}</output>;
}

/**
 * Marks the row of the match that stands beside its list. By hand, as rows are drawn once and for every list: React knows
 * nothing of the mark, so rows that come later are looked at when they come.
 */
function useMarkedRow(list: RefObject<HTMLElement | null>, matchId: string | null): void {
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

/** The match that a link of a row leads to; null for anything else. */
function matchOfLink(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(rowLink) : null;
  if (link === null) return null;
  return parseEntitySlug(link.pathname.split("/").at(-1) ?? "")?.id ?? null;
}

/** Arrow up and down move the focus from row to row; answers the match that it came to. */
function moveAmongRows(event: KeyboardEvent<HTMLElement>): string | null {
  if ((event.key !== "ArrowDown" && event.key !== "ArrowUp") || matchOfLink(event.target) === null) return null;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(rowLink)];
  const next = links[links.findIndex((link) => link === event.target) + (event.key === "ArrowDown" ? 1 : -1)];
  event.preventDefault();
  if (next === undefined) return null;
  next.focus();
  return matchOfLink(next);
}
