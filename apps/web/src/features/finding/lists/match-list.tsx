import type { MatchFilter } from "@touchline/store";
import type { ReactNode } from "react";
import { MatchGroups } from "../../../elements/matches/match-groups.tsx";
import { useResource, useStore } from "../../../elements/store.ts";
import { ListEmpty, ListFailed, ListSkeleton } from "../../../elements/matches/list-states.tsx";

interface MatchListProps {
  readonly filter: MatchFilter;
  /** Draws a match in place of its usual row. */
  readonly row?: ((matchId: string) => ReactNode) | undefined;
  /** Shown instead of the usual words when there is nothing. */
  readonly empty?: ReactNode;
  /** Follows the rows, with the list's place in the whole. */
  footer?(place: { readonly page: number; readonly lastPage: number }): ReactNode;
}

/** A list of matches under their leagues, in all its states. */
export function MatchList({ filter, row, empty, footer }: MatchListProps): ReactNode {
  const { listings } = useStore();
  const { data, isError, refetch } = useResource(listings.matches(filter));
  if (data === undefined) return isError ? <ListFailed onRetry={() => void refetch()} /> : <ListSkeleton />;
  if (data.matchIds.length === 0) return empty ?? <ListEmpty />;
  return (
    <>
      <MatchGroups matchIds={data.matchIds} row={row} className={row === undefined ? "mt" : "mt builders"} />
      {footer?.(data)}
    </>
  );
}
