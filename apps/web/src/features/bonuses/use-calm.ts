import { useSyncExternalStore } from "react";

/** Attribute of the page's root while the player wants it calm. */
const calmAttribute = "data-calm";

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [calmAttribute] });
  return () => observer.disconnect();
}

/** Whether the player chose calm mode: nothing of bonuses comes up by itself then. */
export function useIsCalm(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.hasAttribute(calmAttribute),
    () => false,
  );
}
