import type { MarketsChanged, MatchChanged, MatchStatusChanged } from "@touchline/contract/channels/events";
import type { Market as WireMarket } from "@touchline/contract/entities/market";
import type { Match as WireMatch } from "@touchline/contract/entities/match";
import { marketKey, parseMatchStatus, type Market, type MarketRef } from "@touchline/domain";
import type { TimePort } from "../core/ports.ts";
import type { ServerClock } from "../core/server-clock.ts";
import type { AnswerMoment } from "../core/query-store.ts";
import { createKeyedSignal } from "./keyed-signal.ts";
import { createMarketIndex, linesKey, type OutcomeCell, shapeKey, wireToMarket } from "./markets.ts";
import { wireToMatch, wireToScoreboard, type Match } from "./match.ts";

/** Matches, lines and prices by id. Reads return the same object until something changes; listeners run once a frame. */
export interface EntityStore {
  match(id: string): Match | undefined;
  market(key: string): Market | undefined;
  /** The line as of the last change of its outcomes, names or state; its prices may be outdated. */
  marketShape(key: string): Market | undefined;
  outcome(key: string): OutcomeCell | undefined;
  /** Keys of a match's lines by priority. */
  marketKeys(matchId: string): readonly string[];
  subscribeMatch(id: string, listener: () => void): () => void;
  subscribeMarket(key: string, listener: () => void): () => void;
  subscribeMarketShape(key: string, listener: () => void): () => void;
  subscribeOutcome(key: string, listener: () => void): () => void;
  subscribeMarketKeys(matchId: string, listener: () => void): () => void;
  /** Stores the matches of an answer and their listed lines. */
  takeMatches(matches: readonly WireMatch[], moment: AnswerMoment): void;
  /** Stores all lines of a match and removes any others that it had. */
  takeMarkets(matchId: string, markets: readonly WireMarket[], moment: AnswerMoment): void;
  /** Applies a realtime update; lines wait for the next frame, and the latest version of each wins. */
  takeMatchChanged(data: MatchChange): void;
  takeMarketsChanged(data: MarketsChanged["data"]): void;
  takeMatchStatusChanged(data: MatchStatusChanged["data"]): void;
  /** Applies pending lines at once. */
  flush(): void;
  sweep(): void;
  /** Calls the listener once per frame in which any match or line has changed. */
  subscribeAny(listener: () => void): () => void;
}

/** The changed fields of a match; a backend may send only some. */
export type MatchChange = Pick<MatchChanged["data"], "id" | "statistics" | "incident"> &
  Partial<Pick<MatchChanged["data"], "status" | "available_markets">>;

const anyKey = "any";

function matchKey(id: string): string {
  return `match/${id}`;
}

