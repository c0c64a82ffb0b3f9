import type { FrameLocator, Locator, Page } from "playwright-core";

/** Card numbers of the demo cashier, by the outcome of the payment. */
export const testCards = {
  good: "4242424242424242",
  refused: "4000000000000002",
  asks: "4000000000003220",
  slow: "4000000000000077",
} as const;

/** The sportsbook's cashier dialog and the platform's form inside. */
export interface CashierOnPage {
  readonly dialog: Locator;
  readonly form: FrameLocator;
}

export function cashierOf(page: Page, name: "Deposit" | "Quick deposit" = "Deposit"): CashierOnPage {
  const dialog = page.getByRole("dialog", { name, exact: true });
  return { dialog, form: dialog.frameLocator("iframe") };
}

/** Fills in the card fields of the open form. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const form = page.frameLocator("dialog iframe");
  await form.getByLabel("Name on card").waitFor({ state: "attached" });
  // Shown once a card has been used.
  const another = form.getByRole("radio", { name: "New card" });
  if ((await another.count()) > 0) await another.check();
  await form.getByLabel("Card number").fill(number);
  await form.getByLabel("Expiry date").fill("1299");
  await form.getByLabel("Security code").fill("123");
  await form.getByLabel("Name on card").fill("Dana Demo");
}

/** Fills in amount and card, and deposits. */
export async function depositByCard(page: Page, number: string, amount: string): Promise<void> {
  const form = page.frameLocator("dialog iframe");
  await form.getByLabel("Amount in EUR").fill(amount);
  await typeCard(page, number);
  await form.getByRole("button", { name: /^Deposit €/u }).click();
}
