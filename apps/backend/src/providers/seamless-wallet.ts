import type { Transaction } from "kysely";
import { lockAccount } from "../wallet/player-accounts.ts";
import { ownLimitProblem } from "../safer/own-limits.ts";
import { runTransaction } from "../platform/database/run-transaction.ts";
import type { Tables } from "../platform/database/tables.ts";
import {
  type CreditOrder,
  type DebitOrder,
  lockDebit,
  postMove,
  refuse,
  type RollbackOrder,
  type TransferRefusal,
  type TransferResult,
  type WalletContext,
} from "./wallet-transfer.ts";

/** Claims the key; false when it is already used. */
async function claimKey(transaction: Transaction<Tables>, order: DebitOrder, at: Date): Promise<boolean> {
  const { provider, key, playerId, currency, amount } = order;
  const row = {
    provider,
    key,
    kind: "debit",
    debit_key: null,
    player_id: playerId,
    currency,
    amount,
    state: "done",
    created_at: at,
  } as const;
  const taken = await transaction
    .insertInto("provider_transfers")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  return taken !== undefined;
}

async function balanceOf(transaction: Transaction<Tables>, { playerId, currency }: DebitOrder): Promise<bigint> {
  const account = await lockAccount(transaction, playerId, currency);
  return account?.balance ?? 0n;
}

