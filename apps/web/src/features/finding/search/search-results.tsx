import { Button, EmptyState, Icon, Skeleton, SportIcon } from "@touchline/ui";
import { type ReactNode, useState } from "react";
import type { League, Match, SearchResult, Sport } from "@touchline/store";
import { LeagueMark } from "../../../elements/matches/league-mark.tsx";
import { TeamMark } from "../../../elements/matches/team-mark.tsx";
import { leaguePath, matchName, matchPath } from "../../../elements/matches/match.ts";
import { useIsOnline, useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { findSports } from "./search-text.ts";
import { MatchGroups } from "../../../elements/matches/match-groups.tsx";
import { useDayFormat } from "../../../elements/time.ts";
import type { MessageKey } from "../../../messages/text.ts";

/** Results for a text. Keeps the previous results until the next ones arrive. */
export function SearchResults({ text }: { readonly text: string }): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const isOnline = useIsOnline();
  const { data, isError, refetch } = useResource(listings.search(text), { isEnabled: isOnline });
  const sports = findSports(useResource(listings.sports()).data ?? [], text);
  const [shown, setShown] = useState<SearchResult | undefined>(data);
  if (data !== undefined && data !== shown) setShown(data);
  if (!isOnline && data === undefined) {
    return (
      <EmptyState icon="offline" title={t("search.offline")}>
        {t("search.offlineText")}
      </EmptyState>
    );
  }
  if (isError && data === undefined) {
    return (
      <EmptyState icon="offline" title={t("search.failed")} action={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>}>
        {t("list.failedText")}
      </EmptyState>
    );
  }
  if (shown === undefined) return <Skeleton lines={6} className="h-(--row-h)" />;
  const count = sports.length + shown.leagues.length + shown.competitors.length + shown.matchIds.length;
  return (
    <div aria-busy={data === undefined}>
      <output className="sr">{data === undefined ? "" : t("search.found", { count })}</output>
      {count > 0 ? (
        <SearchHits key={text} result={shown} sports={sports} />
      ) : (
        <>
          <EmptyState icon="search" title={t("search.none", { text })}>
            {t("search.noneText")}
          </EmptyState>
          <SearchSuggestions />
        </>
      )}
    </div>
  );
}

const rowClass = "flex min-h-12 items-center gap-3 border-b border-line px-(--gutter) py-1.5 last:border-b-0 hover:bg-raise";

interface SearchHitsProps {
  readonly result: SearchResult;
  readonly sports: readonly Sport[];
}

/** Sports, leagues and teams first, because there are few of them, then matches with their prices. */
function SearchHits({ result, sports }: SearchHitsProps): ReactNode {
  return (
    <div data-hits="">
      <Group
        titleKey="shell.sports"
        hits={sports}
        renderHits={(found) => found.map((sport) => <SportHit key={sport.id} sport={sport} />)}
      />
      <Group
        titleKey="search.leagues"
        hits={result.leagues}
        renderHits={(leagues) => leagues.map((league) => <LeagueHit key={league.id} league={league} />)}
      />
      <Group
        titleKey="search.teams"
        hits={result.competitors}
        renderHits={(teams) => teams.map((team) => <TeamHit key={team.id} team={team} />)}
      />
      <Group
        titleKey="search.events"
        hits={result.matchIds}
        initialCount={result.matchIds.length}
        renderHits={(ids) => <MatchGroups matchIds={ids} />}
      />
    </div>
  );
}

interface GroupProps<Hit> {
  readonly titleKey: MessageKey;
  readonly hits: readonly Hit[];
  /** Number of results to show before "show all". */
  readonly initialCount?: number;
  renderHits(hits: readonly Hit[]): ReactNode;
}

