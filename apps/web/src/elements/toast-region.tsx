import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import "../styles/late.css";

export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** A toast is at the foot, or at the top while it would cover a control at the foot. */
export function toastSide(atFoot: Box, controls: readonly Box[]): "foot" | "top" {
  return controls.some((control) => overlaps(control, atFoot)) ? "top" : "foot";
}

/** Controls that move money: primary buttons, and elements marked with `data-money`, such as an open cash-out. */
const moneyControls = '.btn[data-tone="act"], [data-money]';
const checkEveryMs = 500;

/**
 * Shows toasts at the foot of the window, or under the header while a control that moves money is at the foot. The region is no
 * larger than its toast, because browsers drop clicks on frame content that anything covers.
 */
export function ToastRegion({ children, ...rest }: Pick<ComponentProps<"div">, "role" | "aria-live" | "children">): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  useSide(region, children !== null);
  return (
    <div ref={region} className="toast-place" {...rest}>
      {children}
    </div>
  );
}

function useSide(region: RefObject<HTMLDivElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!isShown || element === null) return;
    const updateSide = (): void => {
      // Measured at the foot, wherever it is; nothing is painted in between.
      element.setAttribute("data-side", "foot");
      const controls = [...document.querySelectorAll(moneyControls)].filter((control) => !element.contains(control));
      const atFoot = element.getBoundingClientRect();
      const boxes = controls.map((control) => control.getBoundingClientRect());
      element.setAttribute("data-side", toastSide(atFoot, boxes));
    };
    updateSide();
    let frame = 0;
    const scheduleUpdate = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(updateSide);
    };
    const timer = setInterval(updateSide, checkEveryMs);
    const eventTypes = ["scroll", "click", "resize"] as const;
    for (const type of eventTypes) addEventListener(type, scheduleUpdate, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
      for (const type of eventTypes) removeEventListener(type, scheduleUpdate, { capture: true });
    };
  }, [region, isShown]);
}
