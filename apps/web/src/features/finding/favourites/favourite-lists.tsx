import { type ReactNode, useState } from "react";
import type { FavouriteType } from "@touchline/store";
import { favouriteMatchesOf } from "@touchline/store/favourite-matches";
import { Icon, SportIcon } from "@touchline/ui";
import { FavouriteButton } from "../../../elements/matches/favourite-button.tsx";
import { MatchRow } from "../../../elements/matches/match-row.tsx";
import { useResource, useSession, useStore, useValue } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { CategoryMark } from "../../../elements/matches/category-mark.tsx";
import { LeagueMark } from "../../../elements/matches/league-mark.tsx";
import { leaguePath } from "../../../elements/matches/match.ts";
import type { MessageKey } from "../../../messages/text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";

/** The player's favourite matches by start time. Ended matches are left out. */
export function FavouriteMatches(): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const [onlyBettable, setOnlyBettable] = useState(false);
  const ids = useCurrentIds(onlyBettable);
  const { data } = useResource(
    listings.matches({ state: "bettable", ids: ids.toSorted(), sort: "time", limit: 500, ...(onlyBettable ? { onlyBettable } : {}) }),
    {
      isEnabled: ids.length > 0,
    },
  );
  const isEmpty = ids.length === 0 || data?.matchIds.length === 0;
  if (isEmpty && !onlyBettable) return null;
  return (
    <section aria-labelledby="favourite-matches">
      <div className="sec">
        <h2 id="favourite-matches">{t("list.matches")}</h2>
        <bdi className="cnt">{isEmpty ? 0 : data?.matchIds.length}</bdi>
      </div>
      <div className="px-(--gutter) pb-2">
        <button
          type="button"
          className="chip bg-cell max-[799px]:min-h-11"
          aria-pressed={onlyBettable}
          onClick={() => setOnlyBettable(!onlyBettable)}
        >
          {onlyBettable ? <Icon name="check" size={16} /> : null}
          {t("filter.bettable")}
        </button>
      </div>
      {isEmpty ? <p className="px-(--gutter) text-mid">{t("filter.none")}</p> : null}
      <ul className="mt">
        {(isEmpty ? [] : (data?.matchIds ?? [])).map((id) => (
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

/** The player's favourite sports, countries and leagues, each with its number of matches. */
export function FavouritePlaces(): ReactNode {
  return (
    <>
      <PlaceGroup type="sports" titleKey="shell.sports" Place={SportPlace} />
      <PlaceGroup type="categories" titleKey="favourites.categories" Place={CategoryPlace} />
      <PlaceGroup type="tournaments" titleKey="list.leagues" Place={LeaguePlace} />
    </>
  );
}

interface PlaceGroupProps {
  readonly type: FavouriteType;
  readonly titleKey: MessageKey;
  readonly Place: (props: { readonly id: string }) => ReactNode;
}

function PlaceGroup({ type, titleKey, Place }: PlaceGroupProps): ReactNode {
  const t = useText();
  const { favourites } = useStore();
  const ids = useSeenIds(useValue(favourites)[type]);
  if (ids.length === 0) return null;
  return (
    <section aria-labelledby={`favourite-${type}`}>
      <div className="sec">
        <h2 id={`favourite-${type}`}>{t(titleKey)}</h2>
      </div>
      <ul className="grid gap-x-4 px-(--gutter) @min-[640px]/content:grid-cols-2">
        {ids.map((id) => (
          <Place key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}

interface PlaceRowProps {
  readonly type: FavouriteType;
  readonly id: string;
  readonly to: string;
  readonly icon: ReactNode;
  readonly name: string;
  readonly note?: string;
  readonly count: number | undefined;
}

function PlaceRow({ type, id, to, icon, name, note, count }: PlaceRowProps): ReactNode {
  return (
    <li className="flex min-h-12 items-center gap-1 border-t border-line">
      <FavouriteButton type={type} id={id} />
      <PageLink to={to} className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-2 px-2 hover:bg-raise">
        {icon}
        <span className="grid min-w-0 flex-1">
          <bdi className="truncate text-14 font-semibold">{name}</bdi>
          {note === undefined ? null : <bdi className="truncate text-12 text-mid">{note}</bdi>}
        </span>
        <bdi className="cnt">{count}</bdi>
      </PageLink>
    </li>
  );
}

function SportPlace({ id }: { readonly id: string }): ReactNode {
  const { listings } = useStore();
  const sport = useResource(listings.sports()).data?.find((candidate) => candidate.id === id);
  const counters = useResource(listings.counters()).data;
  if (sport === undefined) return null;
  return (
    <PlaceRow
      type="sports"
      id={id}
      to={`/${sport.key}`}
      icon={<SportIcon sportKey={sport.key} />}
      name={sport.name}
      count={counters?.sports[sport.key]?.matchCount}
    />
  );
}

function CategoryPlace({ id }: { readonly id: string }): ReactNode {
  const { listings } = useStore();
  const category = useResource(listings.category(id)).data;
  const counters = useResource(listings.counters()).data;
  const sport = useResource(listings.sports()).data?.find(({ key }) => key === category?.sportKey);
  if (category === undefined) return null;
  return (
    <PlaceRow
      type="categories"
      id={id}
      to={`/${category.sportKey}/${category.slug}`}
      icon={<CategoryMark category={category} />}
      name={category.name}
      {...(sport === undefined ? {} : { note: sport.name })}
      count={counters?.categories[id]?.matchCount}
    />
  );
}

function LeaguePlace({ id }: { readonly id: string }): ReactNode {
  const { listings } = useStore();
  const league = useResource(listings.league(id)).data;
  const counters = useResource(listings.counters()).data;
  if (league === undefined) return null;
  return (
    <PlaceRow
      type="tournaments"
      id={id}
      to={leaguePath(league)}
      icon={<LeagueMark league={league} />}
      name={league.name}
      note={`${league.sport.name} · ${league.category.name}`}
      count={counters?.tournaments[id]?.matchCount}
    />
  );
}

/** The favourite matches on the page: those that the backend lists as current, and those added since the page opened. */
function useCurrentIds(onlyBettable: boolean): readonly string[] {
  const { api, favourites } = useStore();
  const { player } = useSession();
  const starred = useValue(favourites).matches;
  const [before] = useState(starred);
  const seen = useSeenIds(starred);
  const { data, isError } = useResource(favouriteMatchesOf(api, player?.id ?? "", { onlyBettable }), {
    isEnabled: player !== null && seen.length > 0,
  });
  if (isError) return seen;
  return data === undefined ? [] : seen.filter((id) => data.includes(id) || !before.has(id));
}

/** Ids that have been in the set since the page opened, in order, so that a row stays when its star is removed. */
function useSeenIds(current: ReadonlySet<string>): readonly string[] {
  const [seen, setSeen] = useState<readonly string[]>([...current]);
  const added = [...current].filter((id) => !seen.includes(id));
  if (added.length === 0) return seen;
  const next = [...seen, ...added];
  setSeen(next);
  return next;
}
