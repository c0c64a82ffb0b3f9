import { createContext, type ReactNode, use, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";

/** Where parts stand in the dock at the foot of the window, from the top down. The tab bar stands below them all. */
export type DockPlace = "floats" | "message" | "sheet" | "consent" | "builder" | "peek";

const never = (): (() => void) => () => undefined;

interface DockPartProps {
  readonly place: DockPlace;
  readonly children: ReactNode;
}

/**
 * Renders into the dock, wherever the state of the part is kept. Whatever stands at the foot of the window stands there: the dock is
 * one column, so no part can cover another.
 */
export function DockPart({ place, children }: DockPartProps): ReactNode {
  // The shell renders the places with the page and never removes them; the server has none.
  const target = useSyncExternalStore(
    never,
    () => document.querySelector(`[data-dock="${place}"]`),
    () => null,
  );
  return target === null ? null : createPortal(children, target);
}

/** Short messages of the dock, the most urgent first: what can be undone is offered for a moment only. */
const messageKinds = ["undo", "quickBet", "alert", "bonus", "reminder"] as const;

export type DockMessageKind = (typeof messageKinds)[number];

/** The messages that want to be shown, of which one is at a time. */
export interface DockMessages {
  /** Asks to be shown; the returned function withdraws. */
  want(kind: DockMessageKind): () => void;
  shown(): DockMessageKind | null;
  subscribe(listener: () => void): () => void;
}

export function createDockMessages(): DockMessages {
  const wanted: DockMessageKind[] = [];
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());
  return {
    want(kind) {
      wanted.push(kind);
      notify();
      return () => {
        wanted.splice(wanted.indexOf(kind), 1);
        notify();
      };
    },
    shown: () => messageKinds.find((kind) => wanted.includes(kind)) ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Provides the messages of the page's dock; set once by the shell. */
export const DockContext = createContext<DockMessages | null>(null);

export function useDockMessages(): DockMessages {
  const messages = use(DockContext);
  if (messages === null) throw new Error("useDockMessages needs a DockContext above it.");
  return messages;
}
