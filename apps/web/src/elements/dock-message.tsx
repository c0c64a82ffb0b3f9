import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { type DockMessageKind, DockPart, useDockMessages } from "./dock.tsx";
import "../styles/late.css";

export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** A message stands on the dock, or under the header while it would cover a control of the page there. */
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
  /** Stops and restarts the time after which the message leaves. It waits unread behind a more urgent one. */
  readonly timer?: { hold(): void; release(): void };
}

/**
 * A message on the dock, one at a time. It is no larger than its content, because browsers drop clicks on frame content that anything
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
      // Measured on the dock, wherever it is; nothing is painted in between.
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
