import { Button, Icon, Sheet } from "@touchline/ui";
import { type ReactNode, useState } from "react";
import { useIsPhone } from "../../../elements/rendering/use-media-query.ts";
import { useText } from "../../../messages/use-text.ts";
import { useNavigation, useNavigationState } from "../../../navigation/navigation-context.ts";
import { DayStrip, FilterSelect, VideoFilter } from "./list-controls.tsx";
import {
  activeFilters,
  listingAddress,
  type ListingChoice,
  listingSorts,
  type OfferedDay,
  parseListing,
  timeWindows,
  withoutFilters,
} from "./listing-choice.ts";

interface ShownListing {
  readonly path: string;
  readonly choice: ListingChoice;
  readonly days: readonly OfferedDay[];
}

/** The latest choice, even if its page is still loading, so that the next change builds on it. */
function useLatestChoice({ path, choice, days }: ShownListing): ListingChoice {
  const query = useNavigationState(({ pending }) => {
    const [pendingPath, asked = ""] = pending?.split("?") ?? [];
    return pendingPath === path ? asked : null;
  });
  return query === null ? choice : parseListing(new URLSearchParams(query), days);
}

interface Choosable {
  readonly value: string;
  readonly label: string;
}

interface ListingFiltersProps {
  readonly path: string;
  readonly choice: ListingChoice;
  readonly days: readonly OfferedDay[];
  /** Leagues to filter by; the filter is hidden for fewer than two. */
  readonly leagues: readonly Choosable[];
  /** Sports to filter by, on pages of several sports. */
  readonly sports?: readonly Choosable[];
}

/** The filters of a list: a day strip, and the others in line on wide pages or in a sheet on phones. */
export function ListingFilters(props: ListingFiltersProps): ReactNode {
  const { path, days } = props;
  const choice = useLatestChoice(props);
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone() === true;
  const count = activeFilters(choice).filter((name) => name !== "date").length;
  return (
    <div className="grid gap-2 px-(--gutter) pb-3">
      <div className="flex min-w-0 items-center gap-2">
        <DayStrip
          days={days}
          chosen={choice.date}
          scope="allDays"
          toAddress={(date) => listingAddress(path, { ...choice, date, time: date === null ? choice.time : "all", page: 1 })}
        />
        <Button className="phone-only min-h-11 shrink-0 items-center gap-2" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="sliders" size={16} /> {t("filter.title")}
          {count === 0 ? null : <bdi className="grid size-5 place-items-center rounded-full bg-sel text-12 text-on-sel">{count}</bdi>}
        </Button>
      </div>
      {isPhone ? null : (
        <div className="desk-only flex flex-wrap gap-2">
          <FilterFields {...props} choice={choice} />
        </div>
      )}
      <Sheet name="filters" label={t("filter.title")} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="grid gap-3 p-4 pb-8">
          <h2 className="text-16 font-bold">{t("filter.title")}</h2>
          <FilterFields {...props} choice={choice} />
          <Button tone="act" size="large" onClick={() => setOpen(false)}>
            {t("filter.done")}
          </Button>
        </div>
      </Sheet>
    </div>
  );
}

function FilterFields({ path, choice, leagues, sports = [] }: ListingFiltersProps): ReactNode {
  const t = useText();
  const navigation = useNavigation();
  const change = (changes: Partial<ListingChoice>): void => void navigation.go(listingAddress(path, { ...choice, page: 1, ...changes }));
  const all = { value: "", label: t("list.all") };
  return (
    <>
      <FilterSelect
        label={t("list.time")}
        value={choice.time}
        options={timeWindows.map((value) => ({ value, label: t(`list.time.${value}`) }))}
        onChange={(value) => change({ time: timeWindows.find((window) => window === value) ?? "all", date: null })}
      />
      {sports.length < 2 ? null : (
        <FilterSelect
          label={t("live.sports")}
          value={choice.sport ?? ""}
          options={[all, ...sports]}
          onChange={(value) => change({ sport: value === "" ? null : value, league: null })}
        />
      )}
      {leagues.length < 2 ? null : (
        <FilterSelect
          label={t("filter.league")}
          value={choice.league ?? ""}
          options={[all, ...leagues]}
          onChange={(value) => change({ league: value === "" ? null : value })}
        />
      )}
      <FilterSelect
        label={t("filter.sort")}
        value={choice.sortBy}
        options={listingSorts.map((value) => ({ value, label: t(`filter.sort.${value}`) }))}
        onChange={(value) => change({ sortBy: listingSorts.find((sort) => sort === value) ?? "priority" })}
      />
      <button
        type="button"
        className="chip bg-cell max-[799px]:min-h-11"
        aria-pressed={choice.isBettable}
        onClick={() => change({ isBettable: !choice.isBettable })}
      >
        {choice.isBettable ? <Icon name="check" size={16} /> : null}
        {t("filter.bettable")}
      </button>
      <VideoFilter isOn={choice.hasVideo} onToggle={() => change({ hasVideo: !choice.hasVideo })} />
      {activeFilters(choice).length === 0 ? null : (
        <Button tone="plain" onClick={() => void navigation.go(listingAddress(path, withoutFilters(choice)))}>
          {t("filter.reset")}
        </Button>
      )}
    </>
  );
}
