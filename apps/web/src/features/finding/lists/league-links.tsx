import type { League } from "@touchline/store";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { leaguePath } from "../../../elements/matches/match.ts";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";

/** Links to leagues with their number of matches and outrights, in the given order. */
export function LeagueLinks({ leagues }: { readonly leagues: readonly League[] }): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const counters = useResource(listings.counters()).data;
  if (leagues.length === 0) return null;
  return (
    <nav aria-label={t("list.leagues")} className="grid gap-x-4 px-(--gutter) pb-3 @min-[640px]/content:grid-cols-2">
      {leagues.map((league) => {
        const count = counters?.tournaments[league.id];
        const offered = (count?.matchCount ?? 0) + (count?.outrightCount ?? 0);
        return (
          <PageLink
            key={league.id}
            to={leaguePath(league)}
            className="flex min-h-11 items-center gap-2 border-b border-line text-14 font-[570] hover:text-hi"
          >
            <bdi className="truncate">{league.name}</bdi>
            <span className="flex-1" />
            <bdi className="cnt">{counters === undefined ? "" : offered}</bdi>
            <Icon name="chevron-right" size={16} mirrored className="text-low" />
          </PageLink>
        );
      })}
    </nav>
  );
}
