import type { ReactNode } from "react";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import { DayStrip } from "./day-strip.tsx";
import { FilterSelect } from "./filter-select.tsx";
import type { OfferedDay } from "./listing/listing-choice.ts";

interface DaySportFiltersProps {
  readonly days: readonly OfferedDay[];
  readonly chosenDate: string;
  readonly chosenSport: string | null;
  /** The address of a day and sport. */
  toAddress(choice: { readonly date: string; readonly sportKey: string | null }): string;
}

/** A day and a sport to choose, for pages of one day. */
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
