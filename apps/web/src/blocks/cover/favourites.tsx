import type { MatchFilter } from "@touchline/store";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { ListFailed, ListSkeleton } from "../../elements/empty-states.tsx";
import { useFreshSituations } from "../../elements/matches/situation-note.tsx";
import { useResource, useStore, useValue } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { BlockSection, PreviewNote } from "../block-frame.tsx";
import { SituationTiles } from "./situations.tsx";

const defaultLimit = 12;

/** Filter for matches that are not over. Sorted by time, matches in play come first. */
function listed(filter: Pick<MatchFilter, "ids" | "leagueIds">, limit: number): MatchFilter {
  return { state: "bettable", sort: "time", limit, ...filter };
}

/** The favourite matches and the matches of favourite leagues by start time; undefined while one of the lists loads. */
function useMatchIds(limit: number) {
  const { listings, favourites, entities } = useStore();
  const { matches, tournaments } = useValue(favourites);
  const own = useResource(listings.matches(listed({ ids: [...matches].toSorted() }, limit)), { isEnabled: matches.size > 0 });
  const ofLeagues = useResource(listings.matches(listed({ leagueIds: [...tournaments].toSorted() }, limit)), {
    isEnabled: tournaments.size > 0,
  });
  const isLoading = (matches.size > 0 && own.data === undefined) || (tournaments.size > 0 && ofLeagues.data === undefined);
  const found = [...new Set([...(own.data?.matchIds ?? []), ...(ofLeagues.data?.matchIds ?? [])])];
  const startOf = (id: string): number => entities.match(id)?.startsAtMs ?? Infinity;
  return {
    ids: isLoading ? undefined : found.toSorted((one, other) => startOf(one) - startOf(other)).slice(0, limit),
    isError: own.isError || ofLeagues.isError,
    retry: () => void Promise.all([own, ofLeagues].filter(({ isError }) => isError).map(async ({ refetch }) => refetch())),
  };
}

function FavouriteTiles({ matchIds }: { readonly matchIds: readonly string[] }): ReactNode {
  return <SituationTiles matchIds={matchIds} situations={useFreshSituations()} />;
}

/** The player's favourites that are in play or start next. Hidden for visitors and for players without favourites. */
function Favourites({ block }: BlockProps<"favourites">): ReactNode {
  const t = useText();
  const { ids, isError, retry } = useMatchIds(block.limit ?? defaultLimit);
  if (ids?.length === 0) return <PreviewNote type="favourites">The player has no favourite match or league that is on offer.</PreviewNote>;
  return (
    <BlockSection
      heading={block.heading ?? t("shell.favourites")}
      end={
        <PageLink to="/favorites" className="-my-3 inline-flex min-h-11 shrink-0 items-center gap-1 font-semibold text-mid hover:text-hi">
          {t("list.seeAll")} <Icon name="chevron-right" size={16} mirrored />
        </PageLink>
      }
    >
      {ids !== undefined ? <FavouriteTiles matchIds={ids} /> : isError ? <ListFailed onRetry={retry} /> : <ListSkeleton rows={3} />}
    </BlockSection>
  );
}

export const definition: BlockDefinition<"favourites"> = { Component: Favourites };
