import type { Jackpot, JackpotHit } from "@touchline/contract/http/jackpots";
import { bonusEndpoints } from "../bets/bonus-endpoints.data.ts";
import {
  fieldsOf,
  listOf,
  one,
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
  Unreadable,
} from "./fields.ts";
import { readMinor, readMoney, readUnit } from "./money-fields.ts";

const levelStates = ["created", "active", "paused", "finished", "disabled"] as const;

const readLevel: Reader<Jackpot["levels"][number]> = (value) => {
  const row = requireFields(value, "jackpot level");
  const name = readText(row["name"]) ?? readText(row["code"]);
  if (name === null) throw new Unreadable("jackpot level", "name");
  const pool = readMinor(row["pool_amount"]) ?? 0;
  return {
    code: readText(row["code"]) ?? name,
    name,
    pool_amount: pool,
    drop_before: readMinor(row["drop_before"]) ?? 0,
    state: readOneOf(row["state"] ?? row["status"], levelStates, "active"),
  };
};

/** Reads a jackpot; it needs an id and a currency. */
const readJackpot: Reader<Jackpot> = (value, context) => {
  const row = requireFields(value, "jackpot");
  const id = requireId(row["id"], "jackpot");
  const unit = readUnit(row, context) ?? readMoney(row["amount"] ?? row["pool_amount"], null, context);
  if (unit === null) throw new Unreadable("jackpot", "currency");
  const pool = readMinor(row["pool_amount"]);
  const amount = readMinor(row["amount"]) ?? pool ?? 0;
  return {
    id,
    name: readText(row["name"]) ?? String(id),
    status: readOneOf(row["status"], ["active", "paused", "finished"] as const, "active"),
    amount,
    pool_amount: pool ?? amount,
    hits_amount: readMinor(row["hits_amount"]) ?? 0,
    currency: unit.currency,
    subunits: unit.subunits,
    contribution: readWhole(row["contribution"]) ?? 0,
    min_stake: readMinor(row["min_stake"]) ?? 0,
    min_odds: readWhole(row["min_odds"]) ?? 0,
    levels: readRows(row["levels"], readLevel, context),
  };
};

/** Reads a hit; if the amount has no currency, the amount in euro cents is used. */
const readHit: Reader<JackpotHit> = (value, context) => {
  const row = requireFields(value, "jackpot hit");
  const euro = readMinor(row["amount_eur"]);
  const unit = readUnit(row, context);
  const money =
    readMoney(row["amount"], unit, context) ?? (euro === null ? null : { value: euro, currency: "EUR", subunits: context.subunits("EUR") });
  if (money === null) throw new Unreadable("jackpot hit", "amount");
  const jackpotId = readId(row["jackpot_id"]) ?? readId(row["jackpotId"]) ?? 0;
  const seen = row["seen"];
  return {
    id: requireId(row["id"], "jackpot hit"),
    jackpot_id: jackpotId,
    jackpot_name: readText(row["jackpot_name"]) ?? "",
    jackpot_level_code: readText(row["jackpot_level_code"]) ?? "",
    jackpot_level_name: readText(row["jackpot_level_name"]) ?? readText(row["jackpot_level_code"]) ?? "",
    amount: money.value,
    amount_eur: euro ?? money.value,
    currency: money.currency,
    subunits: money.subunits,
    created_at: readTime(row["created_at"]) ?? new Date(0).toISOString(),
    status: readOneOf(row["status"], ["initial", "approved", "declined", "paid"] as const, "approved"),
    user_hash: readText(row["user_hash"]) ?? "",
    // Only the requesting player's own hits can be seen or unseen.
    is_own: row["is_own"] === undefined ? typeof seen === "boolean" || context.query["for_user"] === true : readFlag(row["is_own"]),
    seen: typeof seen === "boolean" ? seen : null,
  };
};

/** The jackpots of one bet, as ids or as objects with an id. */
const readJackpotsOfBet: Reader<{ jackpot_ids: number[] }> = (value) => {
  const row = fieldsOf(value);
  const list: unknown = Array.isArray(value) ? value : (row["jackpot_ids"] ?? row["jackpots"]);
  return { jackpot_ids: Array.isArray(list) ? list.flatMap((item: unknown) => readId(item) ?? readId(fieldsOf(item)["id"]) ?? []) : [] };
};

/** Reply readers for the calls about jackpots. */
export const jackpotReaders = [
  reads(bonusEndpoints.jackpots, listOf(readJackpot)),
  reads(bonusEndpoints.jackpot, one(readJackpot)),
  reads(bonusEndpoints.hits, listOf(readHit)),
  reads(bonusEndpoints.jackpotsForSlip, (value, context) => {
    const row = fieldsOf(value);
    const list = Array.isArray(value) ? value : (row["data"] ?? row["bets"]);
    return { data: Array.isArray(list) ? list.map((item: unknown) => readJackpotsOfBet(item, context)) : [] };
  }),
];