async function replayDebit(transaction: Transaction<Tables>, order: DebitOrder): Promise<TransferResult> {
  const known = await transaction
    .selectFrom("provider_transfers")
    .selectAll()
    .where("provider", "=", order.provider)
    .where("key", "=", order.key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (known.state !== "done" && known.kind === "debit") return refuse("rolled_back");
  const isSame =
    known.kind === "debit" && known.player_id === order.playerId && known.currency === order.currency && known.amount === order.amount;
  return isSame ? { type: "done", isReplay: true, balance: await balanceOf(transaction, order) } : refuse("key_reused");
}

async function isForbidden(transaction: Transaction<Tables>, playerId: string): Promise<boolean> {
  const player = await transaction.selectFrom("players").select(["is_pve", "is_blocked"]).where("id", "=", playerId).executeTakeFirst();
  return player === undefined || player.is_pve || player.is_blocked;
}

/** Checks the player's own limits: a break or a missing compulsory limit blocks the game, and a stake over a limit is refused. */
async function limitRefusal(transaction: Transaction<Tables>, context: WalletContext, order: DebitOrder): Promise<TransferRefusal | null> {
  const { playerId, currency, amount } = order;
  const problem = await ownLimitProblem(transaction, { purpose: "stake", playerId, currency, amount, productNow: context.now().getTime() });
  if (problem === null) return null;
  return problem.remaining === null ? "player_forbidden" : "over_limit";
}

/** Debits the stake of a game once per key. A refusal stores nothing, so the key can be used again. */
function debit(context: WalletContext, order: DebitOrder): Promise<TransferResult> {
  return runTransaction(context.database, async (transaction): Promise<TransferResult> => {
    if (!(await claimKey(transaction, order, context.now()))) return replayDebit(transaction, order);
    const account = await lockAccount(transaction, order.playerId, order.currency);
    const refusal: TransferRefusal | null =
      account === null
        ? "no_account"
        : (await isForbidden(transaction, order.playerId))
          ? "player_forbidden"
          : account.betLimit !== null && order.amount > account.betLimit
            ? "over_limit"
            : account.balance < order.amount
              ? "insufficient_funds"
              : await limitRefusal(transaction, context, order);
    if (account === null || refusal !== null) {
      await transaction.deleteFrom("provider_transfers").where("provider", "=", order.provider).where("key", "=", order.key).execute();
      return refuse(refusal ?? "no_account");
    }
    const balance = await postMove(transaction, context, { ...order, kind: "stake", accountId: account.id });
    return { type: "done", isReplay: false, balance };
  });
}

/** Pays a debit's winnings once per key; refused when the debit is unknown or rolled back. */
function credit(context: WalletContext, order: CreditOrder): Promise<TransferResult> {
  const { provider, key, debitKey, amount } = order;
  return runTransaction(context.database, async (transaction): Promise<TransferResult> => {
    // The debit's lock serializes its credits and its rollback.
    const taken = await lockDebit(transaction, order);
    if (taken === null) return refuse("unknown_debit");
    if (taken.state === "rolled_back") return refuse("rolled_back");
    const { playerId, currency } = taken;
    const account = await lockAccount(transaction, playerId, currency);
    if (account === null) return refuse("no_account");
    const known = await transaction
      .selectFrom("provider_transfers")
      .select(["kind", "debit_key", "amount"])
      .where("provider", "=", provider)
      .where("key", "=", key)
      .executeTakeFirst();
    if (known !== undefined) {
      const isSame = known.kind === "credit" && known.debit_key === debitKey && known.amount === amount;
      return isSame ? { type: "done", isReplay: true, balance: account.balance } : refuse("key_reused");
    }
    await transaction
      .insertInto("provider_transfers")
      .values({
        provider,
        key,
        kind: "credit",
        debit_key: debitKey,
        player_id: playerId,
        currency,
        amount,
        state: "done",
        created_at: context.now(),
      })
      .execute();
    const balance = await postMove(transaction, context, {
      kind: "payout",
      provider,
      playerId,
      currency,
      accountId: account.id,
      amount: -amount,
    });
    return { type: "done", isReplay: false, balance };
  });
}

/** Refunds a debit once. An unknown debit is marked, so that it is refused if it arrives late. */
function rollBack(context: WalletContext, order: RollbackOrder): Promise<TransferResult> {
  const { provider, debitKey } = order;
  return runTransaction(context.database, async (transaction): Promise<TransferResult> => {
    const tombstone = { provider, key: debitKey, kind: "debit", debit_key: null, player_id: null, currency: null, amount: null } as const;
    await transaction
      .insertInto("provider_transfers")
      .values({ ...tombstone, state: "void", created_at: context.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const taken = await lockDebit(transaction, order);
    if (taken === null) return { type: "done", isReplay: false, balance: 0n };
    const { playerId, currency, amount } = taken;
    const account = await lockAccount(transaction, playerId, currency);
    if (account === null) return refuse("no_account");
    if (taken.state === "rolled_back") return { type: "done", isReplay: true, balance: account.balance };
    const won = await transaction
      .selectFrom("provider_transfers")
      .select("key")
      .where("provider", "=", provider)
      .where("debit_key", "=", debitKey)
      .executeTakeFirst();
    if (won !== undefined) return refuse("already_credited");
    await transaction
      .updateTable("provider_transfers")
      .set({ state: "rolled_back" })
      .where("provider", "=", provider)
      .where("key", "=", debitKey)
      .execute();
    const balance = await postMove(transaction, context, {
      kind: "refund",
      provider,
      playerId,
      currency,
      accountId: account.id,
      amount: -amount,
    });
    return { type: "done", isReplay: false, balance };
  });
}

/** The player's balance for providers. Every call is idempotent and may be repeated until there is a reply. */
export interface SeamlessWallet {
  debit(order: DebitOrder): Promise<TransferResult>;
  credit(order: CreditOrder): Promise<TransferResult>;
  rollBack(order: RollbackOrder): Promise<TransferResult>;
}

export interface SeamlessWalletOptions extends WalletContext {
  /** Called after a commit with messages for the player. */
  readonly onMoved: () => void;
}

export function createSeamlessWallet(options: SeamlessWalletOptions): SeamlessWallet {
  const { onMoved } = options;
  const notifyOnMove = async (work: Promise<TransferResult>): Promise<TransferResult> => {
    const result = await work;
    if (result.type === "done" && !result.isReplay) onMoved();
    return result;
  };
  return {
    debit: (order) => notifyOnMove(debit(options, order)),
    credit: (order) => notifyOnMove(credit(options, order)),
    rollBack: (order) => notifyOnMove(rollBack(options, order)),
  };
}
