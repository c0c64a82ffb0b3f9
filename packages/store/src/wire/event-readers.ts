import type { RealtimePublication } from "@touchline/contract/channels/events";
import type { MatchChange } from "../catalogue/entity-store.ts";
import { bonusTypes } from "@touchline/domain";
import { readBet, readOffer } from "./bet-readers.ts";
import { unknownTime } from "./bet-selection-reader.ts";
import {
  fieldsOf,
  type ReadContext,
  type Reader,
  orWithout,
  readId,
  readRows,
  requireOwnId,
  readOneOf,
  readText,
  readTime,
  readWhole,
  requireId,
  type Row,
  Unreadable,
} from "./fields.ts";
import { readMarketOf } from "./market-readers.ts";
import { readMatch, readMatchStatus, readStatistics } from "./match-readers.ts";
import { readNotification, readUnread, notificationKinds } from "./notification-readers.ts";
import { readAccount } from "./player-readers.ts";
import { readIncident } from "./timeline-readers.ts";

/** A publication in the form that the store uses: as in the contract, or with only a part of a match or a bet. */
export type ReadPublication =
  | Exclude<RealtimePublication, { event: "match_changed" }>
  | (Omit<Event<"match_changed">, "data"> & { readonly data: MatchChange })
  | BetTouched;

/** A changed bet of which the publication contains only a part, so the lists must be refetched. */
interface BetTouched {
  readonly event: "bet_touched";
  readonly data: { readonly id: string };
}

type Data<Name extends RealtimePublication["event"]> = Extract<RealtimePublication, { event: Name }>["data"];

/** The offer of `{bet_id, cashout}`, `{bet_id, to_cashout}` or a bet. */
const readCashoutChanged: Reader<Data<"bet_cashout_changed">> = (value) => {
  const outer = fieldsOf(value);
  const row = outer["bet"] === undefined ? outer : fieldsOf(outer["bet"]);
  const betId = requireId<string>(row["bet_id"] ?? row["id"], "cash-out", "bet_id");
  const none = { status: "unavailable", value: null, at: unknownTime } as const;
  return { bet_id: String(betId), cashout: readOffer(row["cashout"], row["to_cashout"]) ?? none };
};

/** A notification by its key, or with the texts of the operator (spec.md 3 "Notification"). */
const readNotificationSent: Reader<Data<"notification">> = (value, context) => {
  const row = fieldsOf(value);
  const { id, type, title, body, object_type, object_id, created_at } = readNotification(value, context);
  const betId = readText(row["bet_id"]) ?? (object_type === "bet" ? object_id : null);
  return {
    id,
    kind: readOneOf(row["kind"], notificationKinds, type),
    key: readText(row["key"]) ?? "",
    bet_id: betId,
    bet_ref: readText(row["bet_ref"]),
    created_at,
    ...(title === "" ? {} : { title, body }),
  };
};

/** Statuses of a provider that accepts bets; with any other status it accepts none. */
const activeWords: readonly unknown[] = ["active", "enabled", "up", true, 1];

const readProviderStatus: Reader<Data<"provider_status_changed">> = (value) => {
  const row = fieldsOf(value);
  const provider = readText(row["provider"]) ?? readText(row["name"]);
  if (provider === null) throw new Unreadable("provider status", "provider");
  return { provider, status: activeWords.includes(row["status"]) ? "active" : "inactive" };
};

/** The changed fields of a match; missing fields stay unchanged. */
const readMatchChanged: Reader<MatchChange> = (value, context) => {
  const outer = fieldsOf(value);
  const row = outer["match"] === undefined ? outer : fieldsOf(outer["match"]);
  const count = Array.isArray(row["available_markets"]) ? row["available_markets"].length : readWhole(row["available_markets"]);
  const status = row["status"] == null ? null : readMatchStatus(row["status"]);
  const incident = orWithout(readIncident)(row["incident"], context);
  return {
    id: requireOwnId(row["id"] ?? row["match_id"], "match", context),
    ...(status === null ? {} : { status }),
    statistics: readStatistics(row["statistics"], status ?? 1, context),
    ...(count === null ? {} : { available_markets: count }),
    ...(incident === null ? {} : { incident }),
  };
};

