import type { Bonus, BonusType } from "@touchline/contract/entities/bonus";
import type { FreebetType } from "@touchline/domain";
import { fieldsOf, type ReadContext, readFlag, readId, readText, readWhole, type Row } from "./fields.ts";
import { readMoney, readUnit } from "./money-fields.ts";

/** A bonus as received. Its fields may be in the part of its type, in the bonus itself, or in the player's own data. */
export interface BonusRow {
  readonly type: BonusType;
  readonly row: Row;
  readonly issued: Row;
  readonly context: ReadContext;
}

type Part = "comboboost" | "freebet" | "hunting" | "tournament" | "lootbox";
type Money = ReturnType<typeof readMoney>;

/** The kind of a freebet, with or without the prefix `freebet_` (spec.md 1). */
export function parseFreebetType(value: unknown): FreebetType | null {
  const name = readText(value)?.replace(/^freebet_/u, "");
  return name === "no_risk" || name === "all_win" || name === "only_win" ? name : null;
}

/** All fields that a part may use, with those of the part itself first. */
function fieldsOfPart({ row, issued }: BonusRow, part: Part): Row {
  return { ...row, ...fieldsOf(row["farming_stats"]), ...issued, ...fieldsOf(issued["farming_stats"]), ...fieldsOf(row[part]) };
}

function moneyIn(bonus: BonusRow, value: unknown): Money {
  const unit = readUnit(bonus.issued, bonus.context) ?? readUnit(bonus.row, bonus.context);
  return readMoney(value, unit, bonus.context);
}

function whole(value: unknown): number {
  return readWhole(value) ?? 0;
}

function wholes(value: unknown): number[] {
  return Array.isArray(value) ? value.flatMap((item: unknown) => readWhole(item) ?? []) : [];
}

/** Reads boost ranges; one without a boost is left out. */
export function readRanges(value: unknown): NonNullable<Bonus["comboboost"]>["ranges"] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((range: unknown) => {
    const { min_count: from, max_count: to, bonus_odds: odds } = fieldsOf(range);
    const boost = readWhole(odds);
    return boost === null ? [] : [{ min_count: readWhole(from) ?? 1, max_count: readWhole(to), bonus_odds: boost }];
  });
}

function readComboboost(bonus: BonusRow): Bonus["comboboost"] {
  const part = fieldsOfPart(bonus, "comboboost");
  return { ranges: readRanges(part["ranges"]), uses_count: readWhole(part["uses_count"]), only_verified: readFlag(part["only_verified"]) };
}

function readFreebet(bonus: BonusRow): Bonus["freebet"] {
  const part = fieldsOfPart(bonus, "freebet");
  return {
    type: parseFreebetType(part["type"]) ?? parseFreebetType(part["freebet_type"]) ?? parseFreebetType(bonus.row["type"]) ?? "all_win",
    selection_count_from: readWhole(part["selection_count_from"]) ?? 1,
    selection_count_to: readWhole(part["selection_count_to"]),
    boost_data: wholes(part["boost_data"]),
    boost_multiplier: readWhole(part["boost_multiplier"]) ?? 1000,
    boost_required: readFlag(part["boost_required"]),
    boost_place: readWhole(part["boost_place"]),
  };
}

function readHunting(bonus: BonusRow): Bonus["hunting"] {
  const part = fieldsOfPart(bonus, "hunting");
  const points = whole(part["points"]);
  const ranges = Array.isArray(part["farming_ranges"]) ? part["farming_ranges"] : [];
  return {
    farming_freebet_type: parseFreebetType(part["farming_freebet_type"]) ?? "all_win",
    farming_ranges: ranges.flatMap((range: unknown) => {
      const at = readWhole(fieldsOf(range)["points"]);
      return at === null ? [] : [{ points: at, share: whole(fieldsOf(range)["share"]) }];
    }),
    max_amount: moneyIn(bonus, part["max_amount"]),
    farm_once_per_event: readFlag(part["farm_once_per_event"]),
    show_in_promotion: part["show_in_promotion"] !== false,
    farmed_event_ids: Array.isArray(part["farmed_event_ids"]) ? part["farmed_event_ids"].flatMap((id: unknown) => readId(id) ?? []) : [],
    used_in_bets: Array.isArray(part["used_in_bets"]) ? part["used_in_bets"].length : whole(part["used_in_bets"]),
    avg_stake: moneyIn(bonus, part["avg_stake"]),
    bets_count: whole(part["bets_count"]),
    points,
    available_points: whole(part["available_points"]),
    potential_points: readWhole(part["potential_points"]) ?? points,
    potential_freebet_amount: moneyIn(bonus, part["potential_freebet_amount"]),
  };
}

/** The pool of a tournament; null without its size. */
function readPool(bonus: BonusRow): Bonus["tournament"] {
  const part = fieldsOfPart(bonus, "tournament");
  const initial = moneyIn(bonus, part["initial_pool"]);
  const pool = moneyIn(bonus, part["pool_amount"]) ?? initial;
  if (pool === null) return null;
  return {
    initial_pool: initial ?? pool,
    pool_amount: pool,
    contribution: whole(part["contribution"]),
    shares: wholes(part["shares"]),
    position: readWhole(part["position"]),
    players: whole(part["players"]),
  };
}

/** A lootbox; null without the amount that it pays. */
function readLootbox(bonus: BonusRow): Bonus["lootbox"] {
  const part = fieldsOfPart(bonus, "lootbox");
  const amount =
    moneyIn(bonus, part["freebet_amount"]) ?? moneyIn(bonus, part["potential_freebet_amount"]) ?? moneyIn(bonus, part["amount"]);
  if (amount === null) return null;
  const { count, possible, needed } = fieldsOf(part["progress_bar"]);
  const counted = readWhole(count) ?? readWhole(part["progress_count"]) ?? whole(part["bets_count"]);
  const waiting = Array.isArray(part["freebets_to_boost"]) ? part["freebets_to_boost"] : [];
  return {
    progress_bar: {
      count: counted,
      possible: readWhole(possible) ?? readWhole(part["possible_progress_count"]) ?? counted,
      needed: readWhole(needed) ?? counted,
    },
    freebet_amount: amount,
    freebet_type: parseFreebetType(part["freebet_type"]) ?? parseFreebetType(part["farming_freebet_type"]) ?? "all_win",
    boost_data: wholes(part["boost_data"]),
    freebets_to_boost: waiting.flatMap((item: unknown) => readId(item) ?? readId(fieldsOf(item)["id"]) ?? []),
  };
}

/** The part of a bonus's type, from a field of that name or from the bonus itself (spec.md 3). */
export function readParts(bonus: BonusRow): Pick<Bonus, Part> {
  const { type } = bonus;
  const isFarming = type === "hunting" || type === "tournament";
  return {
    comboboost: type === "comboboost" ? readComboboost(bonus) : null,
    freebet: type === "freebet" ? readFreebet(bonus) : null,
    hunting: isFarming ? readHunting(bonus) : null,
    tournament: type === "tournament" ? readPool(bonus) : null,
    lootbox: type === "lootbox" ? readLootbox(bonus) : null,
  };
}
