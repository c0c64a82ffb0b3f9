import type { KeyboardEvent } from "react";

/** Arrow up and down move between the field and what can be gone to under it; Escape goes back to the field. */
export function moveAmongHits(event: KeyboardEvent<HTMLElement>): void {
  const field = event.currentTarget.querySelector<HTMLElement>("input");
  const stops = [
    ...(field === null ? [] : [field]),
    ...event.currentTarget.querySelectorAll<HTMLElement>("[data-hits] :is(a:not(.more, .lg), [data-hit])"),
  ];
  const index = stops.findIndex((stop) => stop === event.target);
  if (index < 0) return;
  if (event.key === "Escape" && index > 0) field?.focus();
  else if (event.key === "ArrowDown") stops[Math.min(stops.length - 1, index + 1)]?.focus();
  else if (event.key === "ArrowUp") stops[Math.max(0, index - 1)]?.focus();
  else return;
  event.preventDefault();
}
