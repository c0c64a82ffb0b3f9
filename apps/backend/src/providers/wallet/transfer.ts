/** Takes money of a player for a game. The same key never takes it twice. */
export interface DebitOrder {
  readonly provider: string;
  readonly key: string;
  readonly playerId: string;
  readonly currency: string;
  /** Minor units, above zero. */
  readonly amount: bigint;
}

/** Gives a player what a debit won. The same key never gives it twice. */
export interface CreditOrder {
  readonly provider: string;
  readonly key: string;
  readonly debitKey: string;
  /** Minor units, above zero. */
  readonly amount: bigint;
}

/** Takes a debit back, also one that has not come yet: it is refused when it comes. */
export interface RollbackOrder {
  readonly provider: string;
  readonly debitKey: string;
}

/** Why nothing moved. */
export type TransferRefusal =
  | "insufficient_funds"
  | "no_account"
  | "player_forbidden"
  | "over_limit"
  /** The key was used for something else. */
  | "key_reused"
  /** The debit was taken back. */
  | "rolled_back"
  | "unknown_debit"
  /** What was won from a debit keeps it from being taken back. */
  | "already_credited";

/** What came of an order; a repeated one answers as the first did, with the balance of now. */
export type TransferResult =
  | { readonly type: "done"; readonly isReplay: boolean; readonly balance: bigint }
  | { readonly type: "refused"; readonly reason: TransferRefusal };

export function refuse(reason: TransferRefusal): TransferResult {
  return { type: "refused", reason };
}
