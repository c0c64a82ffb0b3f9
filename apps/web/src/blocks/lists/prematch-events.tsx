import { Chip } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useStore } from "../../elements/store.ts";
import { ColumnPicker, MatchList } from "../../features/finding/lists/match-list.tsx";
import { useText } from "../../messages/use-text.ts";
import { blockDays, firstDay, prematchFilter } from "../block-filters.ts";
import type { BlockProps } from "../block-props.ts";

/** Coming matches under their leagues, day by day. */
export function PrematchEvents({ block }: BlockProps<"prematch_events">): ReactNode {
  const t = useText();
  const store = useStore();
  const [day, setDay] = useState(() => firstDay(block));
  const days = blockDays(block);
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
      <MatchList filter={prematchFilter(store, block, day)} />
    </ColumnPicker>
  );
}
