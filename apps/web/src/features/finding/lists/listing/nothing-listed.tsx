import { EmptyState } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { PageLink } from "../../../../navigation/page-link.tsx";
import { activeFilters, withoutFilter, withoutFilters, type FilterName } from "./active-filters.ts";
import { ListEmpty } from "../../../../elements/matches/list-states.tsx";
import { listingAddress, type ListingChoice } from "./listing-choice.ts";

interface NothingListedProps {
  readonly path: string;
  readonly choice: ListingChoice;
  /** What a filter is set to, as the page writes it. */
  valueOf(name: FilterName): string;
}

/** No match passes the filters: names each of them with one tap to loosen it, and one for all. */
export function NothingListed({ path, choice, valueOf }: NothingListedProps): ReactNode {
  const t = useText();
  const active = activeFilters(choice);
  if (active.length === 0) return <ListEmpty />;
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
