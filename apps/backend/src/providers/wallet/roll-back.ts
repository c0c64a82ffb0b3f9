import { lockAccount } from "../../wallet/player-accounts.ts";
import { runTransaction } from "../../platform/database/run-transaction.ts";
import { refuse, type RollbackOrder, type TransferResult } from "./transfer.ts";
import { lockDebit, postMove, type WalletContext } from "./wallet-context.ts";

/** Gives a debit back, once. One that never came is marked, so that it is refused when it comes late. */
export function rollBack(context: WalletContext, order: RollbackOrder): Promise<TransferResult> {
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
