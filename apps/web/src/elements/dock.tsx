import { type ReactNode, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";

/** The places of the dock at the bottom of the window, from the top down. The tab bar is below them all. */
export type DockPlace = "floats" | "message" | "sheet" | "consent" | "builder" | "peek";

const never = (): (() => void) => () => undefined;

interface DockPartProps {
  readonly place: DockPlace;
  readonly children: ReactNode;
}

/**
 * Renders its children into the dock. Everything at the bottom of the window belongs there: the dock is one column, so no part can
 * cover another.
 */
export function DockPart({ place, children }: DockPartProps): ReactNode {
  // The shell renders the places with the page and never removes them; they do not exist on the server.
  const target = useSyncExternalStore(
    never,
    () => document.querySelector(`[data-dock="${place}"]`),
    () => null,
  );
  return target === null ? null : createPortal(children, target);
}
