import { describe, expect, test } from "vitest";
import { isFull, visit } from "./support/browser.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { violations } from "./support/accessibility.ts";

const site = productInBrowser();

describe("keyboard shortcuts", () => {
  test.runIf(isFull)("open the palette, the help and pages, do nothing in text fields, and can be switched off", async () => {
    const { page, errors, close } = await site.borrowPage();
    await visit(page, `${site.origin}/en`);
    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: "Quick actions" });
    await palette.getByRole("option").first().waitFor();
    if (isFull) expect(await violations(page)).toEqual([]);
    await palette.getByRole("combobox").fill("results");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/en/results*");
    await palette.waitFor({ state: "hidden" });
    await page.keyboard.press("Control+k");
    await palette.getByRole("combobox").fill("contrast");
    await page.keyboard.press("Enter");
    await page.locator('html[data-theme="contrast"]').waitFor({ state: "attached" });
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await help.waitFor();
    await page.keyboard.press("Escape");
    await help.waitFor({ state: "hidden" });
    await page.keyboard.press("g");
    await page.keyboard.press("l");
    await page.waitForURL("**/en/live*");
    await page.keyboard.press("/");
    const search = page.getByRole("dialog", { name: "Search" });
    const field = search.getByRole("textbox");
    await field.pressSequentially("b?g/h");
    expect(await field.inputValue()).toBe("b?g/h");
    await page.keyboard.press("Escape");
    await search.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: /Odds format and language/u }).click();
    await page.getByRole("switch", { name: "Keyboard shortcuts" }).click();
    await page.keyboard.press("Escape");
    await page.locator("h1").first().focus();
    await page.keyboard.press("?");
    await page.keyboard.press("Control+k");
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });

  test("move between odds with arrow keys: within a market, to the next market and from row to row", async () => {
    const { page, close } = await site.borrowPage();
    await visit(page, `${site.origin}/en/soccer`);
    const focused = async (): Promise<readonly number[]> =>
      page.evaluate(() => {
        const rows = [...document.querySelectorAll(".mr:has(.main button.odd):has(.second button.odd)")];
        const row = rows.findIndex((candidate) => candidate.contains(document.activeElement));
        return [row, row < 0 ? -1 : [...(rows[row]?.querySelectorAll("button.odd") ?? [])].indexOf(document.activeElement as Element)];
      });
    const row = page.locator(".mr:has(.main button.odd):has(.second button.odd)").first();
    await row.locator("button.odd").first().focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(focused).toEqual([1, 0]);
    await page.keyboard.press("ArrowUp");
    await expect.poll(focused).toEqual([0, 0]);
    const mainCount = await row.locator(".main button.odd").count();
    for (let step = 1; step <= mainCount; step += 1) await page.keyboard.press("ArrowRight");
    await expect.poll(focused).toEqual([0, mainCount]);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(focused).toEqual([0, mainCount - 1]);
    await close();
  });
});
