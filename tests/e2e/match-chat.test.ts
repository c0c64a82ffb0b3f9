import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { isFull, visit } from "./support/browser.ts";
import { liveFootballMatches, pathOf, type WireMatch } from "./support/product-api.ts";
import { submitSignIn } from "./support/player.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { violations } from "./support/accessibility.ts";

const site = productInBrowser();
let match: WireMatch;

beforeAll(async () => {
  const last = (await liveFootballMatches(site.origin)).at(-1);
  if (last === undefined) throw new Error("No football is in play.");
  match = last;
});

const draftOf = (page: Page) => page.getByRole("textbox", { name: "Message" });

/** Opens the match's chat by its tab and waits until it has joined. */
async function openChat(page: Page): Promise<void> {
  await page.getByRole("tab", { name: /^Chat/u }).filter({ visible: true }).click();
  await page.getByText(/\d+ (?:person|people) here/u).waitFor();
}

async function send(page: Page, text: string): Promise<void> {
  await draftOf(page).fill(text);
  await page.keyboard.press("Enter");
}

describe("a match's chat", () => {
  test("lets two players talk, counts unread messages, keeps a refused draft, reports and mutes", async () => {
    const dana = await site.openPage();
    const bo = await site.openPage({ window: "phone" });
    try {
      const returnTo = pathOf(match);
      await site.signInAsNew(dana.page);
      await visit(dana.page, `${site.origin}/en${returnTo}`);
      await site.signInAsNew(bo.page, "broke");
      await visit(bo.page, `${site.origin}/en${returnTo}`);
      await openChat(dana.page);
      await send(dana.page, "What a goal \u{1F525}");
      await expect.poll(() => draftOf(dana.page).inputValue()).toBe("");
      await openChat(bo.page);
      const log = bo.page.getByRole("log");
      await log.getByText("What a goal \u{1F525}").first().waitFor();
      expect(await violations(bo.page, ".pan")).toEqual([]);

      await bo.page.getByRole("tab", { name: "Markets" }).click();
      await send(dana.page, "And another one");
      await bo.page
        .getByRole("tab", { name: /1 unread message/u })
        .filter({ visible: true })
        .click();
      await log.getByText("And another one").waitFor();
      await send(bo.page, "what the f u c k");
      await bo.page.getByText("Your message contains words that aren’t allowed.").waitFor();
      expect(await draftOf(bo.page).inputValue()).toBe("what the f u c k");
      await send(bo.page, "<b>No way</b>");
      await dana.page.getByRole("log").getByText("<b>No way</b>").waitFor();
      // Others may read a message before its author's page has the confirmation.
      await expect.poll(() => draftOf(bo.page).inputValue()).toBe("");

      // Scrolled up, the log stays in place and shows a button for new messages.
      await bo.page.setViewportSize({ width: 390, height: 600 });
      const long = "goal ".repeat(48);
      await send(bo.page, long);
      await expect.poll(() => draftOf(bo.page).inputValue()).toBe("");
      await send(dana.page, long);
      await expect.poll(() => log.getByText("goal goal").count()).toBe(2);
      await log.evaluate(
        (element) =>
          new Promise((scrolled) => {
            element.addEventListener("scroll", () => requestAnimationFrame(scrolled), { once: true });
            element.scrollTo({ top: 0 });
          }),
      );
      await send(dana.page, "Full time");
      await bo.page.getByRole("button", { name: "1 new message" }).click();
      await log.getByText("Full time").waitFor();
      await bo.page.getByRole("button", { name: "1 new message" }).waitFor({ state: "detached" });

      await log.getByRole("button", { name: "Options for Dana’s message" }).first().click();
      await bo.page.getByRole("button", { name: "Spam" }).click();
      await bo.page.getByText("Reported.").waitFor();
      await bo.page.getByRole("button", { name: "Mute Dana" }).click();
      await log.getByText("What a goal").waitFor({ state: "detached" });
      await bo.page.getByRole("button", { name: "1 muted" }).click();
      await bo.page.getByRole("button", { name: "Unmute" }).click();
      await log.getByText("What a goal").waitFor();
      expect([...dana.errors, ...bo.errors]).toEqual([]);
    } finally {
      await dana.close();
      await bo.close();
    }
  });

  test.runIf(isFull)("opens from a chat block and returns the focus", async () => {
    const { page, errors, close } = await site.openPage({ window: "phone" });
    try {
      await visit(page, `${site.origin}/en/blocks`);
      const toggle = page.getByRole("button", { name: /^Chat: /u });
      await toggle.click();
      const sheet = page.getByRole("dialog", { name: /^Chat: /u });
      await sheet.getByText(/\d+ (?:person|people) here/u).waitFor();
      await page.keyboard.press("Escape");
      await sheet.waitFor({ state: "hidden" });
      expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(errors).toEqual([]);
    } finally {
      await close();
    }
  });

  test.runIf(isFull)("is readable for visitors, keeps their draft through sign-in, and sends nothing while offline", async () => {
    const { page, close } = await site.openPage();
    try {
      await visit(page, `${site.origin}/en${pathOf(match)}`);
      await openChat(page);
      await draftOf(page).fill("See you at half-time");
      await page.getByRole("tabpanel").getByRole("link", { name: "Sign in", exact: true }).click();
      await submitSignIn(page, await site.newPlayer("limited"));
      await page.getByText(/(?:person|people) here/u).waitFor();
      await expect.poll(() => draftOf(page).inputValue()).toBe("See you at half-time");
      await page.context().setOffline(true);
      await page.getByText("Your draft is kept until you’re back online.").waitFor();
      expect(await page.getByRole("button", { name: "Send" }).getAttribute("aria-disabled")).toBe("true");
      await page.context().setOffline(false);
      await page.getByText(/(?:person|people) here/u).waitFor();
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByRole("log").getByText("See you at half-time").waitFor();
      if (isFull) expect(await violations(page, ".pan")).toEqual([]);
    } finally {
      await close();
    }
  });
});
