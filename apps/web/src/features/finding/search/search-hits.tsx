import type { League, Match, SearchResult, Sport } from "@touchline/store";
import { Button, Icon, SportIcon } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { Flag } from "../../../elements/scoreboard/flag.tsx";
import { MatchGroups } from "../../../elements/matches/match-groups.tsx";
import { leaguePath, matchPath } from "../../../elements/matches/match-path.ts";
import { matchName } from "../../../elements/matches/match-name.ts";
import { useDayFormat } from "../../../elements/time/use-day-format.ts";
import { useResource, useStore } from "../../../elements/store.ts";
import type { MessageKey } from "../../../messages/text.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";

const rowClass = "flex min-h-12 items-center gap-3 border-b border-line px-(--gutter) py-1.5 last:border-b-0 hover:bg-raise";

interface SearchHitsProps {
  readonly result: SearchResult;
  readonly sports: readonly Sport[];
}

/** What was found: sports, leagues and teams first, which are few, then matches with their prices. */
export function SearchHits({ result, sports }: SearchHitsProps): ReactNode {
  return (
    <div data-hits="">
      <Group titleKey="shell.sports" hits={sports} drawHits={(found) => found.map((sport) => <SportHit key={sport.id} sport={sport} />)} />
      <Group
        titleKey="search.leagues"
        hits={result.leagues}
        drawHits={(leagues) => leagues.map((league) => <LeagueHit key={league.id} league={league} />)}
      />
      <Group
        titleKey="search.teams"
        hits={result.competitors}
        drawHits={(teams) => teams.map((team) => <TeamHit key={team.id} team={team} />)}
      />
      <Group
        titleKey="search.events"
        hits={result.matchIds}
        shownFirst={result.matchIds.length}
        drawHits={(ids) => <MatchGroups matchIds={ids} />}
      />
    </div>
  );
}

interface GroupProps<Hit> {
  readonly titleKey: MessageKey;
  readonly hits: readonly Hit[];
  /** More than these are shown when asked for. */
  readonly shownFirst?: number;
  drawHits(hits: readonly Hit[]): ReactNode;
}

function Group<Hit>({ titleKey, hits, shownFirst = 5, drawHits }: GroupProps<Hit>): ReactNode {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  if (hits.length === 0) return null;
  return (
    <section aria-label={t(titleKey)}>
      <div className="sec border-b border-line">
        <h2>{t(titleKey)}</h2>
        <span className="cnt flex-1">{hits.length}</span>
        {isWhole || hits.length <= shownFirst ? null : (
          <Button tone="plain" onClick={() => setWhole(true)}>
            {t("search.showAll", { count: hits.length })}
          </Button>
        )}
      </div>
      {drawHits(isWhole ? hits : hits.slice(0, shownFirst))}
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
      <Flag code={league.category.countryCode} />
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
  const { name, sportKey, nextMatch } = team;
  const facts = (
    <>
      <SportIcon sportKey={sportKey} />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate text-14 font-[620]">{name}</bdi>
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
