import { Chip } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useStore } from "../../elements/use-store.ts";
import { ColumnPicker } from "../../features/lists/column-picker.tsx";
import { LiveRibbon } from "../../features/lists/live-ribbon.tsx";
import { MatchList } from "../../features/lists/match-list.tsx";
import { useText } from "../../messages/use-text.ts";
import { homeDays, homeFilters, upcomingFilter, type HomeDay } from "../page-filters.ts";

/** What is live, and what is next, day by day. */
export function HomePage(): ReactNode {
  const t = useText();
  const store = useStore();
  const [day, setDay] = useState<HomeDay>("today");
  const [live] = homeFilters(store);
  return (
    <>
      <h1 className="sr">{t("shell.sports")}</h1>
      <LiveRibbon filter={live} />
      <ColumnPicker
        heading={
          <>
            <h2>{t("list.popularToday")}</h2>
            <span className="flex-1" />
            <div className="strip min-w-0 gap-0.5" role="group" aria-label={t("list.when")}>
              {homeDays.map((key) => (
                <Chip key={key} isChosen={key === day} onClick={() => setDay(key)}>
                  {t(`list.${key}`)}
                </Chip>
              ))}
            </div>
          </>
        }
      >
        <MatchList filter={upcomingFilter(store, { day })} />
      </ColumnPicker>
    </>
  );
}
