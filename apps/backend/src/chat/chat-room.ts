import { createHmac } from "node:crypto";
import type { ChatRoom } from "@touchline/contract/http/chat";
import { localeToChannel } from "@touchline/domain";
import type { Book } from "../book/book.ts";
import { type Clock, hourMs } from "../platform/clock.ts";

/** One match in one language; `locale` has the spelling of channel names. */
export interface RoomKey {
  readonly matchId: number;
  readonly locale: string;
}

/** How long before and after the start of a match its room is open, product hours. */
export interface ChatHours {
  readonly before: number;
  readonly after: number;
}

/** The part that is the same for every player. */
export type RoomTimes = Omit<ChatRoom, "author_id">;

const channelName = /^chat:([^.]+)\.(\d{1,16})$/u;
const runningStatuses: ReadonlySet<number> = new Set([1, 2]);

export function roomToChannel({ locale, matchId }: RoomKey): string {
  return `chat:${locale}.${matchId}`;
}

/** Null when the channel is not a chat room. */
export function channelToRoom(channel: string): RoomKey | null {
  const [, locale, id] = channelName.exec(channel) ?? [];
  if (locale === undefined || id === undefined || !Number.isSafeInteger(Number(id))) return null;
  return { locale, matchId: Number(id) };
}

/** When a match's room is open: during the configured hours around the start, and as long as the match runs. */
function roomTimes(
  match: { readonly id: number; readonly status: number; readonly startsAt: number },
  hours: ChatHours,
  now: number,
): RoomTimes {
  const opensAt = match.startsAt - hours.before * hourMs;
  const closesAt = match.startsAt + hours.after * hourMs;
  const isRunning = runningStatuses.has(match.status);
  return {
    match_id: match.id,
    state: isRunning || (now >= opensAt && now < closesAt) ? "open" : now < opensAt ? "not_yet" : "closed",
    opens_at: new Date(opensAt).toISOString(),
    closes_at: isRunning ? null : new Date(closesAt).toISOString(),
  };
}

/** Finds rooms. Only matches of two teams in the book have rooms, one per language of the site. */
export function createRoomFinder(options: {
  readonly book: Pick<Book, "match">;
  readonly clock: Clock;
  readonly locales: readonly string[];
  readonly hours: ChatHours;
}): (room: RoomKey) => RoomTimes | null {
  const { book, clock, hours } = options;
  const localeByChannel = new Map(options.locales.map((locale) => [localeToChannel(locale), locale]));
  return (room) => {
    const locale = localeByChannel.get(room.locale);
    const match = locale === undefined ? null : book.match(locale, room.matchId);
    if (match === null || match.competitors === null) return null;
    return roomTimes({ id: match.id, status: match.status, startsAt: Date.parse(match.start_time) }, hours, clock.now());
  };
}

/** The name that other players see: stable across rooms and restarts, and not reversible to the player's id. */
export type PseudonymOf = (playerId: string) => string;

const nameBytes = 16;

/** Derives names from a server secret; another secret gives other names. */
export function createPseudonyms(secret: string): PseudonymOf {
  return (playerId) => {
    const mark = createHmac("sha256", secret).update(`pseudonym of a player\n${playerId}`).digest();
    return `p_${mark.subarray(0, nameBytes).toString("base64url")}`;
  };
}
