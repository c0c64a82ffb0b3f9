import type { Pair, ScriptEvent, Side } from "@touchline/feed";
import type { PictureLead } from "@touchline/contract/http/pictures";
import { detailScores, leadText, periodScores, phaseName, type PictureSubject, scoreOf, type SportPicture } from "./picture-subject.ts";

interface Run {
  readonly side: Side;
  readonly points: number;
  readonly fromMs: number;
  readonly toMs: number;
}

const minRun = 6;

/** The points that one side has scored since the other last did; null if they are too few. */
export function runOf(baskets: readonly ScriptEvent[]): Run | null {
  const last = baskets.at(-1);
  if (last?.side === undefined) return null;
  const { side } = last;
  const before = baskets.findLastIndex((event) => event.side !== side);
  const first = baskets[before + 1] ?? last;
  const other = baskets[before];
  const index = side === "home" ? 0 : 1;
  const points = scoreOf(last)[index] - (other === undefined ? 0 : scoreOf(other)[index]);
  return points < minRun ? null : { side, points, fromMs: first.atMs, toMs: last.atMs };
}

const secondsOf = (ms: number): number => Math.floor(ms / 1000);

/** The lead over the match, with the current scoring run. */
export function basketballPicture(subject: PictureSubject): SportPicture {
  const { names, events, scoreboard, teams, fixture } = subject;
  const baskets = events.filter(({ kind }) => kind === "point");
  const run = runOf(baskets);
  const text = run === null ? "" : run.side === "home" ? `${run.points}–0` : `0–${run.points}`;
  const facts = fixture.source?.facts;
  return {
    line: {
      ...leadText(subject, scoreboard.total),
      ...(run === null ? {} : { badge: { value: text, name: `${names.picture("run")}, ${teams[run.side]}`, side: run.side } }),
      scores: periodScores(subject),
    },
    chart: {
      title: names.picture("lead"),
      lead: {
        points: baskets.map((event) => {
          const [home, away] = scoreOf(event);
          return { at_seconds: secondsOf(event.atMs), lead: home - away };
        }),
        run: run === null ? null : { from_seconds: secondsOf(run.fromMs), to_seconds: secondsOf(run.toMs), text },
        marks: [],
      },
    },
    isSimulated: facts?.sport !== "basketball" || facts.points === null,
  };
}

/** How long a team is stronger after killing the baron. */
const baronSeconds = 180;
const objectives = new Set(["dragon", "baron"]);

/** The map in play, or the last one. */
function killLead({ events, names }: PictureSubject, startMs: number): PictureLead {
  const ofMap = events.filter(({ atMs }) => atMs >= startMs);
  let lead = 0;
  const points = ofMap.flatMap(({ kind, side, atMs }) => {
    if (kind !== "kill") return [];
    lead += side === "home" ? 1 : -1;
    return [{ at_seconds: secondsOf(atMs), lead }];
  });
  const marks = ofMap.flatMap(({ kind, side, atMs }) =>
    objectives.has(kind) && side !== undefined ? [{ at_seconds: secondsOf(atMs), side, name: names.incident(kind) }] : [],
  );
  return { points, from_seconds: secondsOf(startMs), run: null, marks };
}

/** The lead in kills on the map, with the large monsters, and the remaining time of a baron's effect. */
export function clockMapPicture(subject: PictureSubject): SportPicture {
  const { names, events, elapsedMs, teams, scoreboard } = subject;
  const startMs = events.findLast(({ kind }) => kind === "map_start")?.atMs ?? 0;
  const baron = events.findLast(({ kind, atMs }) => kind === "baron" && atMs > startMs);
  const isOn = baron?.side !== undefined && scoreboard.clock !== null && elapsedMs - baron.atMs < baronSeconds * 1000;
  const kills: Pair = scoreboard.periods.at(-1)?.score ?? [0, 0];
  return {
    line: {
      ...(isOn && baron.side !== undefined
        ? { text: `${names.incident("baron")}, ${teams[baron.side]}`, side: baron.side }
        : scoreboard.clock === null
          ? { text: phaseName(subject), side: null }
          : leadText(subject, kills)),
      ...(isOn && baron.side !== undefined
        ? {
            countdown: {
              name: names.incident("baron"),
              side: baron.side,
              ends_at_seconds: secondsOf(baron.atMs - startMs) + baronSeconds,
              lasts_seconds: baronSeconds,
            },
          }
        : {}),
      scores: detailScores(subject),
    },
    chart: startMs === 0 ? null : { title: `${names.detail("kills")}: ${names.picture("lead")}`, lead: killLead(subject, startMs) },
    isSimulated: true,
  };
}
