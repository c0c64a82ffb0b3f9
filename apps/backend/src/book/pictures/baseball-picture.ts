import { atBatAt, type ScriptEvent } from "@touchline/feed";
import type { PictureLine } from "@touchline/contract/http/pictures";
import { phaseName, type PictureSubject, type SportPicture } from "./picture-subject.ts";

interface Inning {
  readonly number: number;
  /** Null before the half is played. */
  readonly home: number | null;
  readonly away: number | null;
  readonly isNow: boolean;
}

const regularInnings = 9;
const maxBalls = 3;
const maxStrikes = 2;
const maxOuts = 2;

function hasBegun(events: readonly ScriptEvent[], label: string): boolean {
  return events.some((event) => event.kind === "period_start" && event.label === label);
}

/** Runs of each half inning, for at least nine innings. */
function inningsOf({ events, scoreboard: { periods } }: PictureSubject): readonly Inning[] {
  return Array.from({ length: Math.max(regularInnings, periods.length) }, (_, index) => {
    const number = index + 1;
    const period = periods[index];
    const [home = 0, away = 0] = period?.score ?? [];
    return {
      number,
      home: hasBegun(events, `B${number}`) ? home : null,
      away: period === undefined ? null : away,
      isNow: number === periods.length,
    };
  });
}

function lineOf(subject: PictureSubject, innings: readonly Inning[]): PictureLine {
  const { names, events, elapsedMs, random, scoreboard } = subject;
  const atBat = atBatAt(events, elapsedMs, random);
  const outs = Number(scoreboard.details.find(({ key }) => key === "outs")?.values.find((value) => value !== "") ?? 0);
  const count = (name: string, value: number, of: number) => ({ name, value: Math.min(value, of), of });
  return {
    text: phaseName(subject),
    side: scoreboard.server,
    ...(atBat === null
      ? {}
      : {
          bases: { name: names.picture("bases"), taken: atBat.bases.flatMap((isTaken, base) => (isTaken ? [base + 1] : [])) },
          counts: [
            count(names.picture("balls"), atBat.balls, maxBalls),
            count(names.picture("strikes"), atBat.strikes, maxStrikes),
            count(names.detail("outs"), outs, maxOuts),
          ],
        }),
    scores: innings.map(({ number, home, away, isNow }) => ({
      name: String(number),
      home: home === null ? "" : String(home),
      away: away === null ? "" : String(away),
      is_now: isNow,
    })),
  };
}

/** Runners, count and the runs of each inning. */
export function baseballPicture(subject: PictureSubject): SportPicture {
  const innings = inningsOf(subject);
  return {
    line: lineOf(subject, innings),
    chart: {
      title: subject.names.detail("runs"),
      columns: innings.map(({ number, home, away }) => ({ name: String(number), home, away, is_strong: false })),
    },
    isSimulated: true,
  };
}
