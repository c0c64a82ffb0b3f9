import { useSyncExternalStore } from "react";

const wideQuery = "(min-width: 1280px)";

function subscribe(listener: () => void): () => void {
  const list = matchMedia(wideQuery);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/** Whether a match has room beside the list (spec.md 9); null on the server, which cannot know. */
export function useIsWide(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(wideQuery).matches,
    () => null,
  );
}
