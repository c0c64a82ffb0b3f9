import type { Page } from "playwright-core";
import { toMinor } from "./slip-on-page.ts";

/** Password of every demo player. */
export const demoPassword = "demo-pass-1";

/** Fills the sign-in form that is open and waits until the player's balance shows. */
export async function submitSignIn(page: Page, email: string): Promise<void> {
  const form = page.getByRole("main").locator("form");
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  await form.getByLabel("Password", { exact: true }).fill(demoPassword);
  await form.getByRole("button", { name: "Sign in" }).click();
  await page.getByTitle("Balance").waitFor();
}

/** Balance in minor units as the header shows it. */
export async function readBalance(page: Page): Promise<number> {
  return toMinor(await page.getByTitle("Balance").innerText());
}
