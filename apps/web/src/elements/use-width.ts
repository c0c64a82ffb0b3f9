import { useSyncExternalStore } from "react";

const deskQuery = "(min-width: 1024px)";

function subscribe(listener: () => void): () => void {
  const list = matchMedia(deskQuery);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/** Whether the slip stands beside the page; null on the server, which cannot know. */
export function useIsDesk(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(deskQuery).matches,
    () => null,
  );
}
