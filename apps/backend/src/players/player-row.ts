import type { Player } from "@touchline/contract/entities/player";
import { missedPlayerFields } from "@touchline/domain";
import type { PlayerRow } from "../platform/database/player-tables.ts";

/** The player's groups; values that are not strings are ignored. */
function statusesOf({ statuses }: PlayerRow): readonly string[] {
  return Array.isArray(statuses) ? statuses.filter((status) => typeof status === "string") : [];
}

/** Converts a player to its wire format. */
export function playerToWire(row: PlayerRow): Player {
  const name = [row.first_name, row.last_name].filter((part) => part !== null).join(" ");
  return {
    id: row.id,
    email: row.email,
    name: name === "" ? null : name,
    first_name: row.first_name,
    last_name: row.last_name,
    nickname: row.nickname,
    phone: row.phone,
    currency: row.currency,
    country: row.country,
    locale: row.locale,
    is_confirmed: row.is_confirmed,
    is_blocked: row.is_blocked,
    statuses: statusesOf(row).map((id) => ({ id })),
    auth_fields_missed: [...missedPlayerFields(row.country, row)],
    cpf: row.cpf === null ? null : `***.***.***-${row.cpf.slice(-2)}`,
    municipality_code: row.municipality_code,
    is_phone_verified: row.is_phone_verified,
    serasa: { pve: row.is_pve },
  };
}
