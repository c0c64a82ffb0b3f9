import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { age, idOf, setLimit } from "../../apps/backend/tests/support/cashier.ts";
import type { Client } from "../../apps/backend/tests/support/client.ts";
import { isFull, visit } from "./support/browser.ts";
import { scriptedSite } from "./support/scripted-site.ts";

const site = scriptedSite("2026-03-14T12:00:00Z");
const minuteMs = 60_000;
const livePage = () => `${site.origin}/en/live`;
/** Opens the page with a session that began an hour ago. */
async function visitAfterAnHour(page: Page, client: Client): Promise<void> {
  await setLimit(client, { type: "reality_check", amount: 60 });
  await client.post("/platform/api/player/activity");
  await age(site.server, client, { sessionMs: 61 * minuteMs });
  await visit(page, livePage());
}

const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const signInLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Sign in" });

describe("a reality check", () => {
  test.runIf(isFull)("appears in every tab when due, and one answer closes all of them", async () => {
    await site.withPlayer(5_000, async ({ page, client }) => {
      await visitAfterAnHour(page, client);
      const check = (tab: Page) => dialogOf(tab, "Reality check");
      await check(page).getByText("You asked for a reminder every 60 minutes.").waitFor();
      // Escape does not dismiss it.
      await page.keyboard.press("Escape");
      await check(page).waitFor();
      const other = await page.context().newPage();
      await visit(other, livePage());
      await check(other).getByText("Net (settled bets)").waitFor();
      await check(other).getByRole("button", { name: "Continue" }).click();
      await check(other).waitFor({ state: "detached" });
      await check(page).waitFor({ state: "detached" });
    });
  });

  test.runIf(isFull)("is answered by opening the bet history or by signing out", async () => {
    await site.withPlayer(5_000, async ({ page, client }) => {
      await visitAfterAnHour(page, client);
      await dialogOf(page, "Reality check").getByRole("button", { name: "Bet history" }).click();
      await page.waitForURL("**/en/bets");
      await dialogOf(page, "Reality check").waitFor({ state: "detached" });
      expect((await client.get("/platform/api/player/reality-check")).body).toMatchObject({ is_due: false });
    });
    await site.withPlayer(5_000, async ({ page, client }) => {
      await visitAfterAnHour(page, client);
      await dialogOf(page, "Reality check").getByRole("button", { name: "Sign out" }).click();
      await signInLink(page).waitFor();
      await dialogOf(page, "Reality check").waitFor({ state: "detached" });
      expect((await client.get("/platform/api/player")).status).toBe(401);
    });
  });
});

describe("reaching a limit", () => {
  test("on daily activity signs out every tab and says so", async () => {
    await site.withPlayer(5_000, async ({ page, client }) => {
      const other = await page.context().newPage();
      const tracked = other.waitForResponse((reply) => reply.url().endsWith("/player/activity"));
      await visit(other, livePage());
      await tracked;
      await setLimit(client, { type: "activity", amount: 1 });
      await client.post("/platform/api/player/activity");
      await age(site.server, client, { tickMs: minuteMs });
      await visit(page, livePage());
      const dialog = dialogOf(page, "Daily time limit reached");
      await dialog.getByText("You’ve been signed out").waitFor();
      for (const tab of [page, other]) await signInLink(tab).waitFor({ state: "attached" });
      await dialog.getByRole("button", { name: "OK" }).click();
      await dialog.waitFor({ state: "detached" });
    });
  });

  test.runIf(isFull)("on the session length signs out every tab and says so in each", async () => {
    await site.withPlayer(5_000, async ({ page, client }) => {
      await setLimit(client, { type: "session", amount: 30 });
      const other = await page.context().newPage();
      const tracked = other.waitForResponse((reply) => reply.url().endsWith("/player/activity"));
      await visit(other, livePage());
      await tracked;
      await age(site.server, client, { sessionMs: 31 * minuteMs });
      await visit(page, livePage());
      for (const tab of [page, other]) {
        await dialogOf(tab, "Session limit reached").getByText("You’ve been signed out").waitFor();
        await signInLink(tab).waitFor({ state: "attached" });
      }
    });
  });
});

describe("reminders", () => {
  /** Makes the site's reminders appear after a second. */
  async function remindSoon(page: Page): Promise<void> {
    await page.route("**/api/v2/site-config", async (route) => {
      const reply = await route.fetch();
      const reminders = { sign_up_reminder_seconds: 1, deposit_reminder: { show: true, player_group_id: null, remind_after: 1 } };
      await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), ...reminders } });
    });
  }
  const signUp = (page: Page) => page.getByRole("complementary", { name: "Want to bet?" });
  const deposit = (page: Page) => page.getByRole("complementary", { name: "Your account is ready" });

  /** Seconds until a cookie of the page expires. */
  async function secondsToExpiry(page: Page, name: string): Promise<number> {
    const cookie = (await page.context().cookies()).find((one) => one.name === name);
    return (cookie?.expires ?? 0) - Date.now() / 1_000;
  }

  test.runIf(isFull)("ask a visitor to sign up once a day, and a player to deposit once a day", async () => {
    const { page, close } = await site.openPage();
    const fresh = await site.openPage();
    await Promise.all([page, fresh.page].map(remindSoon));
    await visit(page, livePage());
    await signUp(page).getByRole("link", { name: "Sign up" }).waitFor();
    expect(Math.abs((await secondsToExpiry(page, "tl_remind_sign_up")) - 86_400)).toBeLessThan(600);
    await signUp(page).getByRole("button", { name: "Dismiss" }).click();
    // Opened last: when it shows its reminder, the first page would have shown its own again.
    await visit(page, livePage());
    await visit(fresh.page, livePage());
    await signUp(fresh.page).waitFor();
    expect(await signUp(page).count()).toBe(0);
    await Promise.all([close(), fresh.close()]);

    await site.withPlayer(0, async ({ page: own, client }) => {
      await remindSoon(own);
      await visit(own, livePage());
      await deposit(own).getByRole("link", { name: "Deposit" }).click();
      await dialogOf(own, "Deposit").waitFor();
      expect(await deposit(own).count()).toBe(0);
      expect(Math.abs((await secondsToExpiry(own, `tl_remind_deposit_${await idOf(client)}`)) - 86_400)).toBeLessThan(600);
    });
  });
});
