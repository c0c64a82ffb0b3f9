import type { Match } from "@touchline/store";
import type { ReactNode } from "react";
import { useLater } from "../../../../elements/time/use-later.ts";

const loadVote = async () => import("./match-vote.tsx");

/** The prediction vote of a match, fetched when the page has time. */
export function VoteSlot({ match }: { readonly match: Match }): ReactNode {
  const vote = useLater(loadVote);
  return vote === null ? null : <vote.MatchVote match={match} />;
}
