import type { Match, MatchIncident, PeriodScore } from "@touchline/store";
import type { MatchProgress } from "@touchline/store/match-progress";
import { type ReactNode, useId } from "react";
import { fieldMark, type FieldMark, type SportField, sportFields, type Spot } from "../../../elements/matches/sport-fields.ts";

const sideColors = { home: "var(--home)", away: "var(--away)" } as const;

function Card({ spot, color }: { readonly spot: Spot; readonly color: "yellow" | "red" }): ReactNode {
  return <rect className={`mark-${color}`} x={spot.x - 4} y={spot.y - 6} width="8" height="12" rx="1.2" />;
}

function Mark({ mark, color, sportKey }: { readonly mark: FieldMark; readonly color: string; readonly sportKey: string }): ReactNode {
  if (mark.shape === "rim") return <path className="mark-rim" d={sportFields[sportKey]?.ground ?? ""} fill="none" stroke={color} />;
  return mark.spots.map((spot) =>
    mark.shape === "yellow" || mark.shape === "red" ? (
      <Card key={spot.y} spot={spot} color={mark.shape} />
    ) : (
      <g key={spot.y}>
        <circle className="mark-wave" cx={spot.x} cy={spot.y} r={mark.shape === "score" ? 7 : 5} fill="none" stroke={color} />
        <circle cx={spot.x} cy={spot.y} r={mark.shape === "score" ? 4 : 3} fill="var(--bug)" stroke={color} strokeWidth="1.6" />
      </g>
    ),
  );
}

/** Marks the serving side behind its baseline. Tennis only: a batting side has no end of its own. */
function Serve({ match }: { readonly match: Match }): ReactNode {
  const server = match.scoreboard?.server ?? null;
  if (server === null || match.league.sport.key !== "tennis") return null;
  return <circle cx={server === "home" ? 9 : 141} cy="50" r="2.6" fill="var(--ind)" />;
}

/** Highlights the end that a side attacks. */
function AttackZone({
  field,
  side,
  clipId,
}: {
  readonly field: SportField;
  readonly side: "home" | "away";
  readonly clipId: string;
}): ReactNode {
  if (field.attackFrom === null) return null;
  return (
    <>
      <clipPath id={clipId}>
        <path d={field.ground} />
      </clipPath>
      <rect
        className="mark-zone"
        clipPath={`url(#${clipId})`}
        x={side === "home" ? field.attackFrom : 0}
        width={150 - field.attackFrom}
        height="100"
        fill={sideColors[side]}
      />
    </>
  );
}

interface LiveFieldProps {
  readonly match: Match;
  readonly latest: MatchIncident | null;
  /** Whether the latest event is recent enough to highlight. */
  readonly isFresh: boolean;
}

/** The sport's field with the latest event, placed by its kind and in its side's colour. */
export function LiveField({ match, latest, isFresh }: LiveFieldProps): ReactNode {
  const { key } = match.league.sport;
  const clipId = useId();
  const field = sportFields[key];
  if (field === undefined) return null;
  const mark = latest === null ? null : fieldMark(key, latest);
  const side = latest?.side ?? null;
  return (
    <div className="tracker-field" dir="ltr">
      <svg viewBox="0 0 150 100" aria-hidden="true" className="block size-full overflow-visible">
        <path d={field.ground} fill="var(--raise)" />
        {isFresh && side !== null && (mark?.shape === "score" || mark?.shape === "ball") ? (
          <AttackZone key={latest?.id} field={field} side={side} clipId={clipId} />
        ) : null}
        <path d={field.lines} fill="none" stroke="var(--line-2)" strokeWidth="0.9" />
        <Serve match={match} />
        {mark === null || side === null ? null : (
          <g key={latest?.id}>
            <Mark mark={mark} color={sideColors[side]} sportKey={key} />
          </g>
        )}
      </svg>
    </div>
  );
}

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

/** The maps of a series, and the rounds won on the current map. */
export function MapStrip({ match, progress }: { readonly match: Match; readonly progress: MatchProgress }): ReactNode {
  const maps = match.scoreboard?.periods ?? [];
  const mark = `M${maps.length} `;
  const scored = progress.incidents.filter(({ side, time }) => side !== null && time?.startsWith(mark) === true).slice(-60);
  return (
    <div className="grid min-h-48 content-center gap-4 px-4 py-3" dir="ltr">
      <ol className="grid auto-cols-fr grid-flow-col gap-1">
        {maps.map((map, index) => (
          <MapCell key={map.key} map={map} isRunning={index === maps.length - 1} />
        ))}
      </ol>
      <Rounds rounds={scored} />
    </div>
  );
}
