import type { ReactNode } from "react";

interface ProgressLineProps {
  readonly label: string;
  readonly count: number;
  /** With what is still open; drawn lighter. */
  readonly possible: number;
  readonly needed: number;
  /** Counts at which something is reached, besides the last. */
  readonly marks?: readonly number[];
}

/** How far something has come: a bar with what is sure, what is open, and where the next step is. */
export function ProgressLine({ label, count, possible, needed, marks = [] }: ProgressLineProps): ReactNode {
  const share = (value: number): string => `${needed === 0 ? 0 : Math.min(100, (100 * value) / needed)}%`;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={needed}
      aria-valuenow={Math.min(count, needed)}
      className="relative h-2 overflow-hidden rounded-full bg-cell"
    >
      <span className="absolute inset-y-0 start-0 bg-ctl" style={{ inlineSize: share(possible) }} />
      <span className="absolute inset-y-0 start-0 bg-sel" style={{ inlineSize: share(count) }} />
      {marks.map((mark) => (
        <span key={mark} className="absolute inset-y-0 w-px bg-line-2" style={{ insetInlineStart: share(mark) }} />
      ))}
    </div>
  );
}