/** Changed lines with all their outcomes; the match is named once for all lines or by each line. */
const readMarketsChanged: Reader<Data<"markets_changed">> = (value, context) => {
  const row = fieldsOf(value);
  const list: unknown = Array.isArray(value) ? value : (row["markets"] ?? (row["outcomes"] === undefined ? [] : [value]));
  const markets: readonly unknown[] = Array.isArray(list) ? list : [];
  const matchId = readId(row["match_id"]) ?? readId(fieldsOf(markets[0])["match_id"]) ?? readId(context.params["matchId"]);
  if (matchId === null) throw new Unreadable("market", "match_id");
  const urn = readText(row["match_urn_id"]);
  return {
    match_id: matchId,
    markets: readRows(markets, readMarketOf({ matchId, ...(urn === null ? {} : { matchUrnId: urn }) }), context),
    removed: readRows(
      row["removed"],
      (line) => ({ id: requireId(fieldsOf(line)["id"], "market"), specifier: readText(fieldsOf(line)["specifier"]) ?? "" }),
      context,
    ),
  };
};

/** A new status, with the whole match if the publication contains it. */
const readMatchStatusChanged: Reader<Data<"match_status_changed">> = (value, context) => {
  const row = fieldsOf(value);
  const match = fieldsOf(row["match"] ?? value);
  const isWhole = match["competitors"] !== undefined && match["tournament"] !== undefined;
  const id = requireOwnId(row["id"] ?? row["match_id"] ?? match["id"], "match", context);
  return { id, status: readMatchStatus(row["status"] ?? match["status"]), match: isWhole ? readMatch(match, context) : null };
};

/** A bet, whole or in part; the publication is the bet itself or contains it as `bet`. */
function readBetEvent(value: unknown, context: ReadContext): Pick<Event<"bet_changed">, "event" | "data"> | BetTouched {
  const row = fieldsOf(value);
  const bet = row["bet"] ?? value;
  const isWhole = Array.isArray(fieldsOf(bet)["selections"]) && fieldsOf(bet)["stake"] !== undefined;
  if (isWhole) return { event: "bet_changed", data: { bet: readBet(bet, context) } };
  return { event: "bet_touched", data: { id: String(requireId<string>(fieldsOf(bet)["id"] ?? row["bet_id"], "bet")) } };
}

type Event<Name extends RealtimePublication["event"]> = Extract<RealtimePublication, { event: Name }>;

function withTime<Read extends { readonly cashout: { readonly at: string } }>(read: Read, sentAt: number): Read {
  return read.cashout.at === unknownTime ? { ...read, cashout: { ...read.cashout, at: new Date(sentAt).toISOString() } } : read;
}

/** Reads a publication `{event, data, sent_at}` (spec.md 7 "Realtime"); null for unknown events. */
export function readPublication(value: unknown, context: ReadContext): ReadPublication | null {
  const { event, data, sent_at: sentAt } = fieldsOf(value);
  const time = readTime(sentAt);
  const sent_at = time === null ? context.readAtMs : Date.parse(time);
  const row: Row = fieldsOf(data);
  switch (event) {
    case "bet_changed": {
      const read = readBetEvent(data, context);
      return read.event === "bet_changed" ? { ...read, sent_at } : read;
    }
    case "bet_cashout_changed":
      return { event, sent_at, data: withTime(readCashoutChanged(data, context), sent_at) };
    case "notification":
      return { event, sent_at, data: readNotificationSent(data, context) };
    case "balance_changed":
      return { event, sent_at, data: readAccount(data, context) };
    case "unread_counters_changed":
      return { event, sent_at, data: readUnread(data, context) };
    case "provider_status_changed":
      return { event, sent_at, data: readProviderStatus(data, context) };
    case "bonus_issued":
      // The page refetches all bonuses, regardless of what was issued.
      return {
        event,
        sent_at,
        data: { id: readId(row["id"]) ?? 0, type: readOneOf(row["type"], [...bonusTypes, "jackpot"] as const, "freebet") },
      };
    case "tournament_pool_changed":
      return {
        event,
        sent_at,
        data: { id: readId(row["id"]) ?? 0, pool_amount: readWhole(row["pool_amount"]) ?? 0, currency: "", subunits: 1 },
      };
    case "match_changed":
      return { event, sent_at, data: readMatchChanged(data, context) };
    case "markets_changed":
      return { event, sent_at, data: readMarketsChanged(data, context) };
    case "match_status_changed":
      return { event, sent_at, data: readMatchStatusChanged(data, context) };
    default:
      return null;
  }
}
