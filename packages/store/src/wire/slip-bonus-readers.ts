import type { FreebetAmb, LeaderboardEntry, SlipBonus } from "@touchline/contract/entities/bonus";
import { freebetStake, moneyToWire, wireToMoney } from "@touchline/domain";
import { bonusEndpoints } from "../bets/bonus-endpoints.data.ts";
import { parseFreebetType, readRanges } from "./bonus-parts.ts";
import { readBonusType, readCondition } from "./bonus-readers.ts";
import {
  fieldsOf,
  listOf,
  type ReadContext,
  type Reader,
  readFlag,
  readRows,
  reads,
  readText,
  readTime,
  readWhole,
  requireFields,
  requireId,
  requireOwnId,
  type Row,
  Unreadable,
} from "./fields.ts";
import { readMoney, readUnit } from "./money-fields.ts";

/** Maximum number of selections of a bet. */
const maxSelections = 50;

/** Positions of the selections that count. If the reply does not name them, all count once a range is reached, else none. */
function readSuitable(row: Row, range: number | null): number[] {
  const stated = row["suitable_selections"] ?? row["suitableSelections"];
  if (Array.isArray(stated)) return stated.flatMap((position: unknown) => readWhole(position) ?? []);
  return range === null ? [] : Array.from({ length: maxSelections }, (_, position) => position);
}

/** The freebet's kind and stake: stated, or its amount times its boost. */
function readSlipFreebet(row: Row, context: ReadContext): SlipBonus["freebet"] {
  const part = { ...row, ...fieldsOf(row["issued"]), ...fieldsOf(row["freebet"]) };
  const unit = readUnit(part, context);
  const stake = readMoney(part["stake"] ?? part["freebet_stake"], unit, context);
  const amount = readMoney(part["amount"], unit, context);
  const boosted = amount === null ? null : moneyToWire(freebetStake(wireToMoney(amount), readWhole(part["boost_multiplier"]) ?? 1000));
  const whole = stake ?? boosted;
  const type = parseFreebetType(part["type"]) ?? parseFreebetType(part["freebet_type"]) ?? parseFreebetType(row["type"]) ?? "all_win";
  return whole === null ? null : { type, stake: whole };
}

function readPoints(row: Row): SlipBonus["points"] {
  const nested = fieldsOf(row["points"]);
  const stats = { ...row, ...fieldsOf(row["farming_stats"]) };
  const now = readWhole(nested["now"]) ?? readWhole(stats["points"]);
  if (now === null) return null;
  const potential = readWhole(stats["potential_points"] ?? stats["potentialPoints"]);
  return {
    now,
    earned: readWhole(nested["earned"]) ?? (potential === null ? 0 : Math.max(0, potential - now)),
    next: readWhole(nested["next"]),
  };
}

/** Reads a bonus that a bet on the slip can use; a freebet without a stake cannot be used. */
function readSlipBonusOf(kind: string | null): Reader<SlipBonus> {
  return (value, context) => {
    const row = requireFields(value, "bonus");
    const type = readBonusType(row, kind);
    if (type === null) throw new Unreadable("bonus", "type");
    const part = fieldsOf(row[type]);
    const ranges = readRanges(row["ranges"] ?? part["ranges"]);
    const selected = readWhole(row["selected_range"] ?? row["activeRangeIndex"]);
    const range = selected !== null && selected >= 0 && selected < ranges.length ? selected : null;
    const freebet = type === "freebet" ? readSlipFreebet(row, context) : null;
    if (type === "freebet" && freebet === null) throw new Unreadable("freebet", "amount");
    const { count, needed } = fieldsOf(row["progress"] ?? row["progress_bar"]);
    const [counted, wanted] = [readWhole(count), readWhole(needed)];
    return {
      id: requireOwnId(row["id"] ?? row["bonusId"], "bonus", context),
      type,
      name: readText(row["name"]) ?? "",
      min_odds: readWhole(row["min_odds"] ?? part["min_odds"]),
      selected_range: range,
      ranges,
      bonus_odds: readWhole(row["bonus_odds"]) ?? (range === null ? null : ranges[range]?.bonus_odds) ?? 1000,
      suitable_selections: readSuitable(row, range),
      event_conditions: readRows(row["event_conditions"], readCondition, context),
      freebet,
      points: readPoints(row),
      progress: counted === null || wanted === null ? null : { count: counted, needed: wanted },
    };
  };
}

