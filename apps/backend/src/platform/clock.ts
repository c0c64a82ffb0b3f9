export { dayMs, hourMs, minuteMs } from "@touchline/domain";

/** Product time: wall time, unless a replay starts at another time or runs faster. Players see only product time. */
export interface Clock {
  /** Product time, epoch ms. */
  now(): number;
  /** Product milliseconds per real millisecond. */
  readonly speed: number;
}
