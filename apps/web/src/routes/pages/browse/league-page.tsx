import type { MatchFilter } from "@touchline/store";
import { historyListings } from "@touchline/store/history";
import type { ReactNode } from "react";
import { FavouriteButton } from "../../../elements/matches/favourite-button.tsx";
import { LeagueMark } from "../../../elements/matches/league-mark.tsx";
import { useResource, useStore } from "../../../elements/store.ts";
import { ColumnPicker, MatchList } from "../../../features/finding/lists/match-list.tsx";
import { ListingTabs } from "../../../features/finding/lists/listing-view.tsx";
import { ListSkeleton } from "../../../elements/empty-states.tsx";
import { lazyComponent } from "../../../elements/rendering/lazy.tsx";
import { LeagueTables, tablesOf } from "../../../features/finding/league/league-tables.tsx";
import { SeasonRest } from "../../../features/finding/league/season-rest.tsx";
import { LastResults } from "../../../features/finding/results/last-results.tsx";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { canonicalOutcome, failureToOutcome, listHead, type LoadContext, type Page, type PageOutcome, type PageProps } from "../../page.ts";

const leaguePageSize = 100;
const lastResultCount = 10;

/** Values of the `tab` parameter. */
const leagueTabs = ["matches", "outrights", "standings", "bracket"] as const;
type LeagueTab = (typeof leagueTabs)[number];

const Bracket = lazyComponent(
  async () => (await import("../../../features/finding/league/bracket.tsx")).Bracket,
  () => <ListSkeleton />,
);

function parseLeagueTab(search: URLSearchParams): LeagueTab {
  return leagueTabs.find((tab) => tab === search.get("tab")) ?? "matches";
}

function isList(tab: LeagueTab): boolean {
  return tab === "matches" || tab === "outrights";
}

function leagueFilter(leagueId: string, tab: LeagueTab): MatchFilter {
  const base: MatchFilter = { state: "bettable", leagueId, limit: leaguePageSize, sort: "time" };
  return tab === "outrights" ? { ...base, kind: "outright" } : base;
}

function resultsFilter(leagueId: string): MatchFilter {
  return { state: "finished", leagueId, limit: lastResultCount, sort: "latest" };
}

/**
 * One league: its matches by time, its outrights, its tables and its knock-out stage. Between seasons it shows how the last one ended.
 */
function LeaguePage({ params, search }: PageProps): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const league = useResource(listings.league(params.id)).data;
  const count = useResource(listings.counters()).data?.tournaments[params.id];
  const season = useResource(historyListings(useStore()).standings(params.id)).data;
  const tab = parseLeagueTab(search);
  const path = `/${params.sport}/${params.segment}`;
  const outrights = count?.outrightCount ?? 0;
  return (
    <>
      {league === undefined ? null : (
        <nav className="flex min-h-11 items-center gap-1.5 px-(--gutter) text-12 text-mid" aria-label={t("list.leagues")}>
          <PageLink to={`/${league.sport.key}`} className="hover:text-hi">
            {league.sport.name}
          </PageLink>
          {league.category.id === league.id && league.category.name === league.name ? null : (
            <>
              <span aria-hidden="true">·</span>
              <PageLink to={`/${league.sport.key}/${league.category.slug}`} className="hover:text-hi">
                {league.category.name}
              </PageLink>
            </>
          )}
        </nav>
      )}
      <ColumnPicker
        columns={tab === "matches" && (count?.matchCount ?? 1) > 0 ? "shown" : "none"}
        heading={
          <>
            {league === undefined ? null : <LeagueMark league={league} size={32} />}
            <h1>{league?.name}</h1>
            {league === undefined ? null : <FavouriteButton type="tournaments" id={league.id} />}
            <span className="flex-1" />
          </>
        }
      >
        <ListingTabs
          chosen={tab}
          tabs={[
            { key: "matches", label: t("list.matches"), count: count?.matchCount, address: path },
            ...(outrights > 0 || tab === "outrights"
              ? [{ key: "outrights", label: t("list.outrights"), count: outrights, address: `${path}?tab=outrights` }]
              : []),
            ...((season !== undefined && tablesOf(season).length > 0) || tab === "standings"
              ? [{ key: "standings", label: t("standings.title"), address: `${path}?tab=standings` }]
              : []),
            ...((season?.rounds.length ?? 0) > 0 || tab === "bracket"
              ? [{ key: "bracket", label: t("league.knockOut"), address: `${path}?tab=bracket` }]
              : []),
          ]}
        />
        {isList(tab) ? (
          <MatchList
            filter={leagueFilter(params.id, tab)}
            empty={
              league === undefined || tab === "outrights" ? undefined : (
                <SeasonRest league={league} bracket={<Bracket league={league} />}>
                  <LastResults filter={resultsFilter(params.id)} />
                </SeasonRest>
              )
            }
          />
        ) : null}
        {tab === "standings" && league !== undefined ? <LeagueTables league={league} /> : null}
        {tab === "bracket" && league !== undefined ? <Bracket league={league} /> : null}
      </ColumnPicker>
    </>
  );
}

async function load(context: LoadContext): Promise<PageOutcome> {
  const { store, params, search } = context;
  const { queries, listings } = store;
  try {
    const league = await queries.load(listings.league(params.id));
    const tab = parseLeagueTab(search);
    const [open] = await Promise.all([
      isList(tab) ? queries.load(listings.matches(leagueFilter(params.id, tab))) : null,
      queries.load(historyListings(store).standings(params.id)).catch(() => null),
    ]);
    if (open?.matchIds.length === 0) await queries.load(listings.matches(resultsFilter(params.id))).catch(() => null);
    return canonicalOutcome(context, { sportKey: league.sport.key, slug: league.slug });
  } catch (error) {
    return failureToOutcome(error);
  }
}

export const page: Page = {
  titleKey: "title.home",
  Component: LeaguePage,
  load,
  head: ({ store, params, t }) => listHead(t, store.queries.peek(store.listings.league(params.id))?.name),
};
