import { useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from "react";
import { toastSide } from "./toast-side.ts";
import "../../styles/late.css";

/** What moves money: buttons that act, and parts of the page that say so, such as an open cash out. */
const moneyControls = '.btn[data-tone="act"], [data-money]';
const lookEveryMs = 500;

/** Where toasts stand: at the foot of the window, or under the header while a control that moves money is at the foot. */
export function ToastPlace({ children, ...rest }: Pick<ComponentProps<"div">, "role" | "aria-live" | "children">): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isShown = children !== null;
  return (
    <div ref={place} className="toast-place" data-side={useSide(place, isShown)} {...rest}>
      {children}
    </div>
  );
}

function useSide(place: RefObject<HTMLDivElement | null>, isShown: boolean): "foot" | "top" {
  const [side, setSide] = useState<"foot" | "top">("foot");
  useLayoutEffect(() => {
    const room = place.current;
    const toast = room?.firstElementChild;
    if (!isShown || room === null || toast == null) return;
    const look = (): void => {
      const controls = [...document.querySelectorAll(moneyControls)].filter((control) => !room.contains(control));
      const boxes = controls.map((control) => control.getBoundingClientRect());
      setSide(toastSide(room.getBoundingClientRect(), toast.getBoundingClientRect(), boxes));
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
  return side;
}
