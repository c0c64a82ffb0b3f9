import { weekMs } from "@touchline/domain";

export { dayMs, hourMs, minuteMs, secondMs, weekMs } from "@touchline/domain";

/** A Monday, 00:00 UTC: week 0 of the calendar. */
const firstMonday = Date.UTC(1970, 0, 5);

/** Number of the Monday-to-Sunday week, UTC, that holds the instant. */
export function weekOf(atMs: number): number {
  return Math.floor((atMs - firstMonday) / weekMs);
}

/** Monday 00:00 UTC of a week, epoch ms. */
export function weekStart(week: number): number {
  return firstMonday + week * weekMs;
}

/** Number of leading items for which the condition holds; it must hold for no item after the first that fails. */
export function countWhile<Item>(items: ArrayLike<Item>, holds: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && holds(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
