import { progressSegments } from "@touchline/domain";
import type { ReactNode } from "react";

const gap = 6;
const headWidth = 60;

/** The elapsed share of a match as a hairline, cut where the match breaks, with a red head while it runs. Thousandths. */
export function ClockLine({
  progress,
  breaks,
  isRunning,
}: {
  readonly progress: number;
  readonly breaks: readonly number[];
  readonly isRunning: boolean;
}): ReactNode {
  const headStart = Math.max(0, progress - headWidth);
  return (
    <svg className="hair" viewBox="0 0 1000 2" preserveAspectRatio="none" aria-hidden="true">
      {progressSegments(progress, breaks).map(({ from, to, filled }) => (
        <g key={from}>
          <rect className="rest" x={from + (from === 0 ? 0 : gap)} width={Math.max(0, to - from - (from === 0 ? 0 : gap))} height="2" />
          {filled > gap || from === 0 ? (
            <rect className="done" x={from + (from === 0 ? 0 : gap)} width={Math.max(0, filled - (from === 0 ? 0 : gap))} height="2" />
          ) : null}
        </g>
      ))}
      {isRunning ? <rect className="head" x={headStart} width={Math.min(headWidth, progress)} height="2" /> : null}
    </svg>
  );
}
