import type { League, MatchFilter } from "@touchline/store";
import type { ReactNode } from "react";
import { useDayFormat } from "../../../../elements/time/use-day-format.ts";
import { useResource, useStore } from "../../../../elements/store.ts";
import type { MessageKey } from "../../../../messages/text.ts";
import { useText } from "../../../../messages/use-text.ts";
import type { FilterName } from "./active-filters.ts";
import { BuilderRow } from "./builder-row.tsx";
import { ColumnPicker } from "../column-picker.tsx";
import { listingAddress, type ListingChoice, type OfferedDay } from "./listing-choice.ts";
import { ListingFilters } from "./listing-filters.tsx";
import { ListingTabs } from "./listing-tabs.tsx";
import { MatchList } from "../match-list.tsx";
import { NothingListed } from "./nothing-listed.tsx";
import { Pager } from "../pager.tsx";

interface ListingViewProps {
  readonly heading: ReactNode;
  readonly path: string;
  readonly choice: ListingChoice;
  readonly filter: MatchFilter;
  readonly days: readonly OfferedDay[];
  /** Leagues to narrow to. */
  readonly leagues: readonly League[];
  readonly sports?: readonly { readonly key: string; readonly name: string }[];
  readonly counts: { readonly matches: number | undefined; readonly outrights: number };
}

/** Matches or outright events of a sport or several: tabs, filters, and the list in all its states. */
export function ListingView({ heading, path, choice, filter, days, leagues, sports = [], counts }: ListingViewProps): ReactNode {
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
        empty={<NothingListed path={path} choice={choice} valueOf={valueOf} />}
        footer={(place) => <Pager {...place} toPage={(page) => listingAddress(path, { ...choice, page })} />}
      />
    </ColumnPicker>
  );
}
