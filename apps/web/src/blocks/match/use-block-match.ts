import { failureStatus, type Match } from "@touchline/store";
import { useMatch, useResource, useStore } from "../../elements/store.ts";
import { nextMatchFilter } from "../block-filters.ts";

interface MatchBlock {
  readonly match_id?: number;
  readonly league_id?: number;
}

type BlockMatch =
  | { readonly type: "match"; readonly match: Match }
  | { readonly type: "loading" }
  /** The API knows no such match. */
  | { readonly type: "missing" }
  | { readonly type: "failed"; retry(): void };

/** The match a block is about: the one it names, else the next of its league, else the next that players bet on most. */
export function useBlockMatch({ match_id, league_id }: MatchBlock): BlockMatch {
  const { listings } = useStore();
  const isNamed = match_id !== undefined;
  const next = useResource(listings.matches(nextMatchFilter(league_id)), { isEnabled: !isNamed });
  const named = useResource(listings.match(String(match_id ?? 0)), { isEnabled: isNamed });
  const match = useMatch(isNamed ? String(match_id) : (next.data?.matchIds[0] ?? ""));
  if (match !== undefined) return { type: "match", match };
  const answered = isNamed ? named : next;
  if (answered.data !== undefined) return { type: "missing" };
  if (!answered.isError) return { type: "loading" };
  return failureStatus(answered.error) === 404 ? { type: "missing" } : { type: "failed", retry: () => void answered.refetch() };
}
