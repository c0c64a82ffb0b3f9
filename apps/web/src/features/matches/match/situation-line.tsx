import { formatClockTime, tickClock } from "@touchline/domain";
import type { Match } from "@touchline/store";
import type { PictureField, PictureLine } from "@touchline/store/match-picture";
import { type ReactNode, useEffect, useRef } from "react";
import { useStore } from "../../../elements/store.ts";
import { useMatchPicture } from "../../../elements/matches/use-match-picture.ts";
import { useNow } from "../../../elements/time.ts";
import "../../../styles/match.css";

/** Interval for refetching a picture that changes without a new score, such as with a count of balls. */
const readAgainMs = 20_000;

/** Refetches the picture when the scoreboard changes, and at intervals. */
function useFreshPicture({ id, scoreboard }: Match, isShown: boolean): void {
  const { queries, ports } = useStore();
  const known = useRef("");
  const now = Math.floor(useNow() / readAgainMs);
  const { score, gameScore, phaseKey, periods, details } = scoreboard ?? {};
  const key = JSON.stringify([score, gameScore, phaseKey, periods, details, now]);
  useEffect(() => {
    if (!isShown || known.current === key) return undefined;
    const isFirst = known.current === "";
    known.current = key;
    if (isFirst) return undefined;
    return ports.time.after(0, () => void queries.client.invalidateQueries({ queryKey: ["matchPicture", id] }));
  }, [queries, ports, id, key, isShown]);
}

type Side = "home" | "away" | null;

function Points({ points: { home, away, server } }: { readonly points: NonNullable<PictureLine["points"]> }): ReactNode {
  return (
    <p className="sit-points n">
      <b data-serves={server === "home"}>{home}</b>
      <b data-serves={server === "away"}>{away}</b>
    </p>
  );
}

const around = 119.4;

/** The remaining time of a power play as a ring that empties with the clock of the match. */
function Countdown({ match, countdown }: { readonly match: Match; readonly countdown: NonNullable<PictureLine["countdown"]> }): ReactNode {
  const now = useNow();
  const clock = match.scoreboard?.clock ?? null;
  const played = clock === null ? null : tickClock({ ...clock, speed: 1 }, now).playedSeconds;
  const left = Math.max(0, countdown.ends_at_seconds - (played ?? 0));
  if (played === null || left === 0 || left > countdown.lasts_seconds) return null;
  return (
    <svg
      className="sit-ring"
      data-side={countdown.side}
      viewBox="0 0 44 44"
      role="img"
      aria-label={`${countdown.name} ${formatClockTime(left)}`}
    >
      <circle cx="22" cy="22" r="19" stroke="var(--line-2)" />
      <circle cx="22" cy="22" r="19" strokeDasharray={`${(left / countdown.lasts_seconds) * around} 200`} transform="rotate(-90 22 22)" />
      <text x="22" y="26.5" textAnchor="middle">
        {formatClockTime(left)}
      </text>
    </svg>
  );
}

const basePlaces = [
  [50, 30],
  [32, 12],
  [14, 30],
] as const;

function Bases({ bases: { name, taken } }: { readonly bases: NonNullable<PictureLine["bases"]> }): ReactNode {
  return (
    <svg className="sit-bases" viewBox="0 0 64 44" role="img" aria-label={`${name}: ${taken.join(", ") || "0"}`}>
      {basePlaces.map(([x, y], index) => (
        <rect key={x} x={x - 7} y={y - 7} width="14" height="14" transform={`rotate(45 ${x} ${y})`} data-on={taken.includes(index + 1)} />
      ))}
    </svg>
  );
}

