import { useEffect, useRef, type RefObject } from "react";

const aheadPx = 800;

/** Calls when an element comes near the window, as often as it does; attach what it answers. */
export function useSight(isWanted: boolean, onSight: () => void): RefObject<HTMLParagraphElement | null> {
  const element = useRef<HTMLParagraphElement>(null);
  const latest = useRef(onSight);
  useEffect(() => {
    latest.current = onSight;
  });
  useEffect(() => {
    if (!isWanted || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: `${aheadPx}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  });
  return element;
}
