import { dayMs } from "@touchline/domain";
import { Chip } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { TimeGroups } from "../../elements/matches/time-groups.tsx";
import { useDayFormat } from "../../elements/time.ts";
import { useStore } from "../../elements/store.ts";
import { MatchList } from "../../features/finding/lists/match-list.tsx";
import { useText } from "../../messages/use-text.ts";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { BlockSection } from "../block-frame.tsx";
import type { ShownBlockOf } from "@touchline/contract/site/site-block";
import type { MatchFilter, Store } from "@touchline/store";
import { isoMinute, narrowFilter, startOfTodayMs } from "./list-filter.ts";

/** All matches of one day, `daysAhead` from today. */
function toFilter(store: Store, block: ShownBlockOf<"schedule">, daysAhead: number): MatchFilter {
  const today = startOfTodayMs(store);
  return {
    state: "bettable",
    sort: "time",
    limit: block.limit ?? 40,
    ...narrowFilter(block, 10),
    startFrom: isoMinute(today + daysAhead * dayMs),
    startTo: isoMinute(today + (daysAhead + 1) * dayMs),
  };
}

const dayChoices = [0, 1, 2, 3, 4, 5, 6] as const;

function Schedule({ block }: BlockProps<"schedule">): ReactNode {
  const t = useText();
  const store = useStore();
  const format = useDayFormat();
  const [day, setDay] = useState(0);
  return (
    <BlockSection heading={block.heading ?? t("block.schedule")}>
      <div className="strip mb-0 gap-0.5 px-(--gutter) pb-2" role="group" aria-label={t("list.when")}>
        {dayChoices.map((ahead) => (
          <Chip key={ahead} isChosen={ahead === day} onClick={() => setDay(ahead)}>
            {format.day(store.renderedAtMs() + ahead * dayMs)}
          </Chip>
        ))}
      </div>
      <MatchList filter={toFilter(store, block, day)} Groups={TimeGroups} />
    </BlockSection>
  );
}

export const definition: BlockDefinition<"schedule"> = {
  Component: Schedule,
  loadData: async (store, block) => store.queries.load(store.listings.matches(toFilter(store, block, 0))),
};
