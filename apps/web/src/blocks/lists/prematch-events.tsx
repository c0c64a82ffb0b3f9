import { dayMs } from "@touchline/domain";
import { Chip } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useStore } from "../../elements/store.ts";
import { ColumnPicker, MatchList } from "../../features/finding/lists/match-list.tsx";
import { useText } from "../../messages/use-text.ts";
import type { BlockDefinition, BlockProps } from "../block.ts";
import type { ShownBlockOf } from "@touchline/contract/site/site-block";
import type { MatchFilter, Store } from "@touchline/store";
import { isoMinute, narrowFilter, startOfTodayMs } from "./list-filter.ts";

type UpcomingDay = "all" | "today" | "tomorrow" | "weekend";

/** The time window of a day. The weekend is this or the next Saturday and Sunday. */
function dayWindow(store: Store, day: UpcomingDay): Pick<MatchFilter, "startFrom" | "startTo"> {
  if (day === "all") return {};
  const today = startOfTodayMs(store);
  if (day === "today") return { startTo: isoMinute(today + dayMs) };
  if (day === "tomorrow") return { startFrom: isoMinute(today + dayMs), startTo: isoMinute(today + 2 * dayMs) };
  const daysToSaturday = (6 - new Date(today + dayMs / 2).getUTCDay() + 7) % 7;
  return { startFrom: isoMinute(today + daysToSaturday * dayMs), startTo: isoMinute(today + (daysToSaturday + 2) * dayMs) };
}

const sorts = { priority: "league", start_time: "time", bets_count: "popular" } as const;

function toFilter(store: Store, block: ShownBlockOf<"prematch_events">, day: UpcomingDay): MatchFilter {
  return {
    state: "prematch",
    sort: sorts[block.sort ?? "priority"],
    limit: block.limit ?? 40,
    ...narrowFilter(block, 5),
    ...dayWindow(store, day),
  };
}

function offeredDays(block: ShownBlockOf<"prematch_events">): readonly UpcomingDay[] {
  return block.days ?? ["all"];
}

/** Today if the block offers it, else its first day. */
function initialDay(block: ShownBlockOf<"prematch_events">): UpcomingDay {
  const days = offeredDays(block);
  return days.includes("today") ? "today" : (days[0] ?? "all");
}

function PrematchEvents({ block }: BlockProps<"prematch_events">): ReactNode {
  const t = useText();
  const store = useStore();
  const [day, setDay] = useState(() => initialDay(block));
  const days = offeredDays(block);
  return (
    <ColumnPicker
      heading={
        <>
          <h2>{block.heading ?? t("list.popularToday")}</h2>
          <span className="flex-1" />
          {days.length < 2 ? null : (
            <div className="strip min-w-0 shrink-99 gap-0.5" role="group" aria-label={t("list.when")}>
              {days.map((key) => (
                <Chip key={key} isChosen={key === day} onClick={() => setDay(key)}>
                  {t(`list.${key}`)}
                </Chip>
              ))}
            </div>
          )}
        </>
      }
    >
      <MatchList filter={toFilter(store, block, day)} />
    </ColumnPicker>
  );
}

export const definition: BlockDefinition<"prematch_events"> = {
  Component: PrematchEvents,
  loadData: async (store, block) => store.queries.load(store.listings.matches(toFilter(store, block, initialDay(block)))),
};
