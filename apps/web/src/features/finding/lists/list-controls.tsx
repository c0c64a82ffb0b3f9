import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "@touchline/ui";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { useResource, useStore } from "../../../elements/store.ts";
import { useDayFormat } from "../../../elements/time.ts";
import type { OfferedDay } from "./listing-choice.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";

interface FilterSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  onChange(value: string): void;
}

/** A filter as a native select, with its name before its value. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps): ReactNode {
  return (
    <label className="relative flex min-h-9 min-w-0 items-center rounded-2 bg-cell text-13 min-[800px]:max-w-64 focus-within:outline-2 focus-within:outline-focus hover:bg-cell-h max-[799px]:min-h-11">
      <span className="shrink-0 ps-3 text-mid">{label}</span>
      <select
        className="min-h-9 min-w-0 bare flex-1 truncate bg-transparent ps-2 pe-8 font-semibold outline-none max-[799px]:min-h-11"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={14} className="pointer-events-none absolute end-2.5 text-mid" />
    </label>
  );
}

interface DayStripProps {
  readonly days: readonly OfferedDay[];
  readonly chosen: string | null;
  /** `allDays` adds a link for all days. */
  readonly scope: "allDays" | "oneDay";
  toAddress(date: string | null): string;
}

/** Days as links, so that a day can be shared. Scrolls the chosen one into view. */
export function DayStrip({ days, chosen, scope, toAddress }: DayStripProps): ReactNode {
  const t = useText();
  const { day } = useDayFormat();
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = strip.current;
    const mark = element?.querySelector<HTMLElement>('[aria-current="page"]');
    if (element == null || mark == null) return;
    element.scrollTo({ left: mark.offsetLeft - (element.clientWidth - mark.clientWidth) / 2 });
  }, [chosen]);
  const link = (date: string | null, text: string): ReactNode => (
    <PageLink key={date ?? "all"} to={toAddress(date)} className="chip" aria-current={date === chosen ? "page" : undefined}>
      {text}
    </PageLink>
  );
  return (
    <nav ref={strip} className="strip relative min-w-0 flex-1 gap-0.5" aria-label={t("results.date")}>
      {scope === "oneDay" ? null : link(null, t("list.allDays"))}
      {days.map(({ date, atMs }) => link(date, day(atMs)))}
    </nav>
  );
}

interface DaySportFiltersProps {
  readonly days: readonly OfferedDay[];
  readonly chosenDate: string;
  readonly chosenSport: string | null;
  toAddress(choice: { readonly date: string; readonly sportKey: string | null }): string;
}

/** Filters by day and sport, for pages of a single day. */
export function DaySportFilters({ days, chosenDate, chosenSport, toAddress }: DaySportFiltersProps): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const navigation = useNavigation();
  const sports = useResource(listings.sports()).data ?? [];
  return (
    <div className="flex flex-wrap items-center gap-2 px-(--gutter) pb-3">
      <DayStrip
        days={days}
        chosen={chosenDate}
        scope="oneDay"
        toAddress={(date) => toAddress({ date: date ?? chosenDate, sportKey: chosenSport })}
      />
      <div className="max-[799px]:w-full">
        <FilterSelect
          label={t("live.sports")}
          value={chosenSport ?? ""}
          options={[{ value: "", label: t("list.all") }, ...sports.map(({ key, name }) => ({ value: key, label: name }))]}
          onChange={(value) => void navigation.go(toAddress({ date: chosenDate, sportKey: value === "" ? null : value }))}
        />
      </div>
    </div>
  );
}

interface VideoFilterProps {
  readonly isOn: boolean;
  /** Number of matches with video; undefined while it loads. */
  readonly count?: number | undefined;
  /** `narrow` hides the text on phones. */
  readonly size?: "full" | "narrow";
  onToggle(): void;
}

/** Filters a list to matches with video. Hidden if the operator offers no video (specification 2). */
export function VideoFilter({ isOn, count, size = "full", onToggle }: VideoFilterProps): ReactNode {
  const t = useText();
  const { listings } = useStore();
  // Shown while the settings load, so that the layout does not shift.
  const isOffered = useResource(listings.settings()).data?.video_settings.enabled !== false;
  if (!isOffered) return null;
  return (
    <button type="button" className="chip bg-cell max-[799px]:min-h-11" aria-pressed={isOn} onClick={onToggle}>
      <Icon name={isOn ? "check" : "video"} size={16} />
      <span className={size === "narrow" ? "max-[799px]:sr-only" : undefined}>{t("filter.hasVideo")}</span>
      {count === undefined ? null : <bdi className="cnt">{count}</bdi>}
    </button>
  );
}

interface PagerProps {
  readonly page: number;
  readonly lastPage: number;
  toPage(page: number): string;
}

/** Links to the previous and next page of a list. Hidden if the list has a single page. */
export function Pager({ page, lastPage, toPage }: PagerProps): ReactNode {
  const t = useText();
  if (lastPage <= 1) return null;
  return (
    <nav className="flex items-center justify-center gap-3 p-4" aria-label={t("list.pageOf", { page, last: lastPage })}>
      {page > 1 ? (
        <PageLink to={toPage(page - 1)} className="btn" data-tone="quiet" rel="prev">
          {t("list.previous")}
        </PageLink>
      ) : null}
      <span className="text-mid">{t("list.pageOf", { page, last: lastPage })}</span>
      {page < lastPage ? (
        <PageLink to={toPage(page + 1)} className="btn" data-tone="quiet" rel="next">
          {t("list.more")}
        </PageLink>
      ) : null}
    </nav>
  );
}
