/** Milliseconds of a second. */
export const secondMs = 1_000;

/** Milliseconds of a minute. */
export const minuteMs = 60 * secondMs;

/** Milliseconds of an hour. */
export const hourMs = 60 * minuteMs;

/** Milliseconds of a day of 24 hours. */
export const dayMs = 24 * hourMs;

/** Milliseconds of a week. */
export const weekMs = 7 * dayMs;
