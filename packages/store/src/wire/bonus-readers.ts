import type { BetBonus, Bonus, BonusType, EventCondition, IssuedBonus } from "@touchline/contract/entities/bonus";
import type { BonusTerm } from "@touchline/contract/http/bonuses";
import { bonusTypes, parseBonusState } from "@touchline/domain";
import { bonusEndpoints } from "../bets/bonus-endpoints.data.ts";
import { type BonusRow, parseFreebetType, readParts } from "./bonus-parts.ts";
import {
  fieldsOf,
  listOf,
  pageOf,
  type ReadContext,
  type Reader,
  readFlag,
  readId,
  readOneOf,
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
  readPicture,
} from "./fields.ts";
import { readMoney, readUnit } from "./money-fields.ts";

const typeByKind: Readonly<Record<string, BonusType>> = {
  comboboosts: "comboboost",
  freebets: "freebet",
  huntings: "hunting",
  lootboxes: "lootbox",
  tournaments: "tournament",
};

/** Fields that only bonuses of one type have. */
const tellingFields: readonly (readonly [field: string, type: BonusType])[] = [
  ["freebets_to_boost", "lootbox"],
  ["progress_bar", "lootbox"],
  ["initial_pool", "tournament"],
  ["farming_freebet_type", "hunting"],
  ["farm_once_per_event", "hunting"],
  ["ranges", "comboboost"],
  ["boost_multiplier", "freebet"],
];

/** The type of a bonus: as named, else from a kind of freebet, the type of the list, or a field that only one type has. */
export function readBonusType(row: Row, kind: unknown): BonusType | null {
  const named = readText(row["bonus_type"]) ?? readText(row["type"]);
  if (parseFreebetType(named) !== null) return "freebet";
  const known = bonusTypes.find((type) => type === named) ?? typeByKind[named ?? ""] ?? typeByKind[readText(kind) ?? ""];
  if (known !== undefined) return known;
  return (
    bonusTypes.find((type) => type !== "hunting" && row[type] != null) ??
    (row["hunting"] == null ? undefined : "hunting") ??
    tellingFields.find(([field]) => row[field] !== undefined)?.[1] ??
    null
  );
}

/** The bonus of a placed bet. */
export const readBetBonus: Reader<BetBonus> = (value) => {
  const row = requireFields(value, "bonus");
  const type = readBonusType(row, null);
  if (type === null) throw new Unreadable("bonus", "type");
  const freebet = parseFreebetType(row["freebet_type"]) ?? parseFreebetType(row["type"]);
  return {
    id: requireId(row["id"], "bonus"),
    type,
    name: readText(row["name"]) ?? "",
    odds: readWhole(row["odds"]) ?? readWhole(row["bonus_odds"]) ?? 1000,
    // The kind that pays the least.
    freebet_type: type === "freebet" ? (freebet ?? "only_win") : null,
  };
};

function readNamed(value: unknown): EventCondition["event"] {
  const row = fieldsOf(value);
  const id = readId(row["id"]) ?? readId(value);
  return id === null ? null : { id, name: readText(row["name"]) ?? String(id) };
}

/** Reads the events that count for a bonus; a condition without any known part would match every event. */
export const readCondition: Reader<EventCondition> = (value) => {
  const row = requireFields(value, "event condition");
  const sport = fieldsOf(row["sport"]);
  const key = readText(sport["key"]) ?? readText(row["sport"]) ?? readText(row["sport_key"]);
  return {
    sport_type: readText(row["sport_type"]),
    sport: key === null ? null : { key, name: readText(sport["name"]) ?? key },
    category: readNamed(row["category"]),
    tournament: readNamed(row["tournament"]),
    event: readNamed(row["event"]),
  };
};

const readTask: Reader<Bonus["tasks"][number]> = (value) => {
  const row = requireFields(value, "bonus task");
  return {
    id: requireId<string>(row["id"], "bonus task"),
    disabled: readFlag(row["disabled"]),
    completed_count: readWhole(row["completed_count"] ?? row["completedCount"]) ?? 0,
    suitable_count: readWhole(row["suitable_count"] ?? row["suitableCount"]) ?? 0,
  };
};

/** The player's own data; null when the bonus is not the player's. */
function readIssued(bonus: BonusRow, validTo: string): IssuedBonus | null {
  const { row, issued, context } = bonus;
  if (Object.keys(issued).length === 0) return null;
  const state = parseBonusState(issued["computed_status"] ?? issued["status"] ?? row["computed_status"] ?? row["user_status"]);
  const at = readTime(issued["issued_at"]) ?? readTime(issued["created_at"]) ?? readTime(issued["activated_at"]);
  return {
    seen: readFlag(issued["seen"]),
    computed_status: state,
    issued_at: at ?? validTo,
    activated_at: readTime(issued["activated_at"]),
    expired_at: readTime(issued["expired_at"]),
    is_active: readFlag(issued["is_active"]) || state === "active",
    times_used: readWhole(issued["times_used"]) ?? 0,
    amount: readMoney(issued["amount"], readUnit(issued, context), context),
  };
}

/** The data of `issued`, which some backends send in the bonus itself. */
function issuedRow(row: Row): Row {
  if (row["issued"] != null) return fieldsOf(row["issued"]);
  if (row["issued_data"] != null) return fieldsOf(row["issued_data"]);
  const names = ["seen", "computed_status", "activated_at", "expired_at", "is_active", "times_used", "amount", "currency", "subunits"];
  const flat = Object.fromEntries(names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])));
  return "activated_at" in flat || "times_used" in flat || "seen" in flat ? flat : {};
}

