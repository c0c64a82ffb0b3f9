import type { FrameLocator, Locator, Page } from "playwright-core";

/** Numbers that the demo cashier takes, by what becomes of them. */
export const testCards = {
  good: "4242424242424242",
  refused: "4000000000000002",
  asks: "4000000000003220",
  slow: "4000000000000077",
} as const;

/** The cashier over the page: its dialog is the sportsbook's, the form in it the platform's. */
export interface CashierOnPage {
  readonly dialog: Locator;
  readonly form: FrameLocator;
}

export function cashierOf(page: Page, name: "Deposit" | "Quick deposit" = "Deposit"): CashierOnPage {
  const dialog = page.getByRole("dialog", { name, exact: true });
  return { dialog, form: dialog.frameLocator("iframe") };
}

/** Types a card into the form that is open. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const form = page.frameLocator("dialog iframe");
  await form.getByLabel("Name on card").waitFor({ state: "attached" });
  // Offered once a card has paid.
  const another = form.getByRole("radio", { name: "New card" });
  if ((await another.count()) > 0) await another.check();
  await form.getByLabel("Card number").fill(number);
  await form.getByLabel("Expiry date").fill("1299");
  await form.getByLabel("Security code").fill("123");
  await form.getByLabel("Name on card").fill("Dana Demo");
}

/** Types amount and card, and deposits. */
export async function depositByCard(page: Page, number: string, amount: string): Promise<void> {
  const form = page.frameLocator("dialog iframe");
  await form.getByLabel("Amount in EUR").fill(amount);
  await typeCard(page, number);
  await form.getByRole("button", { name: "Deposit", exact: true }).click();
}
