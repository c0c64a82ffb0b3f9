import type { Match } from "@touchline/store";
import type { PictureChart } from "@touchline/store/match-picture";
import type { ReactNode } from "react";

/** A position in percent of the drawing. */
export const at = (value: number): string => `${value}%`;

/** A drawing with a text for screen readers. */
export function Drawing({
  text,
  isBare = false,
  children,
}: {
  readonly text: string;
  readonly isBare?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <svg className="spic-chart" role="img" aria-label={text} width="100%" overflow="visible" {...(isBare ? { "data-bare": "" } : {})}>
      {children}
    </svg>
  );
}

/** The properties of each kind of chart: its part of the picture, and the match. */
export interface ChartProps<Part> {
  readonly chart: PictureChart;
  readonly part: Part;
  readonly match: Match;
}
