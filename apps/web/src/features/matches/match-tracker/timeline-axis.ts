import type { ProgressPeriod } from "@touchline/store/match-progress";

/** One period on the axis, in thousandths of its length. */
export interface AxisSegment {
  readonly number: number;
  /** Null for a period that has not begun. */
  readonly name: string | null;
  readonly from: number;
  readonly to: number;
  /** How far it has come, from `from` to `to`. */
  readonly reached: number;
  readonly isEnded: boolean;
}

/** The axis of a match: its periods side by side, breaks left out. */
export interface CourseAxis {
  readonly segments: readonly AxisSegment[];
  /** Place of a second of the wall clock; what falls into a break stands at its period's end. */
  placeOf(seconds: number): number;
  /** Whether a second was played, and not a break. */
  isPlayed(seconds: number): boolean;
}

interface AxisInput {
  readonly periods: readonly ProgressPeriod[];
  /** Periods of regular time, so that those to come are kept free. */
  readonly regular: number;
  readonly nowSeconds: number;
  /** Nothing is kept free once the match is over. */
  readonly isOver: boolean;
}

const whole = 1000;

function lengthOf({ fromSeconds, toSeconds, plannedSeconds }: ProgressPeriod, nowSeconds: number): number {
  return toSeconds === null ? Math.max(plannedSeconds, nowSeconds - fromSeconds) : Math.max(1, toSeconds - fromSeconds);
}

/** Lays the periods side by side: ended ones as long as they were, running and coming ones as long as planned. */
export function layCourse({ periods, regular, nowSeconds, isOver }: AxisInput): CourseAxis {
  const planned = periods[0]?.plannedSeconds ?? 1;
  const toCome = isOver ? 0 : Math.max(0, regular - periods.length);
  const lengths = [...periods.map((period) => lengthOf(period, nowSeconds)), ...Array.from({ length: toCome }, () => planned)];
  const total = Math.max(
    1,
    lengths.reduce((sum, length) => sum + length, 0),
  );
  let before = 0;
  const segments = lengths.map((length, index): AxisSegment => {
    const period = periods[index];
    const from = Math.round((before / total) * whole);
    const played =
      period === undefined ? 0 : Math.min(length, (period.toSeconds ?? Math.max(period.fromSeconds, nowSeconds)) - period.fromSeconds);
    const reached = Math.round(((before + played) / total) * whole);
    before += length;
    return {
      number: index + 1,
      name: period?.name ?? null,
      from,
      to: Math.round((before / total) * whole),
      reached,
      isEnded: period?.toSeconds != null,
    };
  });
  const indexAt = (seconds: number): number => periods.findLastIndex(({ fromSeconds }) => fromSeconds <= seconds);
  return {
    segments,
    placeOf(seconds) {
      const index = indexAt(seconds);
      const [period, segment] = [periods[index], segments[index]];
      if (period === undefined || segment === undefined) return 0;
      const share = Math.min(1, (seconds - period.fromSeconds) / lengthOf(period, nowSeconds));
      return Math.round(segment.from + share * (segment.to - segment.from));
    },
    isPlayed(seconds) {
      const period = periods[indexAt(seconds)];
      return period !== undefined && (period.toSeconds === null || seconds <= period.toSeconds);
    },
  };
}
