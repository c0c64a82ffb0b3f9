import type { ReactNode } from "react";
import { FavouriteButton } from "../../../elements/favourite-button.tsx";
import { MatchRow } from "../../../elements/matches/match-row.tsx";
import { useResource, useStore, useValue } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useSeenIds } from "./use-seen-ids.ts";

/** The starred matches by start, each with its star; ended ones have left. */
export function FavouriteMatches(): ReactNode {
  const t = useText();
  const { favourites, listings } = useStore();
  const ids = useSeenIds(useValue(favourites).matches);
  const { data } = useResource(listings.matches({ state: "bettable", ids: ids.toSorted(), sort: "time", limit: 500 }), {
    isEnabled: ids.length > 0,
  });
  if (ids.length === 0 || data?.matchIds.length === 0) return null;
  return (
    <section aria-labelledby="favourite-matches">
      <div className="sec">
        <h2 id="favourite-matches">{t("list.matches")}</h2>
        <bdi className="cnt">{data?.matchIds.length}</bdi>
      </div>
      <ul className="mt">
        {(data?.matchIds ?? []).map((id) => (
          <li key={id} className="flex items-center border-t border-line">
            <span className="ps-2">
              <FavouriteButton type="matches" id={id} />
            </span>
            <div className="min-w-0 flex-1">
              <MatchRow matchId={id} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
