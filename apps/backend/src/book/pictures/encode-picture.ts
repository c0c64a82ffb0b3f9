import type { MatchPicture } from "@touchline/contract/http/pictures";
import { createRandom, type FeedNames, type SportKey } from "@touchline/feed";
import { momentumSoFar, type RunningMatch } from "../matches/match-progress.ts";
import { americanFootballPicture } from "./american-football-picture.ts";
import { baseballPicture } from "./baseball-picture.ts";
import { cricketPicture } from "./cricket-picture.ts";
import { iceHockeyPicture } from "./ice-hockey-picture.ts";
import { basketballPicture, clockMapPicture } from "./lead-pictures.ts";
import type { PictureSubject, SportPicture } from "./picture-subject.ts";
import { roundsPicture } from "./rounds-picture.ts";
import { tennisPicture } from "./tennis-picture.ts";

/** The scoreboard already names the scorers and the win chances show the goals, so the chart is the momentum, which only some leagues have. */
function soccerPicture({ names, fixture, events, elapsedMs }: PictureSubject): SportPicture {
  const momentum = momentumSoFar(fixture, events, elapsedMs);
  const columns = (momentum?.values ?? []).map((value) => ({
    name: null,
    home: Math.max(0, value),
    away: Math.max(0, -value),
    is_strong: true,
  }));
  return {
    line: null,
    chart: columns.length === 0 ? null : { title: names.picture("momentum"), columns },
    isSimulated: momentum?.simulated === true,
  };
}

const pictures: Readonly<Record<SportKey, (subject: PictureSubject) => SportPicture>> = {
  soccer: soccerPicture,
  tennis: tennisPicture,
  basketball: basketballPicture,
  "ice-hockey": iceHockeyPicture,
  "american-football": americanFootballPicture,
  baseball: baseballPicture,
  cricket: cricketPicture,
  cs2: roundsPicture,
  valorant: roundsPicture,
  lol: clockMapPicture,
  dota2: clockMapPicture,
};

/** The picture of a match that has begun. */
export function encodePicture(names: FeedNames, { fixture, script, scoreboard, elapsedMs, seed }: RunningMatch): MatchPicture {
  const events = script.events.filter(({ atMs }) => atMs <= elapsedMs);
  const isOver = events.at(-1)?.kind === "match_end";
  const picture = pictures[fixture.sport]({
    names,
    teams: { home: names.team(fixture.home).common, away: names.team(fixture.away).common },
    fixture,
    scoreboard,
    events,
    allEvents: script.events,
    elapsedMs,
    random: createRandom(`${seed}/${fixture.id}/picture`),
  });
  return {
    match_id: fixture.id,
    line: isOver ? null : picture.line,
    chart: picture.chart,
    simulated: picture.isSimulated,
  };
}
