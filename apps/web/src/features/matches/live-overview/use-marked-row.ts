import { useEffect, type RefObject } from "react";
import { matchOfLink } from "./row-keys.ts";

/**
 * Marks the row of the match that stands beside its list. By hand, as rows are drawn once and for every list: React knows
 * nothing of the mark, so rows that come later are looked at when they come.
 */
export function useMarkedRow(list: RefObject<HTMLElement | null>, matchId: string | null): void {
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
