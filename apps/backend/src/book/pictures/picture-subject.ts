import type { FeedNames, Fixture, Pair, RandomSource, Scoreboard, ScriptEvent, Side } from "@touchline/feed";
import type { PictureChart, PictureLine, PictureScore } from "@touchline/contract/http/pictures";

/** The state so far of a match for its picture. */
export interface PictureSubject {
  readonly names: FeedNames;
  /** Everyday names of both sides. */
  readonly teams: Readonly<Record<Side, string>>;
  readonly fixture: Fixture;
  readonly scoreboard: Scoreboard;
  /** Events so far. */
  readonly events: readonly ScriptEvent[];
  /** Events of the whole match; only a simulated course that must lead to a later score may use them. */
  readonly allEvents: readonly ScriptEvent[];
  readonly elapsedMs: number;
  /** Seeded by the match. */
  readonly random: RandomSource;
}

/** The picture of a match by its sport. The line of an ended match is not shown. */
export interface SportPicture {
  readonly line: PictureLine | null;
  readonly chart: PictureChart | null;
  /** Some of it is simulated to fit the real score. */
  readonly isSimulated: boolean;
}

export const sides = ["home", "away"] as const;

/** The score after an event; 0:0 if the event has no score. */
export function scoreOf({ score = "0:0" }: ScriptEvent): Pair {
  const [home = 0, away = 0] = score.split(":").map(Number);
  return [home, away];
}

export function phaseName({ names, scoreboard: { phase } }: PictureSubject): string {
  return names.phase(phase.key, phase.number);
}

/** The leading side and its lead; the phase while the sides are level. */
export function leadText(subject: PictureSubject, [home, away]: Pair): Pick<PictureLine, "text" | "side"> {
  if (home === away) return { text: phaseName(subject), side: null };
  const side = home > away ? "home" : "away";
  return { text: `${subject.names.picture("lead")}: ${subject.teams[side]} +${Math.abs(home - away)}`, side };
}

/** The periods of the scoreboard; the last one is being played. */
export function periodScores({ names, scoreboard: { periods } }: PictureSubject): PictureScore[] {
  return periods.map(({ key, type, number, score }, index) => ({
    name: names.period(key, type, number),
    home: String(score[0]),
    away: String(score[1]),
    is_now: index === periods.length - 1,
  }));
}

/** The statistics of the scoreboard that both sides have. */
export function detailScores({ names, scoreboard }: PictureSubject): PictureScore[] {
  return scoreboard.details
    .filter(({ values }) => !values.includes(""))
    .map(({ key, values: [home, away] }) => ({ name: names.detail(key), home, away, is_now: false }));
}
