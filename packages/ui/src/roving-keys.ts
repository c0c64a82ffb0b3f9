import type { KeyboardEvent } from "react";

/** Moves focus among a container's buttons with the arrow, Home and End keys, in reading direction. */
export function moveFocusByKey(event: KeyboardEvent<HTMLElement>, selector = "button:not(:disabled), a"): void {
  const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
  const steps: Readonly<Record<string, number>> = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1, Home: -Infinity, End: Infinity };
  const step = steps[event.key];
  if (step === undefined) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const index = items.findIndex((item) => item === event.target || item.contains(event.target as Node));
  if (index < 0) return;
  event.preventDefault();
  items[Math.min(items.length - 1, Math.max(0, index + step))]?.focus();
}
