/** The product's time: wall time, but for replays that start elsewhere or run faster. Everything that a player sees is dated by it. */
export interface Clock {
  /** Product time, epoch ms. */
  now(): number;
  /** Product milliseconds a real millisecond. */
  readonly speed: number;
}
