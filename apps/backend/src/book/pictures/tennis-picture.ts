import { type ScriptEvent, type Side, tennisSituation } from "@touchline/feed";
import type { PictureColumn, PictureLine } from "@touchline/contract/http/pictures";
import { periodScores, type PictureSubject, type SportPicture } from "./picture-subject.ts";

interface Game {
  readonly set: number;
  readonly winner: Side;
  readonly server: Side;
}

/** The games so far; the server changes with each. */
function gamesOf(events: readonly ScriptEvent[]): readonly Game[] {
  const games: Game[] = [];
  let [set, server]: [number, Side] = [0, "home"];
  for (const { kind, side } of events) {
    if (side === undefined) continue;
    if (kind === "period_start") [set, server] = [set + 1, side];
    if (kind !== "game_won") continue;
    games.push({ set, winner: side, server });
    server = server === "home" ? "away" : "home";
  }
  return games;
}

/** Whether a game is the thirteenth and last one of its set; in sets without a tie-break, play continues after it. */
function isTiebreak(games: readonly Game[], index: number, { sets, isLive }: { readonly sets: number; readonly isLive: boolean }): boolean {
  const game = games[index];
  const ofSet = games.filter(({ set }) => set === game?.set);
  return game !== undefined && ofSet.indexOf(game) === 12 && ofSet.length === 13 && (game.set < sets || !isLive);
}

function columnsOf({ names, scoreboard, events }: PictureSubject): PictureColumn[] {
  const games = gamesOf(events);
  const isLive = scoreboard.game !== null;
  return games.map((game, index) => ({
    name: game.set === games[index - 1]?.set ? null : names.period("", "set", game.set),
    home: game.winner === "home" ? 1 : 0,
    away: game.winner === "away" ? 1 : 0,
    is_strong: game.winner !== game.server && !isTiebreak(games, index, { sets: scoreboard.periods.length, isLive }),
  }));
}

function lineOf(subject: PictureSubject): PictureLine | null {
  const { names, teams, fixture, events, scoreboard } = subject;
  const { game, server, periods } = scoreboard;
  if (game === null) return null;
  const { danger, isTiebreak: isInTiebreak } = tennisSituation(fixture, events);
  const named = danger !== null && danger.reason !== "game_point" ? { reason: danger.reason, side: danger.side } : null;
  const [home = 0, away = 0] = periods.at(-1)?.score ?? [];
  const usual = isInTiebreak ? names.picture("tie_break") : names.period("", "game", home + away + 1);
  return {
    text: named === null ? usual : `${names.picture(named.reason)}, ${teams[named.side]}`,
    side: named?.side ?? null,
    points: { home: game[0], away: game[1], server },
    scores: periodScores(subject),
  };
}

/** The points of the current game with what the next point decides, and all games with their breaks. */
export function tennisPicture(subject: PictureSubject): SportPicture {
  const { names } = subject;
  const columns = columnsOf(subject);
  return {
    line: lineOf(subject),
    chart: columns.length === 0 ? null : { title: names.tab("games"), columns, strong_name: names.incident("break_won") },
    isSimulated: true,
  };
}
