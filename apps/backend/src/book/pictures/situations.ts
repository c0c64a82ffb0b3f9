import type { PictureLine, Situation } from "@touchline/contract/http/pictures";
import type { FeedNames } from "@touchline/feed";
import type { RunningMatch } from "../matches/match-progress.ts";
import { encodePicture } from "./encode-picture.ts";

/** A live match with the latest odds of each outcome. */
export interface LiveSubject {
  readonly running: RunningMatch;
  /** Odds of the main market, thousandths; 0 for an outcome without odds. */
  readonly odds: readonly number[];
}

/** A situation with its priority over others. */
export interface RankedSituation {
  readonly situation: Situation;
  readonly rank: number;
}

type Headline = Pick<Situation, "kind" | "side" | "title" | "detail">;

const nothing: Headline = { kind: null, side: null, title: null, detail: null };
/** How long a corner is shown. */
const cornerMs = 45_000;
const lastMinutes = 85;
const redZoneYards = 20;
/** Closeness of a match whose odds are unknown. */
const usualCloseness = 0.3;

/** Splits a text such as `Match point, Berdych` into what it is and whose it is. */
function splitText(text: string): Pick<Headline, "title" | "detail"> {
  const comma = text.indexOf(", ");
  return comma < 0 ? { title: text, detail: null } : { title: text.slice(0, comma), detail: text.slice(comma + 2) };
}

/** Football: corners, and the last minutes of a match that is still undecided. */
function soccerHeadline(names: FeedNames, { fixture, script, scoreboard, elapsedMs }: RunningMatch): Headline {
  const { clock, total } = scoreboard;
  if (clock === null) return nothing;
  const { playedSeconds, stoppageSeconds } = clock;
  const minute = Math.floor((playedSeconds - (stoppageSeconds ?? 0)) / 60);
  const time = stoppageSeconds === null ? `${minute}’` : `${minute}+${Math.floor(stoppageSeconds / 60) + 1}`;
  const corner = script.events.findLast(({ kind, atMs }) => kind === "corner" && atMs <= elapsedMs && elapsedMs - atMs < cornerMs);
  if (corner?.side !== undefined) {
    const title = `${time}, ${names.incident("corner").toLocaleLowerCase()}`;
    return { kind: "corner", side: corner.side, title, detail: names.team(fixture[corner.side]).common };
  }
  const isOpen = Math.abs(total[0] - total[1]) <= 1;
  return isOpen && minute >= lastMinutes && !clock.stopped ? { kind: "late", side: null, title: time, detail: null } : nothing;
}

function yardsToGoal({ side, at }: NonNullable<PictureLine["field"]>): number {
  return side === "home" ? 100 - at : at;
}

/** Names a drive by its down; near the goal line, the red zone is named first. */
function driveHeadline(names: FeedNames, line: PictureLine, field: NonNullable<PictureLine["field"]>): Headline {
  const { title: team, detail: down } = splitText(line.text);
  const isNear = yardsToGoal(field) <= redZoneYards;
  const words = isNear ? { title: names.picture("red_zone"), detail: line.text } : { title: down, detail: team };
  return { kind: "drive", side: field.side, ...words };
}

/** The situation derived from the parts of a line; `nothing` for ordinary play. */
function lineHeadline(names: FeedNames, { fixture }: RunningMatch, line: PictureLine): Headline {
  const { side } = line;
  const isRounds = fixture.sport === "cs2" || fixture.sport === "valorant";
  if (line.chase !== undefined) {
    const title = names.picture("needed", { n: line.chase.runs, balls: line.chase.balls });
    return { kind: "chase", side, title, detail: side === null ? null : names.team(fixture[side]).common };
  }
  if (line.bases?.taken.length === 3) return { kind: "bases", side, title: names.picture("bases_loaded"), detail: line.text };
  if (line.field !== undefined) return driveHeadline(names, line, line.field);
  if (line.badge !== undefined)
    return { kind: "run", side: line.badge.side, title: `${line.badge.value} ${names.picture("run")}`, detail: line.text };
  if (line.points !== undefined) return side === null ? nothing : { kind: "point", side, ...splitText(line.text) };
  return side !== null && (line.countdown !== undefined || (isRounds && line.text.includes(", ")))
    ? { kind: "advantage", side, ...splitText(line.text) }
    : nothing;
}

/** 1 if all outcomes are equally likely, 0 if one is certain. */
function closenessOf(odds: readonly number[]): number {
  const chances = odds.map((value) => (value > 0 ? 1000 / value : 0));
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return sum === 0 ? usualCloseness : (1 - Math.max(...chances) / sum) / (1 - 1 / chances.length);
}

/** The situation of a live match and how close it is: an open result late in the match, or a moment that may decide it. */
export function encodeSituation(names: FeedNames, subject: LiveSubject): RankedSituation {
  const { fixture, scoreboard } = subject.running;
  const picture = encodePicture(names, subject.running);
  const { line } = picture;
  const { running } = subject;
  const headline =
    fixture.sport === "soccer" ? soccerHeadline(names, running) : line === null ? nothing : lineHeadline(names, running, line);
  const rank = closenessOf(subject.odds) * (0.3 + 0.5 * scoreboard.progress) + (headline.kind === null ? 0 : 0.3);
  return {
    rank,
    situation: {
      match_id: fixture.id,
      tension: Math.min(5, 1 + Math.floor(rank * 5)),
      ...headline,
      line: line === null ? null : { ...line, scores: [], facts: [] },
      simulated: picture.simulated,
    },
  };
}
