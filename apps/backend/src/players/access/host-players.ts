import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { HostPlayer } from "@touchline/contract/http/embed";
import { ageOn, minimumAge } from "@touchline/domain";
import type { Database } from "../../platform/database/open-database.ts";
import { runTransaction, sqlStateOf } from "../../platform/database/run-transaction.ts";
import { countryCodes } from "../countries.data.ts";
import { decoyHash } from "./password.ts";
import type { PlayerRow } from "../../platform/database/player-tables.ts";
import { normalizeEmail } from "./sign-in.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import { openAccount } from "../../wallet/player-accounts.ts";

const maxAgeSeconds = 300;

function sign(secret: string, lines: readonly string[]): Buffer {
  return createHmac("sha256", secret).update(lines.join("\n")).digest();
}

/** Whether the signature `t=<epoch seconds>,v1=<hex>` over the time and the lines of the request is valid and at most five minutes old. `now` is wall time in ms. */
export function isSignedByHost(
  header: string | null,
  lines: readonly string[],
  { secret, now }: { readonly secret: string; now: number },
): boolean {
  const [, at = "", given = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/u.exec(header ?? "") ?? [];
  if (at === "" || Math.abs(now / 1000 - Number(at)) > maxAgeSeconds) return false;
  return timingSafeEqual(sign(secret, [at, ...lines]), Buffer.from(given, "hex"));
}

/** Result of a host's call that creates or updates a player; `field` names the input to correct. */
export type HostPlayerResult =
  | { readonly type: "ok"; readonly id: string; readonly isNew: boolean }
  | {
      readonly type: "refused";
      readonly code: "under_age" | "unknown_country" | "unknown_currency" | "invalid_request";
      readonly field: string;
    }
  /** Another player has the address; a host cannot take over an account by its address. */
  | { readonly type: "email_taken" };

const uniqueViolation = "23505";
const uuidPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u;
const countries: ReadonlySet<string> = new Set(countryCodes);

/** Finds a player by the host's id or by ours. */
export async function findHostPlayer(database: Database, name: string): Promise<PlayerRow | undefined> {
  const byHost = await database.selectFrom("players").selectAll().where("host_id", "=", name).executeTakeFirst();
  if (byHost !== undefined || !uuidPattern.test(name)) return byHost;
  return database.selectFrom("players").selectAll().where("id", "=", name).executeTakeFirst();
}

function refusalOf(player: HostPlayer, now: Date): Extract<HostPlayerResult, { readonly type: "refused" }> | null {
  if (!countries.has(player.country)) return { type: "refused", code: "unknown_country", field: "country" };
  if (currencyFacts(player.currency) === null) return { type: "refused", code: "unknown_currency", field: "currency" };
  for (const field of ["player", "first_name", "last_name"] as const)
    if (/\p{Cc}/u.test(player[field] ?? "")) return { type: "refused", code: "invalid_request", field };
  const age = ageOn(player.date_of_birth, now.getTime());
  if (age > 130) return { type: "refused", code: "invalid_request", field: "date_of_birth" };
  return age < minimumAge(player.country) ? { type: "refused", code: "under_age", field: "date_of_birth" } : null;
}

function nameOf(text: string | undefined): string | null {
  const name = text?.trim().normalize("NFC") ?? "";
  return name === "" ? null : name;
}

/**
 * Creates or updates the player with the host's id (idempotent). The host vouches
 * for the address. The player has no password until they request one by mail.
 */
export async function putHostPlayer(
  database: Database,
  player: HostPlayer,
  { locale, now }: { readonly locale: string; readonly now: Date },
): Promise<HostPlayerResult> {
  const refusal = refusalOf(player, now);
  if (refusal !== null) return refusal;
  const values = {
    email: normalizeEmail(player.email),
    first_name: nameOf(player.first_name),
    last_name: nameOf(player.last_name),
    currency: player.currency,
    country: player.country,
    date_of_birth: player.date_of_birth,
    is_confirmed: true,
  };
  const password_hash = await decoyHash();
  try {
    return await runTransaction(database, async (transaction) => {
      const row = { ...values, id: randomUUID(), host_id: player.player, password_hash, nickname: null, phone: null, locale };
      const created = await transaction
        .insertInto("players")
        .values(row)
        .onConflict((conflict) => conflict.column("host_id").where("host_id", "is not", null).doNothing())
        .returning("id")
        .executeTakeFirst();
      const id =
        created?.id ??
        (
          await transaction
            .updateTable("players")
            .set({ ...values, ...((player.locale ?? "") === "" ? {} : { locale }) })
            .where("host_id", "=", player.player)
            .returning("id")
            .executeTakeFirstOrThrow()
        ).id;
      await openAccount(transaction, id, player.currency);
      return { type: "ok", id, isNew: created !== undefined };
    });
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) return { type: "email_taken" };
    throw error;
  }
}
