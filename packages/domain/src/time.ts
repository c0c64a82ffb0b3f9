/** Milliseconds in a second. */
export const secondMs = 1_000;

/** Milliseconds in a minute. */
export const minuteMs = 60 * secondMs;

/** Milliseconds in an hour. */
export const hourMs = 60 * minuteMs;

/** Milliseconds in a day of 24 hours. */
export const dayMs = 24 * hourMs;

/** Milliseconds in a week. */
export const weekMs = 7 * dayMs;
