import { type Pair, penaltySeconds, powerPlayAt, type ScriptEvent } from "@touchline/feed";
import type { PictureColumn } from "@touchline/contract/http/pictures";
import { detailScores, leadText, periodScores, type PictureSubject, type SportPicture } from "./picture-subject.ts";

/** Shots on goal by period, including goals but not the penalty shoot-out. */
function shotsByPeriod(events: readonly ScriptEvent[]): readonly Pair[] {
  const periods: [number, number][] = [];
  for (const { kind, side, label } of events) {
    if (kind === "period_start" && label?.startsWith("SO") !== true) periods.push([0, 0]);
    const last = periods.at(-1);
    if (last !== undefined && (kind === "shot" || (kind === "goal" && label !== "SO"))) last[side === "home" ? 0 : 1] += 1;
  }
  return periods;
}

/** The current power play, and shots by period. */
export function iceHockeyPicture(subject: PictureSubject): SportPicture {
  const { names, teams, events, scoreboard, random, fixture } = subject;
  const facts = fixture.source?.facts;
  const hasShots = facts?.sport === "ice-hockey" && facts.shots !== null;
  const powerPlay = scoreboard.clock === null ? null : powerPlayAt(events, scoreboard.clock.playedSeconds, random);
  const goals = scoreboard.periods.map(({ score }) => score);
  const columns = (hasShots ? shotsByPeriod(events) : goals).map(([home, away], index): PictureColumn => {
    const period = scoreboard.periods[index];
    const name = period === undefined ? String(index + 1) : names.period(period.key, period.type, period.number);
    return { name, home, away, is_strong: false };
  });
  return {
    line: {
      ...(powerPlay === null
        ? leadText(subject, scoreboard.total)
        : { text: `${names.picture("power_play")}, ${teams[powerPlay.side]} ${powerPlay.men.join("–")}`, side: powerPlay.side }),
      ...(powerPlay === null
        ? {}
        : {
            countdown: {
              name: names.picture("power_play"),
              side: powerPlay.side,
              ends_at_seconds: powerPlay.endsAtSeconds,
              lasts_seconds: penaltySeconds,
            },
          }),
      scores: [...periodScores(subject), ...(hasShots ? detailScores(subject) : [])],
    },
    chart: columns.length === 0 ? null : { title: hasShots ? names.detail("shots") : names.tab("goals"), columns },
    isSimulated: true,
  };
}
