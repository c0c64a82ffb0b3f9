import { sql } from "kysely";
import type { PlayerChange } from "@touchline/contract/http/access";
import { parseCpf } from "@touchline/domain";
import type { Database } from "../platform/database/open-database.ts";
import type { PlayerRow } from "../platform/database/player-tables.ts";
import { sqlStateOf } from "../platform/database/run-transaction.ts";
import { isMunicipality } from "./municipalities.ts";

type PlayerChangeCode = "invalid_cpf" | "cpf_taken" | "unknown_municipality" | "already_known" | "invalid_request";

export type PlayerChangeResult =
  | { readonly type: "ok"; readonly player: PlayerRow }
  | { readonly type: "refused"; readonly code: PlayerChangeCode; readonly field: keyof PlayerChange };

const uniqueViolation = "23505";
const onceOnly = ["first_name", "last_name", "cpf"] as const;

function cleanText(text: string): string | null {
  const clean = text.trim().normalize("NFC");
  return clean === "" || /\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u.test(clean) ? null : clean;
}

type Changes = { -readonly [Field in keyof PlayerChange]: PlayerChange[Field] };

function read(player: PlayerRow, change: PlayerChange): Changes | Exclude<PlayerChangeResult, { type: "ok" }> {
  const refuse = (code: PlayerChangeCode, field: keyof PlayerChange) => ({ type: "refused", code, field }) as const;
  const known = onceOnly.find((field) => change[field] !== undefined && player[field] !== null);
  if (known !== undefined) return refuse("already_known", known);
  const changes: Changes = {};
  for (const field of ["first_name", "last_name", "nickname"] as const) {
    const text = change[field];
    if (text === undefined) continue;
    const clean = cleanText(text);
    if (clean === null) return refuse("invalid_request", field);
    changes[field] = clean;
  }
  if (change.cpf !== undefined) {
    const cpf = parseCpf(change.cpf);
    if (cpf === null) return refuse("invalid_cpf", "cpf");
    changes.cpf = cpf;
  }
  if (change.municipality_code !== undefined) {
    if (!isMunicipality(change.municipality_code)) return refuse("unknown_municipality", "municipality_code");
    changes.municipality_code = change.municipality_code;
  }
  return changes;
}

/** Fills in missing profile fields. Players enter names and tax number once; only the operator changes them. */
export async function changePlayer(database: Database, player: PlayerRow, change: PlayerChange): Promise<PlayerChangeResult> {
  const changes = read(player, change);
  if ("type" in changes) return changes;
  if (Object.keys(changes).length === 0) return { type: "ok", player };
  let update = database.updateTable("players").set(changes).where("id", "=", player.id);
  // Unless a concurrent request has set it.
  for (const field of onceOnly) if (changes[field] !== undefined) update = update.where(field, "is", null);
  try {
    const row = await update.returningAll().executeTakeFirst();
    return row === undefined ? { type: "refused", code: "already_known", field: "first_name" } : { type: "ok", player: row };
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) return { type: "refused", code: "cpf_taken", field: "cpf" };
    throw error;
  }
}

/** Stores the player's affiliate unless one is already stored. */
export async function saveAffiliate(database: Database, player: PlayerRow, stag: string): Promise<PlayerRow> {
  const row = await database
    .updateTable("players")
    .set({ tags: sql`jsonb_set(tags, '{stag}', to_jsonb(${stag}::text))` })
    .where("id", "=", player.id)
    .where(sql<boolean>`not tags ? 'stag'`)
    .returningAll()
    .executeTakeFirst();
  return row ?? player;
}
