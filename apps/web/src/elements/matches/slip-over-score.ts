import { useSyncExternalStore } from "react";

/** Data attribute of the document while the open slip of a phone covers the scoreboard. */
export const overScore = "slipOverScore";
const attribute = "data-slip-over-score";

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: [attribute] });
  return () => observer.disconnect();
}

/** Whether the open slip of a phone covers the scoreboard. */
export function useSlipOverScore(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.hasAttribute(attribute),
    () => false,
  );
}
