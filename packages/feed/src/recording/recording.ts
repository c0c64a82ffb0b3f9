/** What of a line's state an outlook decided: the rest follows from the match. */
export type RecordedState = "closed" | "open" | "undecidable" | "settled";

/** One line as it was priced. */
export interface RecordedLine {
  readonly typeId: number;
  readonly specifier: string;
  readonly state: RecordedState;
  readonly mostBalanced: boolean;
  /** Thousandths by outcome in template order. */
  readonly odds: readonly number[];
}

/** First, second and third. */
export type RecordedColumns = readonly [RecordedLine | null, RecordedLine | null, RecordedLine | null];

/** The lines of a match's list columns at one moment; what is not named is not offered. */
export interface RecordedFrame {
  /** Feed time, epoch ms. */
  readonly at: number;
  readonly isLive: boolean;
  readonly availableMarkets: number;
  readonly lines: readonly RecordedLine[];
  /** Which of `lines` stand in the list columns, from the first to the third; null for none. */
  readonly columns: RecordedColumns;
}

/** Prices of a span of the feed. Everything else that happens in it follows from the seed and the time. */
export interface FeedRecording {
  readonly seed: string;
  /** Feed time, epoch ms, of the first and the last moment. */
  readonly startAt: number;
  readonly endAt: number;
  /** Frames by id of the match, in order of time, each one in full. */
  readonly matches: ReadonlyMap<number, readonly RecordedFrame[]>;
}

/** The last frame at a moment or before; null where the recording has none. */
export function frameAt(recording: FeedRecording, matchId: number, now: number): RecordedFrame | null {
  const frames = recording.matches.get(matchId) ?? [];
  let low = 0;
  let high = frames.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((frames[middle]?.at ?? 0) <= now) low = middle + 1;
    else high = middle;
  }
  return frames[low - 1] ?? null;
}
