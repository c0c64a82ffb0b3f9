import { SportIcon } from "@touchline/ui";
import { useEffect, useRef, type ReactNode } from "react";
import { useDayFormat } from "../../elements/use-day-format.ts";
import { useResource } from "../../elements/use-resource.ts";
import { useStore } from "../../elements/use-store.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";

interface ResultFiltersProps {
  readonly days: readonly { readonly date: string; readonly atMs: number }[];
  readonly chosenDate: string;
  readonly chosenSport: string | null;
  /** The address of a day and sport. */
  toAddress(choice: { readonly date: string; readonly sportKey: string | null }): string;
}

/** The days and sports to choose from; each is a link, so that a day can be shared. */
export function ResultFilters({ days, chosenDate, chosenSport, toAddress }: ResultFiltersProps): ReactNode {
  const t = useText();
  const { day } = useDayFormat();
  const { listings } = useStore();
  const sports = useResource(listings.sports()).data ?? [];
  const mark = (isChosen: boolean): { readonly "aria-current": "page" | undefined } => ({ "aria-current": isChosen ? "page" : undefined });
  const filters = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const chosen of filters.current?.querySelectorAll("[aria-current]") ?? [])
      chosen.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [chosenDate, chosenSport]);
  return (
    <div ref={filters} className="grid gap-1 px-(--gutter) pb-3">
      <nav className="strip min-w-0 gap-0.5" aria-label={t("results.date")}>
        {days.map(({ date, atMs }) => (
          <PageLink key={date} to={toAddress({ date, sportKey: chosenSport })} className="chip" {...mark(date === chosenDate)}>
            {day(atMs)}
          </PageLink>
        ))}
      </nav>
      <nav className="strip min-w-0 gap-0.5" aria-label={t("live.sports")}>
        <PageLink to={toAddress({ date: chosenDate, sportKey: null })} className="chip" {...mark(chosenSport === null)}>
          {t("list.all")}
        </PageLink>
        {sports.map(({ key, name }) => (
          <PageLink key={key} to={toAddress({ date: chosenDate, sportKey: key })} className="chip" {...mark(chosenSport === key)}>
            <SportIcon sportKey={key} size={16} />
            <bdi>{name}</bdi>
          </PageLink>
        ))}
      </nav>
    </div>
  );
}
