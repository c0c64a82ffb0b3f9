import type { Match, MatchIncident } from "@touchline/store";
import { useId, type ReactNode } from "react";
import { sportFields, type SportField } from "../../../elements/fields/sport-fields.data.ts";
import { fieldMark, type FieldMark, type Spot } from "../../../elements/fields/field-spots.ts";

const sideColors = { home: "var(--home)", away: "var(--away)" } as const;

function Card({ spot, look }: { readonly spot: Spot; readonly look: "yellow" | "red" }): ReactNode {
  return <rect className={`mark-${look}`} x={spot.x - 4} y={spot.y - 6} width="8" height="12" rx="1.2" />;
}

function Mark({ mark, color, sportKey }: { readonly mark: FieldMark; readonly color: string; readonly sportKey: string }): ReactNode {
  if (mark.look === "rim") return <path className="mark-rim" d={sportFields[sportKey]?.ground ?? ""} fill="none" stroke={color} />;
  return mark.spots.map((spot) =>
    mark.look === "yellow" || mark.look === "red" ? (
      <Card key={spot.y} spot={spot} look={mark.look} />
    ) : (
      <g key={spot.y}>
        <circle className="mark-wave" cx={spot.x} cy={spot.y} r={mark.look === "score" ? 7 : 5} fill="none" stroke={color} />
        <circle cx={spot.x} cy={spot.y} r={mark.look === "score" ? 4 : 3} fill="var(--bug)" stroke={color} strokeWidth="1.6" />
      </g>
    ),
  );
}

/** Who serves stands behind the own baseline; who bats has no end of its own. */
function Serve({ match }: { readonly match: Match }): ReactNode {
  const server = match.scoreboard?.server ?? null;
  if (server === null || match.league.sport.key !== "tennis") return null;
  return <circle cx={server === "home" ? 9 : 141} cy="50" r="2.6" fill="var(--ind)" />;
}

/** The end that a side attacks, lit while its deed is fresh. */
function Zone({ field, side, clipId }: { readonly field: SportField; readonly side: "home" | "away"; readonly clipId: string }): ReactNode {
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
  /** Whether it happened just now. */
  readonly isFresh: boolean;
}

/** The field of the sport with the latest event at the place that its kind tells, in the colour of its side. */
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
        {isFresh && side !== null && (mark?.look === "score" || mark?.look === "ball") ? (
          <Zone key={latest?.id} field={field} side={side} clipId={clipId} />
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
