import { Chip } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useDayFormat } from "../../elements/time.ts";
import { useStore } from "../../elements/store.ts";
import { MatchList } from "../../features/finding/lists/match-list.tsx";
import { useText } from "../../messages/use-text.ts";
import { scheduleFilter } from "../block-filters.ts";
import type { BlockProps } from "../block-props.ts";
import { BlockSection } from "../block-section.tsx";

const dayMs = 86_400_000;
const daysAhead = [0, 1, 2, 3, 4, 5, 6] as const;

/** What is on, by day. */
export function Schedule({ block }: BlockProps<"schedule">): ReactNode {
  const t = useText();
  const store = useStore();
  const format = useDayFormat();
  const [day, setDay] = useState(0);
  return (
    <BlockSection heading={block.heading ?? t("block.schedule")}>
      <div className="strip mb-0 gap-0.5 px-(--gutter) pb-2" role="group" aria-label={t("list.when")}>
        {daysAhead.map((ahead) => (
          <Chip key={ahead} isChosen={ahead === day} onClick={() => setDay(ahead)}>
            {format.day(store.renderedAtMs() + ahead * dayMs)}
          </Chip>
        ))}
      </div>
      <MatchList filter={scheduleFilter(store, block, day)} />
    </BlockSection>
  );
}
