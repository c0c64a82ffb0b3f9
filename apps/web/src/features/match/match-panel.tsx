import type { Match, MatchIncident } from "@touchline/store";
import { EmptyState, Tabs } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { SideMark } from "../../elements/team-line.tsx";
import { useResource } from "../../elements/use-resource.ts";
import { useStore } from "../../elements/use-store.ts";
import { useText } from "../../messages/use-text.ts";

function Incident({ incident, match }: { readonly incident: MatchIncident; readonly match: Match }): ReactNode {
  const team = incident.side === null ? null : match[incident.side];
  const isScore = incident.score !== null && incident.side !== null;
  return (
    <li className="grid min-h-9 grid-cols-[56px_20px_minmax(0,1fr)_auto] items-center gap-2 px-4 text-13">
      <bdi className="n text-12 text-mid">
        {incident.time === null ? "" : /^\d+(?:\+\d+)?$/u.test(incident.time) ? `${incident.time}′` : incident.time}
      </bdi>
      {team === null ? <span /> : <SideMark team={team} sportKey={match.league.sport.key} />}
      <bdi className={isScore ? "truncate font-bold" : "truncate text-mid"}>
        {incident.player === null || incident.text.includes(incident.player) ? incident.text : `${incident.text} · ${incident.player}`}
      </bdi>
      {isScore ? <bdi className="n font-bold">{incident.score?.replace(":", "–")}</bdi> : null}
    </li>
  );
}

function StatisticBar({ fact }: { readonly fact: { readonly name: string; readonly home: string; readonly away: string } }): ReactNode {
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

/** What happened in the match, and its numbers. */
export function MatchPanel({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const timeline = useResource(listings.timeline(match.id)).data;
  const [tab, setTab] = useState<"timeline" | "statistics">("timeline");
  const incidents = (timeline?.incidents ?? []).toReversed();
  const facts = match.scoreboard?.details ?? [];
  return (
    <div className="pan">
      <Tabs<"timeline" | "statistics">
        label={t("match.statistics")}
        idBase="panel"
        items={[
          { key: "timeline" as const, label: t("match.timeline") },
          { key: "statistics" as const, label: t("match.statistics") },
        ]}
        chosen={tab}
        onChoose={setTab}
      />
      <div id="panel-panel" role="tabpanel" aria-labelledby={`panel-tab-${tab}`} className="py-2">
        {tab === "timeline" && incidents.length > 0 ? (
          <ol>
            {incidents.map((incident) => (
              <Incident key={incident.id} incident={incident} match={match} />
            ))}
          </ol>
        ) : null}
        {tab === "statistics" && facts.length > 0 ? (
          <ul>
            {facts.map((fact) => (
              <StatisticBar key={fact.key} fact={fact} />
            ))}
          </ul>
        ) : null}
        {(tab === "timeline" ? incidents.length : facts.length) === 0 ? <EmptyState icon="clock" title={t("match.noTimeline")} /> : null}
      </div>
    </div>
  );
}