/** Creates an empty entity store. */
export function createEntityStore({ time, clock }: { readonly time: TimePort; readonly clock: ServerClock }): EntityStore {
  const matches = new Map<string, Match>();
  const pending = new Map<string, WireMarket | MarketRef>();
  const receivedAtMs = new Map<string, number>();
  const signal = createKeyedSignal(time, applyPending);
  const touch = (key: string): void => {
    signal.touch(key);
    signal.touch(anyKey);
  };
  const index = createMarketIndex({ touch, now: clock.now });

  function applyPending(): void {
    for (const change of pending.values()) {
      if ("outcomes" in change) putLine(wireToMarket(change));
      else index.remove(change);
    }
    pending.clear();
  }

  /** Updates which lines lists show: the one sent with the match, or its first one; a ladder's column follows the most balanced line. */
  function putLine(market: Market): void {
    index.put(market);
    const match = matches.get(market.matchId);
    if (match === undefined || market.status === "notOffered") return;
    const { mainMarketId, secondaryMarketId, tertiaryMarketId } = match.league.sport;
    const column = (
      [
        ["mainMarketKey", mainMarketId],
        ["secondaryMarketKey", secondaryMarketId],
        ["tertiaryMarketKey", tertiaryMarketId],
      ] as const
    ).find(([, id]) => id === market.externalId)?.[0];
    const key = marketKey(market);
    if (column === undefined || match[column] === key || (match[column] !== null && !market.isMostBalanced)) return;
    matches.set(match.id, { ...match, [column]: key });
    touch(matchKey(match.id));
  }

  function isNewer(key: string, { askedAtMs }: AnswerMoment): boolean {
    return (receivedAtMs.get(key) ?? -Infinity) <= askedAtMs;
  }

  function takeLine(wire: WireMarket, moment: AnswerMoment): string {
    const market = wireToMarket(wire);
    const key = marketKey(market);
    if (isNewer(key, moment)) index.put(market);
    return key;
  }

  function takeMatch(wire: WireMatch, moment: AnswerMoment): void {
    const id = String(wire.id);
    if (isNewer(matchKey(id), moment) || !matches.has(id)) {
      matches.set(id, wireToMatch(wire));
      touch(matchKey(id));
    }
    for (const market of [wire.main_market, wire.secondary_market, wire.tertiary_market, ...wire.top_markets])
      if (market != null) takeLine(market, moment);
  }

  function changeMatch(id: string, change: (match: Match) => Match): void {
    receivedAtMs.set(matchKey(id), time.now());
    const old = matches.get(id);
    if (old === undefined) return;
    matches.set(id, change(old));
    touch(matchKey(id));
  }

  return {
    match: (id) => matches.get(id),
    market: (key) => index.market(key),
    marketShape: (key) => index.shape(key),
    outcome: (key) => index.cell(key),
    marketKeys: (matchId) => index.keysOf(matchId),
    subscribeMatch: (id, listener) => signal.subscribe(matchKey(id), listener),
    subscribeMarket: (key, listener) => signal.subscribe(key, listener),
    subscribeMarketShape: (key, listener) => signal.subscribe(shapeKey(key), listener),
    subscribeOutcome: (key, listener) => signal.subscribe(key, listener),
    subscribeMarketKeys: (matchId, listener) => signal.subscribe(linesKey(matchId), listener),
    subscribeAny: (listener) => signal.subscribe(anyKey, listener),
    takeMatches(list, moment) {
      applyPending();
      for (const wire of list) takeMatch(wire, moment);
    },
    takeMarkets(matchId, markets, moment) {
      applyPending();
      const kept = new Set(markets.map((wire) => takeLine(wire, moment)));
      for (const key of index.keysOf(matchId)) if (!isNewer(key, moment)) kept.add(key);
      index.keepOnly(matchId, kept);
    },
    takeMatchChanged({ id, status, statistics, available_markets }) {
      changeMatch(String(id), (match) => ({
        ...match,
        status: status === undefined ? match.status : parseMatchStatus(status),
        scoreboard: statistics === null ? match.scoreboard : wireToScoreboard(statistics),
        marketCount: available_markets ?? match.marketCount,
      }));
    },
    takeMarketsChanged({ match_id, markets, removed }) {
      const hostMs = time.now();
      for (const wire of markets) {
        const key = marketKey({ id: String(wire.id), matchId: String(wire.match_id), specifier: wire.specifier });
        pending.delete(key);
        pending.set(key, wire);
        receivedAtMs.set(key, hostMs);
      }
      for (const { id, specifier } of removed) {
        const ref: MarketRef = { id: String(id), matchId: String(match_id), specifier };
        pending.set(marketKey(ref), ref);
        receivedAtMs.set(marketKey(ref), hostMs);
      }
      if (pending.size > 0) signal.wake();
    },
    takeMatchStatusChanged({ id, status, match }) {
      applyPending();
      if (match !== null) {
        takeMatch(match, { askedAtMs: time.now() });
        receivedAtMs.set(matchKey(String(id)), time.now());
      } else changeMatch(String(id), (old) => ({ ...old, status: parseMatchStatus(status) }));
    },
    flush: applyPending,
    sweep: () => index.sweep(),
  };
}
