import type { ProgressPeriod } from "@touchline/store/match-progress";

/** A period on the axis; positions are thousandths of the axis. */
export interface AxisSegment {
  readonly number: number;
  /** Null for a period that has not begun. */
  readonly name: string | null;
  readonly from: number;
  readonly to: number;
}

/** Time axis of a match: its periods in a row, without breaks. */
export interface TimelineAxis {
  readonly segments: readonly AxisSegment[];
  /** Position of a time in wall-clock seconds. A time in a break has the position of its period's end. */
  positionOf(seconds: number): number;
}

interface AxisInput {
  readonly periods: readonly ProgressPeriod[];
  /** Number of periods in regular time; the axis reserves room for those to come. */
  readonly regularPeriods: number;
  readonly nowSeconds: number;
  /** Reserves no room for further periods. */
  readonly isOver: boolean;
}

const axisLength = 1000;

function lengthOf({ fromSeconds, toSeconds, plannedSeconds }: ProgressPeriod, nowSeconds: number): number {
  return toSeconds === null ? Math.max(plannedSeconds, nowSeconds - fromSeconds) : Math.max(1, toSeconds - fromSeconds);
}

/** Lays out the periods: ended ones with their actual length, running and upcoming ones with their planned length. */
export function layOutTimeline({ periods, regularPeriods, nowSeconds, isOver }: AxisInput): TimelineAxis {
  const planned = periods[0]?.plannedSeconds ?? 1;
  const toCome = isOver ? 0 : Math.max(0, regularPeriods - periods.length);
  const lengths = [...periods.map((period) => lengthOf(period, nowSeconds)), ...Array.from({ length: toCome }, () => planned)];
  const total = Math.max(
    1,
    lengths.reduce((sum, length) => sum + length, 0),
  );
  let before = 0;
  const segments = lengths.map((length, index): AxisSegment => {
    const from = Math.round((before / total) * axisLength);
    before += length;
    return { number: index + 1, name: periods[index]?.name ?? null, from, to: Math.round((before / total) * axisLength) };
  });
  return {
    segments,
    positionOf(seconds) {
      const index = periods.findLastIndex(({ fromSeconds }) => fromSeconds <= seconds);
      const [period, segment] = [periods[index], segments[index]];
      if (period === undefined || segment === undefined) return 0;
      const share = Math.min(1, (seconds - period.fromSeconds) / lengthOf(period, nowSeconds));
      return Math.round(segment.from + share * (segment.to - segment.from));
    },
  };
}
