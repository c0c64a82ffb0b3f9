import type { Transaction } from "kysely";
import { lockAccount } from "../../wallet/player-accounts.ts";
import { ownLimitProblem } from "../../safer/own-limits.ts";
import { runTransaction } from "../../platform/database/run-transaction.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { type DebitOrder, refuse, type TransferRefusal, type TransferResult } from "./transfer.ts";
import { postMove, type WalletContext } from "./wallet-context.ts";

/** Takes the key; false where it is taken already. */
async function takeKey(transaction: Transaction<Tables>, order: DebitOrder, at: Date): Promise<boolean> {
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

async function answerAgain(transaction: Transaction<Tables>, order: DebitOrder): Promise<TransferResult> {
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

/** What the player's own limits say to a game: a break or a compulsory limit forbids it, too much is over the limit. */
async function limitRefusal(transaction: Transaction<Tables>, context: WalletContext, order: DebitOrder): Promise<TransferRefusal | null> {
  const { playerId, currency, amount } = order;
  const problem = await ownLimitProblem(transaction, { purpose: "stake", playerId, currency, amount, productNow: context.now().getTime() });
  if (problem === null) return null;
  return problem.rest === null ? "player_forbidden" : "over_limit";
}

/** Takes the stake of a game from the player's balance, once for its key. A refusal leaves nothing behind: the same key may come again. */
export function debit(context: WalletContext, order: DebitOrder): Promise<TransferResult> {
  return runTransaction(context.database, async (transaction): Promise<TransferResult> => {
    if (!(await takeKey(transaction, order, context.now()))) return answerAgain(transaction, order);
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
