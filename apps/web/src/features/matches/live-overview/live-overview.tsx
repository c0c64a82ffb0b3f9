import { Skeleton } from "@touchline/ui";
import { type MouseEvent, type ReactNode, useRef, useSyncExternalStore } from "react";
import { useLater } from "../../../elements/time/later.tsx";
import { useSettled } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { matchOfLink, moveAmongRows } from "./row-keys.ts";
import { useMarkedRow } from "./use-marked-row.ts";

const wideQuery = "(min-width: 1280px)";

function subscribe(listener: () => void): () => void {
  const list = matchMedia(wideQuery);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/** Whether a match has room beside the list (spec.md 9); null on the server, which cannot know. */
function useIsWide(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(wideQuery).matches,
    () => null,
  );
}

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
  const isWide = useIsWide() === true;
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
