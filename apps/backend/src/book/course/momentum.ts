import type { Side } from "@touchline/feed";

/** Something that one side did, and how much it pressed. */
export interface PressureMoment {
  readonly atSeconds: number;
  readonly side: Side;
  readonly weight: number;
}

interface MomentumSpan {
  readonly untilSeconds: number;
  readonly everySeconds: number;
}

/** How far from its moment an event is felt, in bars. */
const reachBars = 5;
/** Thousandths of the scale. */
const whole = 1000;

/**
 * Which side pressed, bar by bar until now: each moment counts fully in its own bar and less in those around it.
 * Thousandths of the strongest bar so far, positive for the home side; all zero when nothing happened.
 */
export function momentumBars(moments: readonly PressureMoment[], { untilSeconds, everySeconds }: MomentumSpan): readonly number[] {
  const count = Math.max(0, Math.ceil(untilSeconds / everySeconds));
  const heaviest = Math.max(0, ...moments.map(({ weight }) => weight));
  const bars = Array.from({ length: count }, (_, index) =>
    moments.reduce((sum, { atSeconds, side, weight }) => {
      const distance = Math.abs(Math.floor(atSeconds / everySeconds) - index);
      const felt = Math.max(0, 1 - distance / reachBars) * weight;
      return sum + (side === "home" ? felt : -felt);
    }, 0),
  );
  const scale = Math.max(heaviest, ...bars.map(Math.abs));
  return bars.map((bar) => (bar === 0 ? 0 : Math.sign(bar) * Math.round((Math.abs(bar) / scale) * whole)));
}
