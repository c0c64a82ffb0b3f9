import type { Jurisdiction, Limit, LimitType, RealityCheck, SaferGambling, SessionFacts } from "@touchline/contract/http/limits";
import { saferGamblingEndpoints } from "../player/safer-gambling.ts";
import {
  fieldsOf,
  listOf,
  orWithout,
  type Reader,
  readFlag,
  readId,
  readOneOf,
  reads,
  readText,
  readTime,
  readWhole,
  requireFields,
  type Row,
  Unreadable,
} from "./fields.ts";
import { readMinor, readMoney, readUnit } from "./money-fields.ts";

const types = [
  "activity",
  "sportsbook_session",
  "session",
  "bet",
  "time",
  "loss",
  "wager",
  "deposit",
  "reality_check",
  "selfexclusion",
  "coolingoff",
] as const satisfies readonly LimitType[];
const statuses = ["active", "confirmed", "confirmed_disabled", "unconfirmed_disabled", "unconfirmed", "disabled"] as const;
const inForce: readonly Limit["status"][] = ["active", "confirmed", "unconfirmed_disabled"];
const noTime = new Date(0).toISOString();

/** Reads a limit; it needs a type, which replaces a missing id. */
const readLimit: Reader<Limit> = (value, context) => {
  const row = requireFields(value, "limit");
  const type = readOneOf(row["type"], types, null);
  if (type === null) throw new Unreadable("limit", "type");
  const status = readOneOf(row["status"], statuses, "active");
  const money = readMoney(row["amount"], readUnit(row, context), context);
  return {
    id: readId<string>(row["id"]) ?? type,
    type,
    status,
    is_in_force: row["is_in_force"] === undefined ? inForce.includes(status) : readFlag(row["is_in_force"]),
    amount: money?.value ?? readMinor(row["amount"]),
    currency: money?.currency ?? null,
    subunits: money?.subunits ?? null,
    period: readOneOf(row["period"], ["day", "week", "month"] as const, null),
    used: readMinor(row["used"]),
    effective_at: readTime(row["effective_at"]),
    ends_at: readTime(row["ends_at"]),
    created_at: readTime(row["created_at"]) ?? noTime,
  };
};

function readTypes(value: unknown): LimitType[] {
  return Array.isArray(value) ? value.flatMap((type: unknown) => readOneOf(type, types, null) ?? []) : [];
}

function readDays(value: unknown): number[] {
  return Array.isArray(value) ? value.flatMap((days: unknown) => readWhole(days) ?? []) : [];
}

function readJurisdiction(row: Row): Jurisdiction {
  const help = Array.isArray(row["help"]) ? row["help"].map(fieldsOf) : [];
  return {
    key: readText(row["key"]) ?? "default",
    minimum_age: readWhole(row["minimum_age"]) ?? 18,
    compulsory: readTypes(row["compulsory"]),
    suggested: readTypes(row["suggested"]),
    increase_delay_hours: readWhole(row["increase_delay_hours"]) ?? 24,
    exclusion_days: readDays(row["exclusion_days"]),
    has_lasting_exclusion: readFlag(row["has_lasting_exclusion"]),
    break_days: readDays(row["break_days"]),
    reality_check_minutes: readDays(row["reality_check_minutes"]),
    has_in_play_notice: readFlag(row["has_in_play_notice"]),
    help: help.flatMap((one) => {
      const url = readText(one["url"]);
      return url === null ? [] : [{ name: readText(one["name"]) ?? url, url, phone: readText(one["phone"]) }];
    }),
  };
}

/** Reads the figures of a session; those that are left out are zero. */
const readFacts: Reader<SessionFacts> = (value, context) => {
  const row = fieldsOf(value);
  const unit = readUnit(row, context) ?? { currency: "EUR", subunits: context.subunits("EUR") };
  return {
    started_at: readTime(row["started_at"]) ?? new Date(context.readAtMs).toISOString(),
    seconds: readWhole(row["seconds"]) ?? 0,
    ...unit,
    wagered: readMinor(row["wagered"]) ?? 0,
    returned: readMinor(row["returned"]) ?? 0,
    net: readMinor(row["net"]) ?? 0,
  };
};

/** Reads a reality check. It is due only when the backend marks it as due. */
const readRealityCheck: Reader<RealityCheck> = (value, context) => {
  const row = fieldsOf(value);
  return {
    interval_minutes: readWhole(row["interval_minutes"]) ?? 60,
    is_due: readFlag(row["is_due"]),
    next_at: readTime(row["next_at"]) ?? noTime,
    session: readFacts(row["session"] ?? row, context),
  };
};

const readSaferGambling: Reader<SaferGambling> = (value, context) => {
  const row = fieldsOf(value);
  return {
    jurisdiction: readJurisdiction(fieldsOf(row["jurisdiction"])),
    missing: readTypes(row["missing"]),
    exclusion: orWithout(readLimit)(row["exclusion"], context),
    session: readFacts(row["session"], context),
  };
};

/** Reply readers for the calls about limits and session time. */
export const limitReaders = [
  reads(saferGamblingEndpoints.listLimits, listOf(readLimit)),
  reads(saferGamblingEndpoints.setLimit, readLimit),
  reads(saferGamblingEndpoints.confirmLimit, readLimit),
  reads(saferGamblingEndpoints.removeLimit, readLimit),
  reads(saferGamblingEndpoints.getSaferGambling, readSaferGambling),
  reads(saferGamblingEndpoints.trackActivity, readFacts),
  reads(saferGamblingEndpoints.getRealityCheck, readRealityCheck),
  reads(saferGamblingEndpoints.continueSession, readRealityCheck),
];