function Group<Hit>({ titleKey, hits, initialCount = 5, renderHits }: GroupProps<Hit>): ReactNode {
  const t = useText();
  const [isExpanded, setExpanded] = useState(false);
  if (hits.length === 0) return null;
  return (
    <section aria-label={t(titleKey)}>
      <div className="sec border-b border-line">
        <h2>{t(titleKey)}</h2>
        <span className="cnt flex-1">{hits.length}</span>
        {isExpanded || hits.length <= initialCount ? null : (
          <Button tone="plain" onClick={() => setExpanded(true)}>
            {t("search.showAll", { count: hits.length })}
          </Button>
        )}
      </div>
      {renderHits(isExpanded ? hits : hits.slice(0, initialCount))}
    </section>
  );
}

function SportHit({ sport }: { readonly sport: Sport }): ReactNode {
  const { listings } = useStore();
  const count = useResource(listings.counters()).data?.sports[sport.key]?.matchCount;
  return (
    <PageLink to={`/${sport.key}`} className={rowClass}>
      <SportIcon sportKey={sport.key} />
      <bdi className="min-w-0 flex-1 truncate text-14 font-[620]">{sport.name}</bdi>
      {count === undefined ? null : <bdi className="cnt">{count}</bdi>}
      <Icon name="chevron-right" size={16} className="text-low" mirrored />
    </PageLink>
  );
}

function LeagueHit({ league }: { readonly league: League }): ReactNode {
  return (
    <PageLink to={leaguePath(league)} className={rowClass}>
      <LeagueMark league={league} />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate text-14 font-[620]">{league.name}</bdi>
        <span className="flex gap-1 text-12 text-mid">
          <bdi className="shrink-0">{league.sport.name}</bdi>·<bdi className="min-w-0 truncate">{league.category.name}</bdi>
        </span>
      </span>
      <Icon name="chevron-right" size={16} className="text-low" mirrored />
    </PageLink>
  );
}

function TeamHit({ team }: { readonly team: SearchResult["competitors"][number] }): ReactNode {
  const t = useText();
  const { id, name, sportKey, nextMatch } = team;
  const side = [nextMatch?.home, nextMatch?.away].find((competitor) => competitor?.id === id);
  const facts = (
    <>
      {side == null ? <SportIcon sportKey={sportKey} /> : <TeamMark team={side} sportKey={sportKey} />}
      <span className="min-w-0 flex-1">
        <bdi className="block truncate text-14 font-[620]">{side?.commonName ?? name}</bdi>
        <span className="block truncate text-12 text-mid">
          {nextMatch === null ? t("search.noMatch") : <NextMatch match={nextMatch} />}
        </span>
      </span>
    </>
  );
  if (nextMatch === null) return <div className={`${rowClass} text-mid`}>{facts}</div>;
  return (
    <PageLink to={matchPath(nextMatch)} className={rowClass}>
      {facts}
      <Icon name="chevron-right" size={16} className="text-low" mirrored />
    </PageLink>
  );
}

function NextMatch({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const { day, time } = useDayFormat();
  return (
    <span className="flex gap-1">
      <bdi className="min-w-0 truncate">{matchName(match)}</bdi>·
      <bdi className="n shrink-0">
        {match.status === "prematch" ? `${day(match.startsAtMs)} ${time(match.startsAtMs)}` : t("match.live")}
      </bdi>
    </span>
  );
}

const leagueLimit = 30;
const maxSports = 6;
const maxLeagues = 6;

/** Suggestions for an empty search: the first sports and leagues with matches. */
export function SearchSuggestions(): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const counters = useResource(listings.counters()).data;
  const sports = (useResource(listings.sports()).data ?? [])
    .filter(({ key }) => counters === undefined || (counters.sports[key]?.matchCount ?? 0) > 0)
    .slice(0, maxSports);
  const leagues = (useResource(listings.leagues({ limit: leagueLimit })).data ?? [])
    .filter(({ id }) => counters === undefined || (counters.tournaments[id]?.matchCount ?? 0) > 0)
    .slice(0, maxLeagues);
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
            <LeagueMark league={league} /> <bdi>{league.name}</bdi>
          </PageLink>
        ))}
      </div>
    </section>
  );
}
