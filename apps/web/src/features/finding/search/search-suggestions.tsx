import { SportIcon } from "@touchline/ui";
import type { ReactNode } from "react";
import { Flag } from "../../../elements/scoreboard/flag.tsx";
import { leaguePath } from "../../../elements/matches/match-path.ts";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";

const readLeagues = 30;
const shownSports = 6;
const shownLeagues = 6;

/** Where to begin without a text, or where nothing was found: the first sports and leagues that have something on offer. */
export function SearchSuggestions(): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const counters = useResource(listings.counters()).data;
  const sports = (useResource(listings.sports()).data ?? [])
    .filter(({ key }) => counters === undefined || (counters.sports[key]?.matchCount ?? 0) > 0)
    .slice(0, shownSports);
  const leagues = (useResource(listings.leagues({ limit: readLeagues })).data ?? [])
    .filter(({ id }) => counters === undefined || (counters.tournaments[id]?.matchCount ?? 0) > 0)
    .slice(0, shownLeagues);
  if (sports.length + leagues.length === 0) return null;
  return (
    <section aria-label={t("search.suggestions")} data-hits="" className="pb-3">
      <div className="sec">
        <h2>{t("search.suggestions")}</h2>
      </div>
      <div className="flex flex-wrap gap-2 px-(--gutter)">
        {sports.map(({ key, name }) => (
          <PageLink key={key} to={`/${key}`} className="chip bg-cell max-[799px]:min-h-11">
            <SportIcon sportKey={key} size={16} /> {name}
          </PageLink>
        ))}
        {leagues.map((league) => (
          <PageLink key={league.id} to={leaguePath(league)} className="chip bg-cell max-[799px]:min-h-11">
            <Flag code={league.category.countryCode} /> <bdi>{league.name}</bdi>
          </PageLink>
        ))}
      </div>
    </section>
  );
}
