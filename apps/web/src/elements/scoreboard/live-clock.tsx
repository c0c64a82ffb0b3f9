import type { Match } from "@touchline/store";
import type { ReactNode } from "react";
import { MatchClockText } from "./match-clock.tsx";

/** The red tally and the running time of a live match. */
export function LiveClock({ match }: { readonly match: Match }): ReactNode {
  return (
    <span className="clk">
      <i className="tally" />
      <MatchClockText match={match} />
    </span>
  );
}
