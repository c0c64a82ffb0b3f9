export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
export const weekMs = 7 * dayMs;

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
