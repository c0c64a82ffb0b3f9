import type { ChatRoom } from "@touchline/contract/http/chat";
import { localeToChannel } from "@touchline/domain";
import type { Book } from "../book/book.ts";
import type { Clock } from "../platform/clock.ts";

/** One match in one language; `locale` is written as channels write it. */
export interface RoomKey {
  readonly matchId: number;
  readonly locale: string;
}

/** Product hours around the start of a match in which its room takes messages. */
export interface ChatHours {
  readonly before: number;
  readonly after: number;
}

/** What is the same for everybody. */
export type RoomTimes = Omit<ChatRoom, "author_id">;

const channelName = /^chat:([^.]+)\.(\d{1,16})$/u;
const hourMs = 3_600_000;
const runningStatuses: ReadonlySet<number> = new Set([1, 2]);

/** The channel of a room. */
export function roomToChannel({ locale, matchId }: RoomKey): string {
  return `chat:${locale}.${matchId}`;
}

/** The room that a channel's name means; null when it means none. */
export function channelToRoom(channel: string): RoomKey | null {
  const [, locale, id] = channelName.exec(channel) ?? [];
  if (locale === undefined || id === undefined || !Number.isSafeInteger(Number(id))) return null;
  return { locale, matchId: Number(id) };
}

/** When a match's room takes messages: around its start by the hours, and as long as the match runs. */
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

/** Finds rooms: only languages that the site speaks and matches of two sides that the book knows have one. */
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
