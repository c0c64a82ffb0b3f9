import type { Store } from "@touchline/store";
import { winChanceLinesOf, type WinChances } from "@touchline/store/win-chances";
import { type RefObject, useCallback, useEffect, useSyncExternalStore } from "react";
import { useStore } from "../store.ts";

/** The chances of the matches whose small charts are in view, loaded with one request per minute. */
interface WinChanceLines {
  /** Null when there are none yet; undefined until they are loaded. */
  line(matchId: string): WinChances | null | undefined;
  subscribe(listener: () => void): () => void;
  /** Keeps loading the chances of a match while an element is in view. */
  follow(matchId: string, element: Element): () => void;
}

type LinesPage = Pick<Store, "api" | "queries" | "ports">;

const gatherMs = 150;
const readEveryMs = 60_000;
/** Maximum number of matches in one request. */
const maxMatches = 30;

/** Creates the loader of a page; `observe` calls back when an element enters or leaves the view. */
export function createWinChanceLines(
  { api, queries, ports: { time } }: LinesPage,
  observe: (element: Element, onChange: (isInView: boolean) => void) => () => void,
): WinChanceLines {
  const known = new Map<string, { readonly chances: WinChances | null | undefined; readonly readAtMs: number }>();
  const inView = new Map<Element, string>();
  const listeners = new Set<() => void>();
  let cancel: (() => void) | null = null;

  const missing = (): readonly string[] => {
    const staleBeforeMs = time.now() - readEveryMs;
    return [...new Set(inView.values())].filter((id) => (known.get(id)?.readAtMs ?? -Infinity) <= staleBeforeMs).slice(0, maxMatches);
  };

  async function read(): Promise<void> {
    cancel = null;
    const ids = missing();
    const readAtMs = time.now();
    for (const id of ids) known.set(id, { chances: known.get(id)?.chances, readAtMs });
    if (ids.length > 0) {
      // The query reports a failure; the chart stays unchanged for another minute.
      const found = await queries.load(winChanceLinesOf(api, ids)).catch(() => null);
      for (const id of ids) {
        const chances = found?.get(id) ?? known.get(id)?.chances;
        known.set(id, { chances: chances === undefined || chances?.points.length === 0 ? null : chances, readAtMs });
      }
      for (const listener of listeners) listener();
    }
    if (inView.size > 0 && cancel === null) wait(missing().length > 0 ? gatherMs : readEveryMs);
  }

  function wait(forMs: number): void {
    cancel?.();
    cancel = time.after(forMs, () => void read());
  }

  return {
    line: (matchId) => known.get(matchId)?.chances,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow(matchId, element) {
      const stop = observe(element, (isInView) => {
        if (!isInView) inView.delete(element);
        else {
          inView.set(element, matchId);
          if (missing().length > 0) wait(gatherMs);
        }
      });
      return () => {
        stop();
        inView.delete(element);
      };
    },
  };
}

let watched: IntersectionObserver | null = null;
const changes = new WeakMap<Element, (isInView: boolean) => void>();

function observeInView(element: Element, onChange: (isInView: boolean) => void): () => void {
  watched ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) changes.get(target)?.(isIntersecting);
  });
  const observer = watched;
  changes.set(element, onChange);
  observer.observe(element);
  return () => observer.unobserve(element);
}

const byStore = new WeakMap<object, WinChanceLines>();

/** The chances of a match, loaded while the element is in view; undefined until then, null when there are none yet. */
export function useWinChanceLine(matchId: string, element: RefObject<Element | null>): WinChances | null | undefined {
  const store = useStore();
  const lines = byStore.get(store) ?? createWinChanceLines(store, observeInView);
  byStore.set(store, lines);
  useEffect(() => (element.current === null ? undefined : lines.follow(matchId, element.current)), [lines, matchId, element]);
  const read = useCallback(() => lines.line(matchId), [lines, matchId]);
  return useSyncExternalStore(lines.subscribe, read, () => undefined);
}