/** The bonuses of one bet as a list, or one or more by type. */
function readOffered(value: unknown, context: ReadContext): SlipBonus[] {
  if (Array.isArray(value)) return readRows(value, readSlipBonusOf(null), context);
  return Object.entries(fieldsOf(value)).flatMap(([kind, one]) => {
    const type = readBonusType({}, kind) ?? readBonusType({ type: kind }, null);
    return type === null ? [] : readRows(Array.isArray(one) ? one : [one], readSlipBonusOf(`${kind}s`), context);
  });
}

const readBetBonuses: Reader<{ available: SlipBonus[]; upcoming: SlipBonus[] }> = (value, context) => {
  if (Array.isArray(value)) return { available: readOffered(value, context), upcoming: [] };
  const row = fieldsOf(value);
  const available = row["available"] ?? row["available_bonuses"] ?? row["availableBonuses"] ?? row["bonuses"];
  const upcoming = row["upcoming"] ?? row["upcoming_bonuses"] ?? row["upcomingBonuses"];
  return { available: readOffered(available, context), upcoming: readOffered(upcoming, context) };
};

/** One answer for each bet, by index; a bet without bonuses keeps its index. */
function readByBet<Item>(read: Reader<Item>): Reader<{ data: Item[] }> {
  return (value, context) => {
    const row = fieldsOf(value);
    const list = Array.isArray(value) ? value : (row["data"] ?? row["bets"]);
    return { data: Array.isArray(list) ? list.map((item: unknown) => read(item, context)) : [] };
  };
}

const readEntry: Reader<LeaderboardEntry> = (value, context) => {
  const row = requireFields(value, "leaderboard entry");
  const position = readWhole(row["position"]);
  if (position === null) throw new Unreadable("leaderboard entry", "position");
  const money = readMoney(row["farmed_amount"], readUnit(row, context), context);
  return {
    position,
    current_user: readFlag(row["current_user"]),
    email: readText(row["email"]) ?? "",
    points: readWhole(row["points"]) ?? 0,
    farmed_amount: money?.value ?? readWhole(row["farmed_amount"]) ?? 0,
    currency_code: money?.currency ?? readText(row["currency_code"]) ?? "EUR",
    subunits: money?.subunits ?? context.subunits(readText(row["currency_code"]) ?? "EUR"),
    farmed_freebets_count: readWhole(row["farmed_freebets_count"]) ?? 0,
  };
};

const readAmb: Reader<FreebetAmb> = (value, context) => {
  const row = requireFields(value, "freebet progress");
  const unit = readUnit(row, context);
  const ranges = readRows(
    row["amb_ranges"],
    (range) => {
      const {
        number_of_bets: bets,
        number_of_freebets: freebets,
        issued_bonus_amount: amount,
        ...rest
      } = requireFields(range, "amb range");
      const issued = readMoney(amount, readUnit(rest, context) ?? unit, context);
      const needed = readWhole(bets);
      if (issued === null || needed === null) throw new Unreadable("amb range", "number_of_bets or issued_bonus_amount");
      return { number_of_bets: needed, number_of_freebets: readWhole(freebets) ?? 1, issued_bonus_amount: issued };
    },
    context,
  );
  const [first] = ranges;
  if (first === undefined) throw new Unreadable("freebet progress", "amb_ranges");
  const { currency, subunits } = first.issued_bonus_amount;
  const count = readWhole(row["progress_count"]) ?? 0;
  const name = readText(row["name"]) ?? "";
  return {
    id: requireId(row["id"] ?? name, "freebet progress"),
    name,
    type: parseFreebetType(row["type"]) ?? "all_win",
    progress_count: count,
    possible_progress_count: readWhole(row["possible_progress_count"]) ?? count,
    min_stake: readMoney(row["min_stake"], unit ?? { currency, subunits }, context) ?? { value: 0, currency, subunits },
    min_odds: readWhole(row["min_odds"]),
    issue_to: readTime(row["issue_to"]) ?? "",
    amb_ranges: ranges,
  };
};

/** Reply readers for the calls about bonuses of the slip, progress and leaderboards. */
export const slipBonusReaders = [
  reads(bonusEndpoints.forSlip, readByBet(readBetBonuses)),
  reads(bonusEndpoints.rating, listOf(readEntry)),
  reads(bonusEndpoints.amb, listOf(readAmb)),
  reads(bonusEndpoints.ambForSlip, listOf(readAmb)),
];
