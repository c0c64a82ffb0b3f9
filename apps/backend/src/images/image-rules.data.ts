/** Widths and heights in pixels that pictures are offered in: a short list, so that nobody can fill the cache with sizes. */
export const imageSizes: readonly number[] = [64, 96, 128, 192, 256, 320, 480, 640, 800, 960, 1280, 1600, 1920, 2560];

/** Quality where none is asked for, and what may be asked for (spec.md 9). */
export const imageQuality = { usual: 80, least: 30, most: 95, step: 5 } as const;

/** Share of the asked quality that each form takes: it looks as good with less (spec.md 9). */
export const qualityShares = { avif: 0.81, webp: 0.875, jpeg: 1, png: 1 } as const;

/** Largest picture that is taken in, in bytes and in pixels. */
export const imageLimits = { bytes: 8 * 1024 * 1024, pixels: 40_000_000 } as const;

/** How long a picture may take to arrive, and how long one from elsewhere counts as fresh. */
export const imageTimes = { patienceMs: 5_000, freshMs: 3_600_000 } as const;