/** The state for the player. A bonus that was not issued cannot be used yet, except a boost, which need not be issued. */
function readState({ row, type }: BonusRow, issued: IssuedBonus | null): Bonus["user_status"] {
  const stated = parseBonusState(row["user_status"] ?? row["computed_status"]);
  if (stated !== "unknown") return stated;
  const own = parseBonusState(row["status"]);
  if (issued === null) return own === "unknown" || (own === "active" && type !== "comboboost") ? "not_available" : own;
  return issued.computed_status === "unknown" && issued.is_active ? "active" : issued.computed_status;
}

function readBanners(value: unknown, context: ReadContext): Bonus["banners"] {
  const { desktop, mobile } = fieldsOf(value);
  const urlOf = (image: unknown): string | null =>
    readPicture(readText(image) ?? fieldsOf(image)["url"] ?? fieldsOf(image)["src"], context);
  return { desktop: urlOf(desktop), mobile: urlOf(mobile) };
}

/** The end of a bonus without one: far in the future, so that a missing end does not close the bonus. */
const noEnd = "2999-12-31T00:00:00.000Z";
const noBeginning = new Date(0).toISOString();

/** Reads a bonus with its part nested or flat (spec.md 3); it needs an id and a type. */
const readBonus: Reader<Bonus> = (value, context) => {
  const row = requireFields(value, "bonus");
  const id = requireOwnId(row["id"], "bonus", context);
  const type = readBonusType(row, context.params["kind"]);
  if (type === null) throw new Unreadable("bonus", "type");
  const part = { ...fieldsOf(row["hunting"]), ...fieldsOf(row[type]) };
  const bonus: BonusRow = { type, row, issued: issuedRow(row), context };
  const validTo = readTime(row["valid_to"]) ?? readTime(bonus.issued["expired_at"]) ?? noEnd;
  const issued = readIssued(bonus, validTo);
  const field = (name: string): unknown => row[name] ?? part[name];
  return {
    id,
    type,
    name: readText(row["name"]) ?? "",
    status: row["status"] === "deactivated" ? "deactivated" : "active",
    user_status: readState(bonus, issued),
    country_codes: Array.isArray(row["country_codes"]) ? row["country_codes"].flatMap((code: unknown) => readText(code) ?? []) : [],
    event_conditions: readRows(row["event_conditions"], readCondition, context),
    trigger_key: readText(row["trigger_key"]) ?? readText(part["trigger_key"]) ?? "once",
    min_odds: readWhole(field("min_odds")),
    max_odds: readWhole(field("max_odds")),
    match_status: readOneOf(field("match_status"), ["live", "not_started"] as const, null),
    min_stake: readMoney(field("min_stake"), readUnit(row, context) ?? readUnit(bonus.issued, context), context),
    valid_from: readTime(row["valid_from"]) ?? readTime(row["created_at"]) ?? noBeginning,
    valid_to: validTo,
    banners: readBanners(row["banners"], context),
    issued,
    tasks: readRows(row["tasks"], readTask, context),
    ...readParts(bonus),
  };
};

/** Bonuses in one list, or in one list for each type. */
const readBonuses: Reader<{ data: Bonus[] }> = (value, context) => {
  const body = Array.isArray(value) ? value : (fieldsOf(value)["data"] ?? value);
  if (Array.isArray(body)) return listOf(readBonus)(body, context);
  const byKind = Object.entries(fieldsOf(body)).flatMap(([kind, list]) => {
    const own: ReadContext = { ...context, params: { ...context.params, kind: kind in typeByKind ? kind : `${kind}s` } };
    return readRows(list, readBonus, own);
  });
  return { data: byKind };
};

/** A term by its key, or as a sentence of the backend. */
const readTerm: Reader<BonusTerm> = (value) => {
  const row = fieldsOf(value);
  const key = readText(row["key"]);
  if (key === null) {
    const text = readText(value) ?? readText(row["text"]) ?? readText(row["description"]) ?? readText(row["name"]);
    if (text === null) throw new Unreadable("bonus term", "key or text");
    return { key: "text", values: { text } };
  }
  const values = Object.entries(fieldsOf(row["values"])).flatMap(([name, one]) => {
    const known = readWhole(one) ?? readText(one);
    return known === null ? [] : [[name, known] as const];
  });
  return { key, values: Object.fromEntries(values) };
};

/** Terms in `data` or `terms`, a bare list, or one text. */
const readTerms: Reader<{ data: BonusTerm[] }> = (value, context) => {
  const row = fieldsOf(value);
  const terms = row["terms"] ?? row["data"] ?? value;
  return listOf(readTerm)(Array.isArray(terms) ? terms : [terms], context);
};

const readOwnBonus: Reader<Bonus> = (value, context) => readBonus(fieldsOf(value)["bonus"] ?? fieldsOf(value)["data"] ?? value, context);

/** Reply readers for the calls about bonuses. */
export const bonusReaders = [
  reads(bonusEndpoints.list, readBonuses),
  reads(bonusEndpoints.listOfKind, pageOf(readBonus)),
  reads(bonusEndpoints.get, readOwnBonus),
  reads(bonusEndpoints.terms, readTerms),
  reads(bonusEndpoints.activate, readOwnBonus),
  reads(bonusEndpoints.redeem, readOwnBonus),
  reads(bonusEndpoints.boost, (value, context) => {
    const chests = fieldsOf(value)["chests"];
    return {
      bonus: readOwnBonus(value, context),
      chests: Array.isArray(chests) ? chests.flatMap((chest: unknown) => readWhole(chest) ?? []) : [],
    };
  }),
  reads(bonusEndpoints.markSeen, (value) => ({ marked: readWhole(fieldsOf(value)["marked"]) ?? 0 })),
];
