/** Whether a deposit that is asked for with an amount may be the quick one: by one flag for all, by another for players in test (spec.md 6). */
export function isQuickDeposit(flags: readonly string[], statuses: readonly { readonly id: string }[]): boolean {
  if (flags.includes("quick_deposit")) return true;
  return flags.includes("quick_deposit_test") && statuses.some(({ id }) => id === "spi_test");
}
