import type { Match } from "@touchline/store";
import { Skeleton, Tabs } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useResource, useStore } from "../../../../elements/store.ts";
import { useLater } from "../../../../elements/time/later.tsx";
import { useText } from "../../../../messages/use-text.ts";
import { MatchCourse } from "./match-course.tsx";

const loadFurther = async () => import("./further-views.ts");

type View = "course" | "squads" | "history" | "table";

/** What happened, what both sides did before, and the table of their league. */
export function MatchStatistics({ match, tracker }: { readonly match: Match; readonly tracker: ReactNode }): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const past = useResource(listings.headToHead(match.id)).data ?? null;
  const rows = useResource(listings.standings(match.league.id)).data ?? [];
  const hasSquads = useResource(listings.timeline(match.id)).data?.course.has_lineups === true;
  const further = useLater(loadFurther);
  const [chosen, setChosen] = useState<View>("course");
  const items: readonly { readonly key: View; readonly label: string }[] = [
    { key: "course", label: t("match.course") },
    ...(hasSquads ? [{ key: "squads" as const, label: t("squad.title") }] : []),
    ...(past === null ? [] : [{ key: "history" as const, label: t("match.history") }]),
    ...(rows.length === 0 ? [] : [{ key: "table" as const, label: t("standings.title") }]),
  ];
  const view = items.some(({ key }) => key === chosen) ? chosen : "course";
  return (
    <>
      {items.length === 1 ? null : (
        <div className="min-h-14 border-b border-line px-2 py-2">
          <Tabs<View> label={t("match.statistics")} idBase="facts" variant="chip" items={items} chosen={view} onChoose={setChosen} />
        </div>
      )}
      <div id="facts-panel" {...(items.length === 1 ? {} : { role: "tabpanel", "aria-labelledby": `facts-tab-${view}` })} className="pb-2">
        {view === "course" ? <MatchCourse match={match} tracker={tracker} /> : null}
        {view !== "course" && further === null ? <Skeleton lines={6} className="h-14" /> : null}
        {view === "squads" && further !== null ? <further.MatchSquads match={match} /> : null}
        {view === "history" && further !== null && past !== null ? <further.MatchHistory match={match} past={past} /> : null}
        {view === "table" && further !== null ? (
          <further.StandingsTable
            rows={rows}
            sportKey={match.league.sport.key}
            caption={t("standings.of", { league: match.league.name })}
            marked={new Set([match.home?.id ?? "", match.away?.id ?? ""])}
            size="compact"
          />
        ) : null}
      </div>
    </>
  );
}
