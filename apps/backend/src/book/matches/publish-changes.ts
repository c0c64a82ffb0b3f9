import type { RealtimePublication } from "@touchline/contract/channels/events";
import { localeToChannel } from "@touchline/domain";
import { type LineState, type MatchChange, type MatchState, type ScriptEvent, wireStatusOf } from "@touchline/feed";
import type { RealtimePublisher } from "../../platform/realtime-publisher.ts";
import type { BookContext } from "../book-context.ts";
import type { FeedProvider } from "../feed-providers.ts";
import { encodeMarket } from "../lines/encode-market.ts";
import { typeToMarketId } from "../lines/line-ids.ts";
import type { MatchReader } from "./match-reader.ts";

/** Publishes changes to their subscribers by locale; changes without subscribers are not encoded. */
export interface ChangePublisher {
  publish(change: MatchChange): void;
  /** Publishes delayed scoreboards; call it about four times a second. */
  flush(): void;
  providerStatus(provider: FeedProvider, isActive: boolean): void;
  /** Whether anybody is subscribed to all lines of the match. */
  isFollowed(match: MatchState): boolean;
}

export interface PublisherParts {
  readonly publisher: RealtimePublisher;
  readonly reader: MatchReader;
  readonly locales: readonly string[];
}

const publicEveryMs = 1_000;
/** How long the list of followed matches is reused: the engine checks thousands of matches a second. */
const followedForMs = 500;

export function createChangePublisher(context: BookContext, { publisher, reader, locales }: PublisherParts): ChangePublisher {
  const publicAtByMatch = new Map<MatchState, number>();
  const heldBack = new Set<MatchState>();
  const announcedCounts = new WeakMap<MatchState, number>();
  const channelLocales = new Map(locales.map((locale) => [locale, localeToChannel(locale)]));
  const matchChannel = (locale: string, match: MatchState) => `match:${channelLocales.get(locale)}.${match.fixture.id}`;
  const publicChannel = (locale: string) => `public:${channelLocales.get(locale)}`;
  let followed: ReadonlySet<number> = new Set();
  let followedAt = Number.NEGATIVE_INFINITY;

  function send(channel: string, publication: RealtimePublication): void {
    void publisher.publish(channel, publication);
  }

  function matchChanged(locale: string, match: MatchState, event?: ScriptEvent): RealtimePublication {
    return {
      event: "match_changed",
      sent_at: Date.now(),
      data: {
        id: match.fixture.id,
        status: wireStatusOf(match),
        statistics: reader.statistics(locale, match),
        available_markets: match.availableMarkets,
        ...(event === undefined ? {} : { incident: reader.incident(locale, match, event) }),
      },
    };
  }

  function marketsChanged(locale: string, match: MatchState, lines: readonly LineState[]): RealtimePublication {
    const names = context.namesOf(locale);
    const removed = lines.filter((line) => line.status === 0);
    return {
      event: "markets_changed",
      sent_at: Date.now(),
      data: {
        match_id: match.fixture.id,
        markets: lines.map((line) => encodeMarket(names, match, line)),
        removed: removed.map((line) => ({ id: typeToMarketId(line.typeId), specifier: line.specifier })),
      },
    };
  }

  function statusChanged(locale: string, match: MatchState): RealtimePublication {
    const status = wireStatusOf(match);
    return {
      event: "match_status_changed",
      sent_at: Date.now(),
      data: { id: match.fixture.id, status, match: status === 1 ? reader.read(locale, match) : null },
    };
  }

  function publishToMatch(locale: string, change: MatchChange): void {
    const { match } = change;
    const channel = matchChannel(locale, match);
    if (!publisher.hasInterest(channel)) return;
    if (change.hasNewStatus) send(channel, statusChanged(locale, match));
    for (const event of change.incidents) send(channel, matchChanged(locale, match, event));
    if (change.hasNewScoreboard && change.incidents.length === 0) send(channel, matchChanged(locale, match));
    if (change.lines.size > 0) send(channel, marketsChanged(locale, match, [...change.lines]));
  }

  function publishToPublic(locale: string, change: MatchChange): void {
    const channel = publicChannel(locale);
    if (!publisher.hasInterest(channel)) return;
    if (change.hasNewStatus) send(channel, statusChanged(locale, change.match));
    if (change.columnLines.length === 0) return;
    send(channel, marketsChanged(locale, change.match, change.columnLines));
    // For a match in play, the number of markets is published with the scoreboard.
    if (change.match.phase === "prematch" && hasNewCount(change.match)) send(channel, matchChanged(locale, change.match));
  }

  const hasNewCount = (match: MatchState): boolean => announcedCounts.get(match) !== match.availableMarkets;

  function publishScoreboard(match: MatchState): void {
    publicAtByMatch.set(match, performance.now());
    for (const locale of locales) {
      if (publisher.hasInterest(publicChannel(locale))) send(publicChannel(locale), matchChanged(locale, match));
    }
  }

  function isTooSoon(match: MatchState): boolean {
    return performance.now() - (publicAtByMatch.get(match) ?? -publicEveryMs) < publicEveryMs;
  }

  /** Ids of the matches with subscribers in any language; null if the publisher cannot list them. */
  function followedMatches(): ReadonlySet<number> | null {
    const channels = publisher.channelsWithInterest;
    if (channels === undefined) return null;
    if (performance.now() - followedAt > followedForMs) {
      followedAt = performance.now();
      followed = new Set(channels().flatMap((channel) => (channel.startsWith("match:") ? Number(channel.split(".").at(-1)) : [])));
    }
    return followed;
  }

  return {
    publish(change) {
      for (const locale of locales) {
        publishToMatch(locale, change);
        publishToPublic(locale, change);
      }
      if (change.columnLines.length > 0) announcedCounts.set(change.match, change.match.availableMarkets);
      if (change.hasNewScoreboard) heldBack.add(change.match);
    },
    flush() {
      for (const match of heldBack) {
        if (isTooSoon(match)) continue;
        heldBack.delete(match);
        publishScoreboard(match);
        if (match.phase === "ended" || match.phase === "void") publicAtByMatch.delete(match);
      }
    },
    providerStatus(provider, isActive) {
      for (const locale of locales) {
        if (!publisher.hasInterest(publicChannel(locale))) continue;
        send(publicChannel(locale), {
          event: "provider_status_changed",
          sent_at: Date.now(),
          data: { provider, status: isActive ? "active" : "inactive" },
        });
      }
    },
    isFollowed: (match) =>
      followedMatches()?.has(match.fixture.id) ?? locales.some((locale) => publisher.hasInterest(matchChannel(locale, match))),
  };
}
