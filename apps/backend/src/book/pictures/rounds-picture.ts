import type { Pair, Side } from "@touchline/feed";
import type { PictureLine, PictureMap } from "@touchline/contract/http/pictures";
import { leadText, periodScores, type PictureSubject, sides, type SportPicture } from "./picture-subject.ts";

/** The side that wins the map with the next round: at 12, in overtime every three rounds further on; null if neither does. */
export function mapPointSide([home, away]: Pair): Side | null {
  const [high, low] = [Math.max(home, away), Math.min(home, away)];
  if (high < 12 || high % 3 !== 0 || high === low) return null;
  return home > away ? "home" : "away";
}

function mapsOf({ names, events, scoreboard }: PictureSubject): PictureMap[] {
  const winners: Side[][] = [];
  for (const { kind, side } of events) {
    if (kind === "map_start") winners.push([]);
    if (kind === "round_won" && side !== undefined) winners.at(-1)?.push(side);
  }
  const isOpen = events.findLast(({ kind }) => kind === "map_start" || kind === "map_won")?.kind === "map_start";
  return Array.from({ length: Math.max(winners.length, scoreboard.maxPeriods) }, (_, index) => ({
    name: names.period("", "map", index + 1),
    winners: winners[index] ?? [],
    is_now: isOpen && index === winners.length - 1,
  }));
}

function lineOf(subject: PictureSubject): PictureLine {
  const { names, teams, scoreboard } = subject;
  const rounds = scoreboard.periods.at(-1)?.score ?? [0, 0];
  const maps = mapsOf(subject);
  const side = maps.some(({ is_now }) => is_now) ? mapPointSide(rounds) : null;
  const won = side === null ? 0 : scoreboard.total[sides.indexOf(side)];
  const isLast = (won ?? 0) + 1 === Math.ceil(scoreboard.maxPeriods / 2);
  const text =
    side === null ? leadText(subject, rounds) : { text: `${names.picture(isLast ? "match_point" : "map_point")}, ${teams[side]}`, side };
  return { ...text, scores: periodScores(subject) };
}

/** Every round of every map. */
export function roundsPicture(subject: PictureSubject): SportPicture {
  return { line: lineOf(subject), chart: { title: subject.names.tab("rounds"), maps: mapsOf(subject) }, isSimulated: true };
}