function Counts({ counts }: { readonly counts: NonNullable<PictureLine["counts"]> }): ReactNode {
  return (
    <dl className="sit-counts">
      {counts.map(({ name, value, of }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className="sr">{value}</span>
            {Array.from({ length: of }, (_, index) => (
              <i key={index} data-on={index < value} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const percent = (value: number): string => `${Math.max(0, Math.min(100, value))}%`;

/** The field with the drive, the ball and the next first down; the goal line of the home side is at the left. */
function Field({ field: { side, from, at, first_down: firstDown } }: { readonly field: PictureField }): ReactNode {
  const color = `var(--${side})`;
  return (
    <svg className="sit-field" aria-hidden="true" height="28" width="100%">
      <rect width="100%" height="28" rx="4" fill="var(--raise)" />
      {[10, 20, 30, 40, 50, 60, 70, 80, 90].map((yard) => (
        <line key={yard} x1={percent(yard)} x2={percent(yard)} y2="28" stroke="var(--line-2)" strokeWidth={yard === 50 ? 2 : 1} />
      ))}
      <rect x={percent(Math.min(from, at))} width={percent(Math.abs(at - from))} y="9" height="10" rx="2" fill={color} />
      <line x1={percent(firstDown)} x2={percent(firstDown)} y2="28" stroke="var(--hi)" strokeWidth="2" strokeDasharray="4 3" />
      <line x1={percent(at)} x2={percent(at)} y2="28" stroke={color} strokeWidth="3" />
    </svg>
  );
}

function Scores({ scores }: { readonly scores: NonNullable<PictureLine["scores"]> }): ReactNode {
  return (
    <ul className="sit-scores n" data-many={scores.length > 6}>
      {scores.map(({ name, home, away, is_now: isNow }, index) => (
        <li key={`${index}${name}`} data-now={isNow}>
          <span dir="auto">{name}</span>
          <b>{home || "·"}</b>
          <b>{away || "·"}</b>
        </li>
      ))}
    </ul>
  );
}

/** Whether the text is only the phase, which the scoreboard shows already. */
function isPhaseText({ text }: PictureLine, { scoreboard }: Match): boolean {
  return text === scoreboard?.phaseName;
}

function Parts({ match, line }: { readonly match: Match; readonly line: PictureLine }): ReactNode {
  const { badge, balls, facts } = line;
  return (
    <>
      {line.points === undefined ? null : <Points points={line.points} />}
      {badge === undefined ? null : (
        <p className="sit-badge" data-side={badge.side}>
          <b className="n">{badge.value}</b> <span dir="auto">{badge.name}</span>
        </p>
      )}
      {line.countdown === undefined ? null : <Countdown match={match} countdown={line.countdown} />}
      {line.bases === undefined ? null : <Bases bases={line.bases} />}
      {line.counts === undefined ? null : <Counts counts={line.counts} />}
      {isPhaseText(line, match) ? null : (
        <p className="sit-text" data-side={line.side satisfies Side} dir="auto">
          {line.text}
        </p>
      )}
      {line.field === undefined ? null : <Field field={line.field} />}
      {balls === undefined ? null : (
        <p className="sit-balls">
          <span dir="auto">{balls.name}</span>
          {balls.values.map((value, index) => (
            <i key={index} className="n" data-big={/[46W]/u.test(value)}>
              {value}
            </i>
          ))}
        </p>
      )}
      {facts === undefined || facts.length === 0 ? null : (
        <dl className="sit-facts">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="n">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {line.scores === undefined || line.scores.length === 0 ? null : <Scores scores={line.scores} />}
    </>
  );
}

interface SituationLineProps {
  readonly match: Match;
  /** Shown if the backend has no line, and after the end. */
  readonly otherwise: ReactNode;
}

/** The current situation of a match in play, by its sport. */
export function SituationLine({ match, otherwise }: SituationLineProps): ReactNode {
  const picture = useMatchPicture(match);
  const isLive = match.status === "live" || match.status === "stopped";
  useFreshPicture(match, isLive && picture !== null);
  const line = isLive ? picture?.line : null;
  if (line == null || (isPhaseText(line, match) && !Object.entries(line).some(([key, value]) => key !== "text" && value != null)))
    return otherwise;
  return (
    <div className="sit" role="group" aria-label={line.text} data-keep-clear="">
      <Parts match={match} line={line} />
    </div>
  );
}
