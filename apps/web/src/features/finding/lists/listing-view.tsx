import type { ReactNode } from "react";
import { EmptyState, Icon } from "@touchline/ui";
import type { League, MatchFilter } from "@touchline/store";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import {
  activeFilters,
  type FilterName,
  listingAddress,
  type ListingChoice,
  type OfferedDay,
  withoutFilter,
  withoutFilters,
} from "./listing-choice.ts";
import { ListEmpty } from "../../../elements/empty-states.tsx";
import { matchPath } from "../../../elements/matches/match.ts";
import { MatchIntro } from "../../../elements/matches/match-row.tsx";
import { useMatch, useResource, useStore } from "../../../elements/store.ts";
import { useDayFormat } from "../../../elements/time.ts";
import type { MessageKey } from "../../../messages/text.ts";
import { ColumnPicker, MatchList } from "./match-list.tsx";
import { ListingFilters } from "./listing-filters.tsx";
import { Pager } from "./list-controls.tsx";

interface ListingTab {
  readonly key: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly address: string;
}

/** Links to the tabs of a listing page. Hidden if there is only one. */
export function ListingTabs({ tabs, chosen }: { readonly tabs: readonly ListingTab[]; readonly chosen: string }): ReactNode {
  const t = useText();
  if (tabs.length < 2) return null;
  return (
    <nav className="tabs strip mb-2" aria-label={t("list.parts")}>
      {tabs.map(({ key, label, count, address }) => (
        <PageLink key={key} to={address} className="tab" aria-current={key === chosen ? "page" : undefined}>
          {label} {count === undefined ? null : <bdi className="cnt">{count}</bdi>}
        </PageLink>
      ))}
    </nav>
  );
}

interface ListingViewProps {
  readonly heading: ReactNode;
  readonly path: string;
  readonly choice: ListingChoice;
  readonly filter: MatchFilter;
  readonly days: readonly OfferedDay[];
  /** Leagues to filter by. */
  readonly leagues: readonly League[];
  readonly sports?: readonly { readonly key: string; readonly name: string }[];
  readonly counts: { readonly matches: number | undefined; readonly outrights: number };
  /** Shown if nothing is listed although no filter hides anything. */
  readonly rest?: ReactNode;
}

/** Lists matches or outrights of one or more sports, with tabs and filters. */
export function ListingView({ heading, path, choice, filter, days, leagues, sports = [], counts, rest }: ListingViewProps): ReactNode {
  const t = useText();
  const { day } = useDayFormat();
  const { listings } = useStore();
  const counters = useResource(listings.counters()).data;
  const offered = leagues.filter(
    ({ id }) => id === choice.league || counters === undefined || (counters.tournaments[id]?.matchCount ?? 0) > 0,
  );
  const valueOf = (name: FilterName): string => {
    const values: Readonly<Record<FilterName, () => string>> = {
      time: () => t(`list.time.${choice.time}` satisfies MessageKey),
      date: () => day(days.find(({ date }) => date === choice.date)?.atMs ?? 0),
      sport: () => sports.find(({ key }) => key === choice.sport)?.name ?? "",
      league: () => leagues.find(({ id }) => id === choice.league)?.name ?? t("filter.league"),
      isBettable: () => t("filter.bettable"),
      hasVideo: () => t("filter.hasVideo"),
    };
    return values[name]();
  };
  const tab = (key: ListingChoice["tab"], label: MessageKey, count: number | undefined) => ({
    key,
    label: t(label),
    count,
    address: listingAddress(path, { ...choice, tab: key, page: 1 }),
  });
  const hasBuilder = useResource(listings.settings()).data?.custom_bet_enabled !== false;
  const hasOutrights = counts.outrights > 0 || choice.tab === "outrights";
  return (
    <ColumnPicker heading={heading} columns={choice.tab === "matches" ? "shown" : "none"}>
      <ListingTabs
        chosen={choice.tab}
        tabs={[
          tab("matches", "list.matches", counts.matches),
          ...(hasOutrights ? [tab("outrights", "list.outrights", counts.outrights)] : []),
          ...(hasBuilder ? [tab("betbuilder", "builder.title", undefined)] : []),
        ]}
      />
      {choice.tab === "outrights" ? null : (
        <ListingFilters
          path={path}
          choice={choice}
          days={days}
          leagues={offered.map(({ id, name, category }) => ({ value: id, label: `${category.name}: ${name}` }))}
          sports={sports.map(({ key, name }) => ({ value: key, label: name }))}
        />
      )}
      <MatchList
        filter={filter}
        row={choice.tab === "betbuilder" ? (id) => <BuilderRow key={id} matchId={id} /> : undefined}
        empty={<NothingListed path={path} choice={choice} valueOf={valueOf} rest={rest} />}
        footer={(place) => <Pager {...place} toPage={(page) => listingAddress(path, { ...choice, page })} />}
      />
    </ColumnPicker>
  );
}

/** A match in the bet builder's list: start, teams, score and a link to its builder (specification 2). */
function BuilderRow({ matchId }: { readonly matchId: string }): ReactNode {
  const t = useText();
  const match = useMatch(matchId);
  if (match === undefined) return null;
  const path = `${matchPath(match)}#betBuilder`;
  return (
    <div className="mr">
      <MatchIntro match={match} path={path} />
      <PageLink to={path} className="btn main min-h-11 items-center justify-center gap-2" data-tone="quiet">
        <Icon name="layers" size={16} /> {t("builder.title")}
      </PageLink>
      <span className="second" />
      <span className="third" />
      <span />
    </div>
  );
}

interface NothingListedProps {
  readonly path: string;
  readonly choice: ListingChoice;
  /** The text of a filter's value. */
  valueOf(name: FilterName): string;
  readonly rest: ReactNode;
}

/** Empty state of a filtered list: offers to remove each filter, or all. */
function NothingListed({ path, choice, valueOf, rest }: NothingListedProps): ReactNode {
  const t = useText();
  const active = activeFilters(choice);
  if (active.length === 0) return rest ?? <ListEmpty />;
  return (
    <EmptyState
      icon="sliders"
      title={t("filter.none")}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {active.map((name) => (
            <PageLink key={name} to={listingAddress(path, withoutFilter(choice, name))} className="btn" data-tone="quiet">
              {t("filter.without", { name: valueOf(name) })}
            </PageLink>
          ))}
          {active.length < 2 ? null : (
            <PageLink to={listingAddress(path, withoutFilters(choice))} className="btn" data-tone="act">
              {t("filter.reset")}
            </PageLink>
          )}
        </div>
      }
    >
      {t("filter.noneText")}
    </EmptyState>
  );
}
