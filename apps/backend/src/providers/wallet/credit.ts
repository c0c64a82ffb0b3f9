import { lockAccount } from "../../wallet/player-accounts.ts";
import { runTransaction } from "../../platform/database/run-transaction.ts";
import { type CreditOrder, refuse, type TransferResult } from "./transfer.ts";
import { lockDebit, postMove, type WalletContext } from "./wallet-context.ts";

/** Pays what a debit won, once for its key; refused where there is no such debit or it was taken back. */
export function credit(context: WalletContext, order: CreditOrder): Promise<TransferResult> {
  const { provider, key, debitKey, amount } = order;
  return runTransaction(context.database, async (transaction): Promise<TransferResult> => {
    // The debit's lock puts credits and the rollback of one debit in order.
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
