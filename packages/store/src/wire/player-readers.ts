import type { Player, PlayerAccount } from "@touchline/contract/entities/player";
import type { Transaction } from "@touchline/contract/http/player";
import type { Static } from "typebox";
import { endpoints } from "../core/endpoints.data.ts";
import { accountEndpoints } from "../player/account-endpoints.data.ts";
import {
  fieldsOf,
  listOf,
  type Reader,
  readFlag,
  readId,
  reads,
  readText,
  readTime,
  readWhole,
  requireFields,
  requireId,
  type Row,
  Unreadable,
} from "./fields.ts";
import { readMinor, readMoney, readUnit } from "./money-fields.ts";

function firstText(row: Row, ...names: readonly string[]): string | null {
  for (const name of names) {
    const text = readText(row[name]);
    if (text !== null) return text;
  }
  return null;
}

/** Fields that the player has not filled in, as names or as objects with a key. */
function readMissed(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((field: unknown) => readText(field) ?? firstText(fieldsOf(field), "key", "name") ?? []);
}

/** Statuses, as objects with an id or as plain names. */
function readStatuses(value: unknown): Player["statuses"] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((status: unknown) => {
    const id = readText(fieldsOf(status)["id"]) ?? readText(status);
    return id === null ? [] : [{ id }];
  });
}

/** Reads a player under the names of the contract or those of the specification (spec.md 3 "User profile"); it needs an id. */
const readPlayer: Reader<Player> = (value) => {
  const outer = requireFields(value, "player");
  const row = readId(outer["id"]) === null ? fieldsOf(outer["player"] ?? outer["data"] ?? outer["user"]) : outer;
  const id = String(requireId(row["id"], "player"));
  const municipality = readWhole(row["municipality_code"] ?? row["municipalityCode"]);
  const cpf = firstText(row, "cpf");
  const email = firstText(row, "email") ?? "";
  const name = firstText(row, "name");
  const isPhoneVerified = row["is_phone_verified"] ?? row["isPhoneVerified"];
  const confirmed = row["is_confirmed"] ?? row["isConfirmed"];
  return {
    id,
    email,
    name,
    first_name: firstText(row, "first_name", "firstName"),
    last_name: firstText(row, "last_name", "lastName"),
    // Without an email address, the player would have no other name.
    nickname: firstText(row, "nickname") ?? (email === "" ? (name ?? id) : null),
    phone: firstText(row, "phone"),
    currency: firstText(row, "currency") ?? firstText(fieldsOf(row["currency"]), "code") ?? "",
    country: firstText(row, "country", "country_code", "countryCode") ?? firstText(fieldsOf(row["country"]), "code") ?? "",
    locale: firstText(row, "locale", "preferred_locale", "preferredLocale", "language") ?? "",
    is_confirmed: confirmed === undefined || confirmed === null || readFlag(confirmed),
    is_blocked: readFlag(row["is_blocked"] ?? row["isBlocked"]) || row["isLoggedIn"] === false,
    statuses: readStatuses(row["statuses"]),
    auth_fields_missed: readMissed(row["auth_fields_missed"] ?? row["authFieldsMissed"]),
    ...(row["cpf"] === undefined ? {} : { cpf }),
    ...(row["municipality_code"] === undefined && municipality === null ? {} : { municipality_code: municipality }),
    ...(typeof isPhoneVerified === "boolean" ? { is_phone_verified: isPhoneVerified } : {}),
    serasa: { pve: readFlag(fieldsOf(row["serasa"])["pve"]) },
  };
};

/** Reads a balance, whose minor units follow from its currency. */
export const readAccount: Reader<PlayerAccount> = (value, context) => {
  const row = requireFields(value, "account");
  const money = readMoney(row["balance"] ?? row["amount"], readUnit(row, context), context);
  if (money === null) throw new Unreadable("account", "balance or currency");
  return { currency: money.currency, subunits: money.subunits, balance: money.value };
};

const readAccounts: Reader<{ data: PlayerAccount[] }> = (value, context) =>
  listOf(readAccount)(fieldsOf(value)["accounts"] ?? value, context);

const readTransaction: Reader<Static<typeof Transaction>> = (value, context) => {
  const row = requireFields(value, "transaction");
  const money = readMoney(row["amount"], readUnit(row, context), context);
  if (money === null) throw new Unreadable("transaction", "amount or currency");
  return {
    id: requireId<string>(row["id"], "transaction"),
    kind: firstText(row, "kind", "type") ?? "",
    amount: money.value,
    currency: money.currency,
    subunits: money.subunits,
    balance_after: readMinor(row["balance_after"]) ?? 0,
    created_at: readTime(row["created_at"]) ?? new Date(0).toISOString(),
    bet_ref: firstText(row, "bet_ref"),
  };
};

const done = (): { ok: boolean } => ({ ok: true });

/** Reply readers for the calls about the player. */
export const playerReaders = [
  reads(endpoints.getPlayer, readPlayer),
  reads(endpoints.signIn, readPlayer),
  reads(endpoints.setPlayerLocale, readPlayer),
  reads(endpoints.setPlayerCurrency, readPlayer),
  reads(accountEndpoints.changePlayer, readPlayer),
  reads(accountEndpoints.signUp, (value, context) => {
    const row = fieldsOf(value);
    const isSignedIn = readId(row["id"]) !== null || readId(fieldsOf(row["player"] ?? row["data"])["id"]) !== null;
    return isSignedIn ? readPlayer(value, context) : { status: "confirmation_sent" as const };
  }),
  reads(endpoints.signOut, done),
  reads(endpoints.listAccounts, readAccounts),
  reads(accountEndpoints.listTransactions, listOf(readTransaction)),
  reads(accountEndpoints.getPhoneVerification, (value) => {
    const row = fieldsOf(value);
    const isVerified = row["isVerified"] ?? row["is_verified"];
    return { isVerified: isVerified !== false, is_required: readFlag(row["is_required"]), phone: firstText(row, "phone") };
  }),
];
