import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** A dialog, what opens it and what closes it. */
export interface OpenedDialog {
  readonly name: string;
  /** What has the focus before and after. */
  readonly opener: Locator;
  /** The key that opens it there; Enter unless told. */
  readonly key?: string;
  /** Its button that closes it, where it has one. */
  readonly close?: string;
  /** Whether the page beside it stays in reach. */
  readonly isBeside?: true;
}

/** How long a condition may take. */
export const patience = { timeout: 30_000 };

/** Waits until an element has the focus. */
export async function expectFocus(where: Locator, what: string): Promise<void> {
  const hasFocus = async (): Promise<boolean> => where.evaluate((element) => element === document.activeElement);
  await expect.poll(async () => [what, await hasFocus()], patience).toEqual([what, true]);
}

/** Whether the focus is in a dialog; the browser's own controls, which a page knows as its body, come between its last and first. */
export async function isWithin(dialog: Locator, orBrowser = false): Promise<boolean> {
  return dialog.evaluate(
    (element, counts) => element.contains(document.activeElement) || (counts && document.activeElement === document.body),
    orBrowser,
  );
}

/** Opens a dialog and closes it by Escape, then again after a walk by Tab and by its button: the focus goes in, stays there, and comes back. */
export async function expectFocusKept(page: Page, { name, opener, key = "Enter", close, isBeside }: OpenedDialog): Promise<void> {
  const dialog = page.getByRole("dialog", { name, exact: true });
  const openIt = async (): Promise<void> => {
    await opener.focus();
    await page.keyboard.press(key);
    await dialog.waitFor();
    await expect.poll(async () => [name, await isWithin(dialog)], patience).toEqual([name, true]);
  };
  await openIt();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expectFocus(opener, `${name}, closed by Escape`);
  await openIt();
  for (const step of isBeside === true ? [] : [...Array.from({ length: 12 }, () => "Tab"), "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(step);
    expect([name, step, await isWithin(dialog, true)]).toEqual([name, step, true]);
  }
  if (close === undefined) await page.keyboard.press("Escape");
  else {
    await dialog.getByRole("button", { name: close, exact: true }).focus();
    await page.keyboard.press("Enter");
  }
  await dialog.waitFor({ state: "hidden" });
  await expectFocus(opener, `${name}, closed by ${close ?? "Escape"}`);
}
