import type { Locator, Page } from "playwright-core";
import { toMinor } from "./slip-on-page.ts";

/** Password of every demo player. */
export const demoPassword = "demo-pass-1";

/** The open sign-in form, in its dialog or on its page. */
export function signInForm(page: Page): Locator {
  const inDialog = page.getByRole("dialog", { name: "Sign in" }).locator("form");
  return page
    .getByRole("main")
    .locator("form")
    .filter({ has: page.locator("input[type=password]") })
    .or(inDialog);
}

/** Fills in the open sign-in form and waits until the page has the player's balance, which phones do not show next to a match. */
export async function submitSignIn(page: Page, email: string): Promise<void> {
  const form = signInForm(page);
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  await form.getByLabel("Password", { exact: true }).fill(demoPassword);
  await form.getByRole("button", { name: "Sign in" }).click();
  await page.getByTitle("Balance").waitFor({ state: "attached" });
}

/** Balance in minor units as the header shows it. */
export async function readBalance(page: Page): Promise<number> {
  return toMinor(await page.getByTitle("Balance").innerText());
}
