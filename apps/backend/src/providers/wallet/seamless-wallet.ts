import { credit } from "./credit.ts";
import { debit } from "./debit.ts";
import { rollBack } from "./roll-back.ts";
import type { CreditOrder, DebitOrder, RollbackOrder, TransferResult } from "./transfer.ts";
import type { WalletContext } from "./wallet-context.ts";

/** The player's own balance, as providers reach it: every order may be sent again until it is answered. */
export interface SeamlessWallet {
  debit(order: DebitOrder): Promise<TransferResult>;
  credit(order: CreditOrder): Promise<TransferResult>;
  rollBack(order: RollbackOrder): Promise<TransferResult>;
}

export interface SeamlessWalletOptions extends WalletContext {
  /** Something was committed that the player is to hear of. */
  readonly onMoved: () => void;
}

export function createSeamlessWallet(options: SeamlessWalletOptions): SeamlessWallet {
  const { onMoved } = options;
  const tell = async (work: Promise<TransferResult>): Promise<TransferResult> => {
    const result = await work;
    if (result.type === "done" && !result.isReplay) onMoved();
    return result;
  };
  return {
    debit: (order) => tell(debit(options, order)),
    credit: (order) => tell(credit(options, order)),
    rollBack: (order) => tell(rollBack(options, order)),
  };
}
