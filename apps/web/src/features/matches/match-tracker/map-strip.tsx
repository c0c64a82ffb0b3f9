import type { Match, MatchIncident, PeriodScore } from "@touchline/store";
import type { MatchProgress } from "@touchline/store/match-progress";
import type { ReactNode } from "react";

const sideColors = { home: "var(--home)", away: "var(--away)" } as const;

function MapCell({ map, isRunning }: { readonly map: PeriodScore; readonly isRunning: boolean }): ReactNode {
  const lead = map.home === map.away ? null : map.home > map.away ? ("home" as const) : ("away" as const);
  return (
    <li className={`grid justify-items-center gap-0.5 rounded-1 px-2 py-1.5 ${isRunning ? "bg-plate" : "bg-raise"}`}>
      <bdi className="truncate text-12 text-mid">{map.name}</bdi>
      <bdi className="n text-18 font-bold">{`${map.home}–${map.away}`}</bdi>
      <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true" className="h-0.5 w-full">
        <rect width="100" height="3" fill={lead === null || isRunning ? "var(--line-2)" : sideColors[lead]} />
      </svg>
    </li>
  );
}

function Rounds({ rounds }: { readonly rounds: readonly MatchIncident[] }): ReactNode {
  return (
    <ol className="flex flex-wrap gap-1" aria-hidden="true">
      {rounds.map(({ id, side }) => (
        <li key={id} className="h-6 w-2">
          <svg viewBox="0 0 8 24" className="size-full">
            <rect y={side === "home" ? 0 : 13} width="8" height="11" rx="1.5" fill={sideColors[side ?? "home"]} />
          </svg>
        </li>
      ))}
    </ol>
  );
}

/** The maps of a series and what was won on the running one, round by round or deed by deed. */
export function MapStrip({ match, course }: { readonly match: Match; readonly course: MatchProgress }): ReactNode {
  const maps = match.scoreboard?.periods ?? [];
  const mark = `M${maps.length} `;
  const deeds = course.incidents.filter(({ side, time }) => side !== null && time?.startsWith(mark) === true).slice(-60);
  return (
    <div className="grid min-h-48 content-center gap-4 px-4 py-3" dir="ltr">
      <ol className="grid auto-cols-fr grid-flow-col gap-1">
        {maps.map((map, index) => (
          <MapCell key={map.key} map={map} isRunning={index === maps.length - 1} />
        ))}
      </ol>
      <Rounds rounds={deeds} />
    </div>
  );
}
