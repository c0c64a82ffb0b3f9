import { dayMs, hourMs } from "../../platform/clock.ts";
import { randomBytes } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { hashToken } from "./sessions.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { runTransaction } from "../../platform/database/run-transaction.ts";
import { type MailSender, writeMail } from "../write-mail.ts";
import { hashPassword } from "./password.ts";
import type { PlayerRow } from "../../platform/database/player-tables.ts";
import { clearFailures, pruneFailures } from "./sign-in-failures.ts";

/** The purpose of a mailed link. */
type TokenPurpose = "confirm" | "unlock" | "password";

const lifeMs: Readonly<Record<TokenPurpose, number>> = { confirm: 72 * hourMs, unlock: hourMs, password: hourMs };

/** Creates a token of 256 random bits, stored as a hash; earlier ones for the same purpose become invalid. */
async function issueToken(
  database: Kysely<Tables>,
  { playerId, purpose, now }: { readonly playerId: string; readonly purpose: TokenPurpose; readonly now: Date },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await database.deleteFrom("player_tokens").where("player_id", "=", playerId).where("purpose", "=", purpose).execute();
  const row = {
    token_hash: hashToken(token),
    player_id: playerId,
    purpose,
    created_at: now,
    expires_at: new Date(now.getTime() + lifeMs[purpose]),
  };
  await database.insertInto("player_tokens").values(row).execute();
  return token;
}

/** Redeems a token and returns its player; null when it is unknown, used or expired. */
async function takeToken(
  database: Kysely<Tables>,
  { token, purpose, now }: { readonly token: string; readonly purpose: TokenPurpose; readonly now: Date },
): Promise<string | null> {
  const row = await database
    .deleteFrom("player_tokens")
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .returning("player_id")
    .executeTakeFirst();
  return row?.player_id ?? null;
}

interface RecoveryOptions {
  readonly database: Database;
  readonly sender: MailSender;
  readonly now?: () => Date;
  readonly onError: (error: unknown) => void;
}

/** Mailed links: address confirmation, unlocking, new passwords. Times are wall time. */
export interface Recovery {
  /** Sends a link if the address is registered. Returns before that is known, so that its duration reveals nothing. */
  send(purpose: TokenPurpose, email: string): void;
  /** Informs the owner of an address that somebody tried to sign up with it. */
  sendKnownAddress(email: string): void;
  /** Informs the person signing up that their tax number belongs to an account with another address. */
  sendKnownPerson(email: string, locale: string): void;
  /** Confirms the address; null when the link is unknown, used or expired. */
  confirm(token: string): Promise<PlayerRow | null>;
  unlock(token: string): Promise<PlayerRow | null>;
  /** Sets a new password, ends every session of the player and confirms the address. */
  resetPassword(token: string, password: string): Promise<PlayerRow | null>;
  /** Sets the password of a signed-in player; the caller handles sessions. */
  changePassword(player: PlayerRow, password: string): Promise<void>;
  /** Deletes expired rows. */
  prune(): Promise<void>;
  /** Resolves when all requested mails are written. */
  settled(): Promise<void>;
}

const paths: Readonly<Record<TokenPurpose, (token: string) => string>> = {
  confirm: (token) => `/users/confirmation?confirmation_token=${token}`,
  unlock: (token) => `/users/unlock?unlock_token=${token}`,
  password: (token) => `/users/password/edit?reset_password_token=${token}`,
};
const keepMailsMs = 14 * dayMs;

export function createRecovery({ database, sender, now = () => new Date(), onError }: RecoveryOptions): Recovery {
  const pending = new Set<Promise<void>>();

  function runInBackground(work: () => Promise<void>): void {
    const running = work().catch(onError);
    pending.add(running);
    void running.finally(() => pending.delete(running));
  }

  async function findPlayer(email: string): Promise<PlayerRow | undefined> {
    return database.selectFrom("players").selectAll().where("email", "=", email).where("is_blocked", "=", false).executeTakeFirst();
  }

  async function take(
    token: string,
    purpose: TokenPurpose,
    change: (transaction: Transaction<Tables>, player: PlayerRow) => Promise<unknown>,
  ): Promise<PlayerRow | null> {
    return runTransaction(database, async (transaction) => {
      const playerId = await takeToken(transaction, { token, purpose, now: now() });
      if (playerId === null) return null;
      const player = await transaction.selectFrom("players").selectAll().where("id", "=", playerId).executeTakeFirst();
      if (player === undefined || player.is_blocked) return null;
      await change(transaction, player);
      return player;
    });
  }

  async function notifyOfChange({ email, locale }: PlayerRow): Promise<void> {
    await writeMail(database, { kind: "password_changed", recipient: email, locale, path: "/users/password/new", at: now() }, sender);
  }

  return {
    send(purpose, email) {
      runInBackground(async () => {
        const player = await findPlayer(email);
        if (player === undefined || (purpose === "confirm" && player.is_confirmed)) return;
        await runTransaction(database, async (transaction) => {
          const token = await issueToken(transaction, { playerId: player.id, purpose, now: now() });
          const mail = { kind: purpose, recipient: email, locale: player.locale, path: paths[purpose](token), at: now() };
          await writeMail(transaction, mail, sender);
        });
      });
    },
    sendKnownAddress(email) {
      runInBackground(async () => {
        const player = await findPlayer(email);
        if (player === undefined) return;
        const mail = { kind: "known_address", recipient: email, locale: player.locale, path: "/users/password/new", at: now() } as const;
        await writeMail(database, mail, sender);
      });
    },
    sendKnownPerson(email, locale) {
      runInBackground(async () =>
        writeMail(database, { kind: "known_person", recipient: email, locale, path: "/users/sign-in", at: now() }, sender),
      );
    },
    confirm: async (token) =>
      take(token, "confirm", async (transaction, { id }) =>
        transaction.updateTable("players").set({ is_confirmed: true }).where("id", "=", id).execute(),
      ),
    unlock: async (token) => take(token, "unlock", async (transaction, { email }) => clearFailures(transaction, email)),
    async resetPassword(token, password) {
      const password_hash = await hashPassword(password);
      const player = await take(token, "password", async (transaction, { id, email }) => {
        await transaction.updateTable("players").set({ password_hash, is_confirmed: true }).where("id", "=", id).execute();
        await transaction.deleteFrom("sessions").where("player_id", "=", id).execute();
        await clearFailures(transaction, email);
      });
      if (player !== null) await notifyOfChange(player);
      return player;
    },
    async changePassword(player, password) {
      const password_hash = await hashPassword(password);
      await database.updateTable("players").set({ password_hash }).where("id", "=", player.id).execute();
      await database.deleteFrom("player_tokens").where("player_id", "=", player.id).where("purpose", "=", "password").execute();
      await notifyOfChange(player);
    },
    async prune() {
      const at = now();
      await database.deleteFrom("player_tokens").where("expires_at", "<", at).execute();
      await database
        .deleteFrom("mails")
        .where("created_at", "<", new Date(at.getTime() - keepMailsMs))
        .execute();
      await pruneFailures(database, at);
    },
    async settled() {
      await Promise.all(pending);
    },
  };
}
