import { type ReactNode, useState } from "react";
import type { LeagueSeason, Match, MatchIncident, StandingsRow } from "@touchline/store";
import { historyListings } from "@touchline/store/history";
import { EmptyState, Icon, Skeleton, Tabs } from "@touchline/ui";
import { useMatchProgress, formatIncidentTime } from "../../../elements/matches/use-match-progress.ts";
import { TeamMark } from "../../../elements/matches/team-mark.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useResource, useStore } from "../../../elements/store.ts";
import { useLazy } from "../../../elements/rendering/lazy.tsx";
import type { StatisticsViewKey } from "./statistics-views.tsx";

const loadViews = async () => import("./statistics-views.tsx");

type View = "timeline" | StatisticsViewKey;

/** The table of a match: that of its group, else of its league. */
function tableRowsOf(season: LeagueSeason | undefined, { home }: Match): readonly StandingsRow[] {
  const group = season?.tables.find(({ rows }) => rows.some(({ team }) => team.id === home?.id));
  return group?.rows ?? season?.rows ?? [];
}

/** Timeline, history and league table of a match. */
export function MatchStatistics({ match, tracker }: { readonly match: Match; readonly tracker: ReactNode }): ReactNode {
  const t = useText();
  const store = useStore();
  const history = historyListings(store);
  const past = useResource(history.headToHead(match.id)).data ?? null;
  const season = useResource(history.standings(match.league.id)).data;
  const rows = tableRowsOf(season, match);
  const views = useLazy(loadViews);
  const [chosen, setChosen] = useState<View>("timeline");
  const items: readonly { readonly key: View; readonly label: string }[] = [
    { key: "timeline", label: t("match.course") },
    ...(past === null ? [] : [{ key: "history" as const, label: t("match.history") }]),
    ...(rows.length === 0 ? [] : [{ key: "table" as const, label: t("standings.title") }]),
  ];
  const view = items.some(({ key }) => key === chosen) ? chosen : "timeline";
  return (
    <>
      {items.length === 1 ? null : (
        <div className="min-h-14 border-b border-line px-2 py-2">
          <Tabs<View> label={t("match.statistics")} idBase="facts" variant="chip" items={items} chosen={view} onChoose={setChosen} />
        </div>
      )}
      <div id="facts-panel" {...(items.length === 1 ? {} : { role: "tabpanel", "aria-labelledby": `facts-tab-${view}` })} className="pb-2">
        {view === "timeline" ? (
          <MatchTimeline match={match} tracker={tracker} />
        ) : views === null ? (
          <Skeleton lines={6} className="h-14" />
        ) : (
          <views.StatisticsView view={view} match={match} past={past} rows={rows} />
        )}
      </div>
    </>
  );
}

function Incident({ incident, match }: { readonly incident: MatchIncident; readonly match: Match }): ReactNode {
  const team = incident.side === null ? null : match[incident.side];
  const isScore = incident.score !== null && incident.side !== null;
  return (
    <li className="grid min-h-9 grid-cols-[56px_20px_minmax(0,1fr)_auto] items-center gap-2 px-4 text-13">
      <bdi className="n text-12 text-mid">{formatIncidentTime(incident.time)}</bdi>
      {team === null ? <span /> : <TeamMark team={team} sportKey={match.league.sport.key} />}
      <bdi className={isScore ? "truncate font-bold" : "truncate text-mid"}>
        {incident.player === null || incident.text.includes(incident.player) ? incident.text : `${incident.text} · ${incident.player}`}
      </bdi>
      {isScore ? <bdi className="n font-bold">{incident.score?.replace(":", "–")}</bdi> : null}
    </li>
  );
}

/** The tracker, the statistics and all events, newest first. */
function MatchTimeline({ match, tracker }: { readonly match: Match; readonly tracker: ReactNode }): ReactNode {
  const t = useText();
  const progress = useMatchProgress(match.id);
  const incidents = (progress?.incidents ?? []).toReversed();
  const facts = progress?.facts ?? match.scoreboard?.details ?? [];
  return (
    <>
      {tracker}
      <FactBars facts={facts} />
      {progress?.isSimulated === true ? (
        <p className="flex gap-2 px-4 py-2 text-12 text-mid">
          <Icon name="info" size={16} />
          {t(match.isSimulated ? "tracker.simulatedMatch" : "tracker.simulated")}
        </p>
      ) : null}
      {incidents.length > 0 ? (
        <>
          <h3 className="px-4 pt-3 pb-1 text-12 font-[640] text-mid">{t("match.timeline")}</h3>
          <ol>
            {incidents.map((incident) => (
              <Incident key={incident.id} incident={incident} match={match} />
            ))}
          </ol>
        </>
      ) : progress === undefined || match.status === "prematch" ? null : (
        <EmptyState icon="clock" title={t("match.noTimeline")} />
      )}
    </>
  );
}

/** A statistic of both sides. A value may be text such as `14.2` overs, or empty. */
interface SharedFact {
  readonly key: string;
  readonly name: string;
  readonly home: string;
  readonly away: string;
}

function FactBar({ fact }: { readonly fact: SharedFact }): ReactNode {
  const home = Number.parseFloat(fact.home) || 0;
  const away = Number.parseFloat(fact.away) || 0;
  const share = home + away === 0 ? 500 : Math.round((home / (home + away)) * 1000);
  return (
    <li className="grid grid-cols-[44px_1fr_44px] items-center gap-x-2 gap-y-1 px-4 py-2" dir="ltr">
      <b className="n text-14">{fact.home}</b>
      <span className="text-center text-12 text-mid" dir="auto">
        {fact.name}
      </span>
      <b className="n text-end text-14">{fact.away}</b>
      <svg className="col-span-3 h-1 w-full" viewBox="0 0 1000 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.max(0, share - 4)} height="4" fill="var(--home)" />
        <rect x={share + 4} width={Math.max(0, 996 - share)} height="4" fill="var(--away)" />
      </svg>
    </li>
  );
}

/** Statistics of both sides, each as shares of a bar. */
function FactBars({ facts }: { readonly facts: readonly SharedFact[] }): ReactNode {
  if (facts.length === 0) return null;
  return (
    <ul className="py-1">
      {facts.map((fact) => (
        <FactBar key={fact.key} fact={fact} />
      ))}
    </ul>
  );
}
