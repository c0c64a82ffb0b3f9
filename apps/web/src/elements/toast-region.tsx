import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import "../styles/late.css";

/** A rectangle of the window, as elements say theirs. */
export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Where a toast stands, by its box at the foot: there, or at the top while it would cover a control at the foot. */
export function toastSide(atFoot: Box, controls: readonly Box[]): "foot" | "top" {
  return controls.some((control) => overlaps(control, atFoot)) ? "top" : "foot";
}

/** What moves money: buttons that act, and parts of the page that say so, such as an open cash out. */
const moneyControls = '.btn[data-tone="act"], [data-money]';
const lookEveryMs = 500;

/**
 * Where toasts stand: at the foot of the window, or under the header while a control that moves money is at the foot. No larger than
 * its toast: a frame takes no press on what anything lies over.
 */
export function ToastPlace({ children, ...rest }: Pick<ComponentProps<"div">, "role" | "aria-live" | "children">): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useSide(place, children !== null);
  return (
    <div ref={place} className="toast-place" {...rest}>
      {children}
    </div>
  );
}

function useSide(place: RefObject<HTMLDivElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const room = place.current;
    if (!isShown || room === null) return;
    const look = (): void => {
      // Measured at the foot, wherever it stands; nothing is painted in between.
      room.setAttribute("data-side", "foot");
      const controls = [...document.querySelectorAll(moneyControls)].filter((control) => !room.contains(control));
      const atFoot = room.getBoundingClientRect();
      const boxes = controls.map((control) => control.getBoundingClientRect());
      room.setAttribute("data-side", toastSide(atFoot, boxes));
    };
    look();
    let frame = 0;
    const lookSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const timer = setInterval(look, lookEveryMs);
    const news = ["scroll", "click", "resize"] as const;
    for (const type of news) addEventListener(type, lookSoon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
      for (const type of news) removeEventListener(type, lookSoon, { capture: true });
    };
  }, [place, isShown]);
}
