import { Skeleton, SportIcon } from "@touchline/ui";
import type { ReactNode } from "react";
import { LeagueMark } from "../../elements/matches/league-mark.tsx";
import { leaguePath } from "../../elements/matches/match.ts";
import { useResource, useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { BlockFailed, PreviewNote } from "../block-frame.tsx";

const maxLeagues = 6;
const skeletonRows = 8;

/** Sports that expand to their first leagues. */
function SideMenu(_props: BlockProps<"side_menu">): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const { data: sports, isError, refetch } = useResource(listings.sports());
  const leagues = useResource(listings.leagues({ limit: 200 })).data ?? [];
  if (sports === undefined)
    return isError ? <BlockFailed onRetry={() => void refetch()} /> : <Skeleton lines={skeletonRows} className="h-10" />;
  if (sports.length === 0) return <PreviewNote type="side_menu">There is no sport on offer.</PreviewNote>;
  return (
    <nav aria-label={t("shell.sports")} className="grid p-(--gutter)">
      {sports.map((sport) => (
        <details key={sport.key} className="border-b border-line last:border-0">
          <summary className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
            <SportIcon sportKey={sport.key} size={18} /> <bdi>{sport.name}</bdi>
          </summary>
          <ul className="grid pb-2 ps-8">
            {leagues
              .filter((league) => league.sport.key === sport.key)
              .slice(0, maxLeagues)
              .map((league) => (
                <li key={league.id}>
                  <PageLink to={leaguePath(league)} className="flex min-h-9 items-center gap-2 text-mid hover:text-hi">
                    <LeagueMark league={league} size={20} /> <bdi className="truncate">{league.name}</bdi>
                  </PageLink>
                </li>
              ))}
            <li>
              <PageLink to={`/${sport.key}`} className="flex min-h-9 items-center font-semibold hover:underline">
                {t("list.seeAll")}
              </PageLink>
            </li>
          </ul>
        </details>
      ))}
    </nav>
  );
}

export const definition: BlockDefinition<"side_menu"> = { Component: SideMenu };
