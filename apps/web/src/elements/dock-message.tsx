import type { Store } from "@touchline/store";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { DockPart } from "./dock.tsx";
import { useStore } from "./store.ts";
import "../styles/late.css";

/** Short messages of the dock, the most urgent first. The undo comes first because it is offered only for a short time. */
const messageKinds = ["undo", "quickBet", "alert", "bonus", "reminder"] as const;

export type DockMessageKind = (typeof messageKinds)[number];

/** The messages that wait in the dock. The most urgent one is visible. */
export interface DockMessages {
  /** Requests that a message is shown; the returned function withdraws the request. */
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

/** The messages of each page, by its store. */
const messagesOfStores = new WeakMap<Store, DockMessages>();

function useDockMessages(): DockMessages {
  const store = useStore();
  const messages = messagesOfStores.get(store) ?? createDockMessages();
  messagesOfStores.set(store, messages);
  return messages;
}

export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The side of a message: at the foot above the dock, or below the header if it would cover a control at the foot. */
export function messageSide(atFoot: Box, controls: readonly Box[]): "foot" | "top" {
  return controls.some((control) => overlaps(control, atFoot)) ? "top" : "foot";
}

/** Controls that move money: primary buttons, and elements marked with `data-money`, such as an open cash-out. */
const moneyControls = '.btn[data-tone="act"], [data-money]';
const checkEveryMs = 500;

interface DockMessageProps {
  readonly kind: DockMessageKind;
  /** The message; null while there is none. */
  readonly children: ReactNode;
  /** Stops and restarts the timer that removes the message, which is held while a more urgent message is shown. */
  readonly timer?: { hold(): void; release(): void };
}

/**
 * A message on the dock, one at a time. It has the size of its content, because browsers drop clicks on frame content that anything
 * covers.
 */
export function DockMessage({ kind, children, timer }: DockMessageProps): ReactNode {
  const messages = useDockMessages();
  const shown = useSyncExternalStore(messages.subscribe, messages.shown, () => null);
  const note = useRef<HTMLDivElement>(null);
  const isWanted = children !== null;
  const isShown = isWanted && shown === kind;
  const isWaiting = isWanted && shown !== null && !isShown;
  useLayoutEffect(() => (isWanted ? messages.want(kind) : undefined), [messages, kind, isWanted]);
  useEffect(() => {
    if (!isWaiting || timer === undefined) return undefined;
    timer.hold();
    return timer.release;
  }, [isWaiting, timer]);
  useSide(note, isShown);
  return (
    <DockPart place="message">
      <div ref={note} className="dock-note" role="status">
        {isShown ? children : null}
      </div>
    </DockPart>
  );
}

function useSide(note: RefObject<HTMLDivElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = note.current;
    if (!isShown || element === null) return;
    const updateSide = (): void => {
      // Measured at the foot, even if the message is at the top; nothing is painted in between.
      element.setAttribute("data-side", "foot");
      const dock = element.closest(".dock");
      const controls = [...document.querySelectorAll(moneyControls)].filter((control) => dock?.contains(control) !== true);
      const atFoot = element.getBoundingClientRect();
      const boxes = controls.map((control) => control.getBoundingClientRect());
      element.setAttribute("data-side", messageSide(atFoot, boxes));
    };
    updateSide();
    let frame = 0;
    const scheduleUpdate = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(updateSide);
    };
    const interval = setInterval(updateSide, checkEveryMs);
    const eventTypes = ["scroll", "click", "resize"] as const;
    for (const type of eventTypes) addEventListener(type, scheduleUpdate, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(interval);
      for (const type of eventTypes) removeEventListener(type, scheduleUpdate, { capture: true });
    };
  }, [note, isShown]);
}
