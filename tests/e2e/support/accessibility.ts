import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { isFull } from "./browser.ts";

/** Also lays out what is out of view; otherwise, rows that only take their real height when measured would cover each other. */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Serious and critical violations of a page, or of a part of it, each with its location. Full runs also check the frames of other
 * sites on the pages that have one, which takes three times as long.
 */
export async function violations(page: Page, within = "html"): Promise<readonly string[]> {
  await drawAll(page);
  const builder = new AxeBuilder({ page }).include(within).options({ resultTypes: ["violations"] });
  const { violations: found } = await builder.setLegacyMode(!isFull || page.frames().length === 1).analyze();
  return found
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 5).map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary?.replaceAll(/\s+/gu, " ") ?? ""}`),
    );
}

/** A dialog with its opener and its close button. */
export interface DialogUnderTest {
  readonly name: string;
  /** Has the focus before and after. */
  readonly opener: Locator;
  /** The key that opens it; Enter by default. */
  readonly key?: string;
  /** Label of its close button, if it has one. */
  readonly close?: string;
  /** Whether the focus may leave it for the page. */
  readonly isNonModal?: true;
}

/** Options of every `expect.poll` on the focus. */
export const pollOptions = { timeout: 30_000 };

/** Waits until the element has the focus; `description` names it in failures. */
export async function expectFocus(element: Locator, description: string): Promise<void> {
  const hasFocus = async (): Promise<boolean> => element.evaluate((node) => node === document.activeElement);
  await expect.poll(async () => [description, await hasFocus()], pollOptions).toEqual([description, true]);
}

/** Whether the focus is inside the element, or, with `orBrowser`, on the browser's own controls, where `activeElement` is the body. */
export async function hasFocusWithin(container: Locator, orBrowser = false): Promise<boolean> {
  return container.evaluate(
    (element, isBodyAllowed) => element.contains(document.activeElement) || (isBodyAllowed && document.activeElement === document.body),
    orBrowser,
  );
}

/** Opens the dialog and closes it by Escape, then opens it again, tabs through it and closes it by its button: the focus enters, stays inside and returns. */
export async function expectFocusTrap(page: Page, { name, opener, key = "Enter", close, isNonModal }: DialogUnderTest): Promise<void> {
  const dialog = page.getByRole("dialog", { name, exact: true });
  const open = async (): Promise<void> => {
    await opener.focus();
    await page.keyboard.press(key);
    await dialog.waitFor();
    await expect.poll(async () => [name, await hasFocusWithin(dialog)], pollOptions).toEqual([name, true]);
  };
  await open();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expectFocus(opener, `${name}, closed by Escape`);
  await open();
  for (const step of isNonModal === true ? [] : [...Array.from({ length: 12 }, () => "Tab"), "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(step);
    expect([name, step, await hasFocusWithin(dialog, true)]).toEqual([name, step, true]);
  }
  if (close === undefined) await page.keyboard.press("Escape");
  else {
    await dialog.getByRole("button", { name: close, exact: true }).focus();
    await page.keyboard.press("Enter");
  }
  await dialog.waitFor({ state: "hidden" });
  await expectFocus(opener, `${name}, closed by ${close ?? "Escape"}`);
}
