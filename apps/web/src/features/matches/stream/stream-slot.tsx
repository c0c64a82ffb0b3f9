import type { Match } from "@touchline/store";
import type { ReactNode } from "react";
import { useLater } from "../../../elements/time/use-later.ts";
import "../../../styles/match.css";

const loadStream = async () => import("./match-stream.tsx");

/** The pictures of a match, fetched when their tab is opened. */
export function StreamSlot({ match }: { readonly match: Match }): ReactNode {
  const stream = useLater(loadStream);
  return stream === null ? <div className="stream-picture skeleton" aria-hidden="true" /> : <stream.MatchStream match={match} />;
}
