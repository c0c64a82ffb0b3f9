import { failureStatus, type Match, type MatchFilter, type Store } from "@touchline/store";
import { useMatch, useResource, useStore } from "../elements/store.ts";

interface MatchBlock {
  readonly match_id?: number;
  readonly league_id?: number;
}

type BlockMatch =
  | { readonly type: "match"; readonly match: Match }
  | { readonly type: "loading" }
  /** The backend does not have the match. */
  | { readonly type: "missing" }
  | { readonly type: "failed"; retry(): void };

/** The next match of a league; without a league, the match with the most bets. */
function nextMatchFilter(leagueId: number | undefined): MatchFilter {
  return {
    state: "prematch",
    sort: leagueId === undefined ? "popular" : "time",
    limit: 1,
    ...(leagueId === undefined ? {} : { leagueId: String(leagueId) }),
  };
}

/** Loads the match of a block and returns its id; null if there is none. */
export async function loadBlockMatch({ queries, listings }: Store, { match_id, league_id }: MatchBlock): Promise<string | null> {
  if (match_id === undefined) return (await queries.load(listings.matches(nextMatchFilter(league_id)))).matchIds[0] ?? null;
  await queries.load(listings.match(String(match_id)));
  return String(match_id);
}

/** The match of a block: the one it names, else the next of its league, else the upcoming match with the most bets. */
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
