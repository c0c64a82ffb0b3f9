import type { Player } from "@touchline/contract/entities/player";
import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";

export type PlayerRow = Selectable<Tables["players"]>;

/** The wire shape of a player. */
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
    statuses: [],
    auth_fields_missed: [],
    serasa: { pve: row.is_pve },
  };
}
