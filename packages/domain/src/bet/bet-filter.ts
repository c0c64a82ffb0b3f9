/** Where a bet's status puts it in My bets (decisions U). */
export type BetGroup = "open" | "settled" | "refused";

/** Statuses asked for in each group; the refused are left out of lists unless chosen (decisions U). */
export const betStatusesByGroup = {
  open: ["submitted", "ready_to_process", "waiting_results", "cashout_in_progress"],
  settled: ["done", "cashed_out", "withdrawn"],
  refused: ["rejected", "cancelled"],
} as const satisfies Record<BetGroup, readonly string[]>;

const groups: readonly BetGroup[] = ["open", "settled", "refused"];

/** The group of a wire status, null for one that is unknown. `canceled` is read as `cancelled`. */
export function betGroup(status: string): BetGroup | null {
  const spelled = status === "canceled" ? "cancelled" : status;
  return groups.find((group) => (betStatusesByGroup[group] as readonly string[]).includes(spelled)) ?? null;
}

/** How a result counts in the filter win, lose, refund; null while there is none or when cashed out (decisions U). */
export function betResultGroup(result: string): "win" | "lose" | "refund" | null {
  if (result === "refund_half_win_other" || result.startsWith("win")) return "win";
  if (result === "refund_half_lose_other" || result.startsWith("lose")) return "lose";
  return result.startsWith("refund") || result.startsWith("cancel") ? "refund" : null;
}
