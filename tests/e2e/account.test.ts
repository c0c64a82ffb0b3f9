import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { goTo, isFull, visit } from "./support/browser.ts";
import { legsOf } from "./support/slip-on-page.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { submitSignIn } from "./support/player.ts";

const site = productInBrowser();

/** Opens the newest mail of a kind in the outbox of the demo platform and follows its link. */
async function openMailedLink(page: Page, { kind, recipient }: { readonly kind: string; readonly recipient: string }): Promise<void> {
  const mail = page.locator(`article[data-kind="${kind}"]`).filter({ hasText: recipient }).first();
  // The mail is written after the response.
  for (;;) {
    await page.goto(`${site.product.platformOrigin}/outbox`);
    if ((await mail.count()) > 0) break;
  }
  await mail.getByRole("link").click();
  // The page is interactive once it has removed the token from its address.
  await page.waitForURL(({ pathname, search }) => pathname.includes("/users/") && search === "");
}

function form(page: Page) {
  return page.getByRole("main").locator("form");
}

async function signInWithPassword(page: Page, password: string): Promise<void> {
  await form(page).getByLabel("Password", { exact: true }).fill(password);
  await form(page).getByRole("button", { name: "Sign in" }).click();
  await page.getByTitle("Balance").waitFor();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account:/u }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByTitle("Balance").waitFor({ state: "detached" });
}

test("a player signs up, resets the password and signs a second device out", async () => {
  const email = `walker-${crypto.randomUUID()}@example.com`;
  const { page, errors, close } = await site.borrowPage();
  await visit(page, `${site.origin}/en/users/sign-up?stag=friend`);
  const signUp = form(page);
  await signUp.getByRole("textbox", { name: "Email" }).fill(email);
  await signUp.getByLabel("Password", { exact: true }).fill("the first password");
  for (const [label, value] of [
    ["Day", "24"],
    ["Month", "8"],
    ["Year", "1990"],
  ] as const)
    await signUp.getByLabel(label).fill(value);
  await signUp.getByLabel("Country", { exact: true }).selectOption("DE");
  await signUp.getByRole("checkbox").check();
  await signUp.getByRole("button", { name: "Create account" }).click();
  await page.getByText(`We’ve sent a link to ${email}`).waitFor();

  await openMailedLink(page, { kind: "confirm", recipient: email });
  await page.getByText("Your email is confirmed.").waitFor();
  expect(new URL(page.url()).search).toBe("");
  await signInWithPassword(page, "the first password");
  // The cashier opens for new players.
  const deposit = page.getByRole("dialog", { name: "Deposit" });
  // It asks for missing profile details first, then continues to the deposit.
  await deposit.getByRole("button", { name: "Complete your profile" }).click();
  const profile = page.getByRole("dialog", { name: "Complete your details" });
  await profile.getByLabel("First name").fill("Wanda");
  await profile.getByLabel("Last name").fill("Walker");
  await profile.getByRole("button", { name: "Save" }).click();
  await deposit.locator("iframe").waitFor();
  await deposit.getByRole("button", { name: "Close" }).click();
  await deposit.waitFor({ state: "hidden" });
  await signOut(page);

  await visit(page, `${site.origin}/en#forgot-password`);
  const dialog = page.getByRole("dialog", { name: "Reset your password" });
  await dialog.getByRole("textbox", { name: "Email" }).fill(email);
  await dialog.getByRole("button", { name: "Send link" }).click();
  await dialog.getByText("Check your inbox").waitFor();
  expect(new URL(page.url()).hash).toBe("");
  await openMailedLink(page, { kind: "password", recipient: email });
  await form(page).getByLabel("New password").fill("the second password");
  await form(page).getByRole("button", { name: "Save password" }).click();
  await page.getByText("Password saved").waitFor();
  expect(new URL(page.url()).search).toBe("");
  await signInWithPassword(page, "the second password");

  const otherDevice = await site.borrowPage();
  await visit(otherDevice.page, `${site.origin}/en/users/sign-in`);
  await form(otherDevice.page).getByRole("textbox", { name: "Email" }).fill(email);
  await signInWithPassword(otherDevice.page, "the second password");
  await goTo(page, `${site.origin}/en/profile/security`);
  const devices = page.getByRole("main").getByRole("listitem");
  await devices.nth(1).waitFor();
  expect(await devices.count()).toBe(2);
  await page.getByRole("button", { name: "Sign out all other devices" }).click();
  await page.getByText("1 other device signed out.").waitFor();
  await devices.nth(1).waitFor({ state: "detached" });
  const reply = await otherDevice.page.request.get(`${site.origin}/platform/api/player`);
  expect(reply.status()).toBe(401);
  await otherDevice.close();
  // Requests sent just before signing out may be answered 401, which the browser logs.
  expect(errors.filter((error) => !error.includes("401")).join("; ")).toBe("");
  await close();
});

test.runIf(isFull)(
  "an ended session asks to sign in again and keeps the slip, signing out reaches every tab, and an unverified player must verify a phone",
  async () => {
    const { page, close } = await site.borrowPage();
    const email = await site.newPlayer();
    await visit(page, `${site.origin}/en/users/sign-in?returnTo=%2Fsoccer`);
    await submitSignIn(page, email);
    await page.waitForURL("**/en/soccer");
    const price = page.getByRole("main").locator("button.odd:not([disabled])").last();
    await price.click();
    await legsOf(page).first().waitFor();
    await page.getByRole("button", { name: /^Account:/u }).click();
    await page.context().clearCookies({ name: "sb" });
    // Any request reveals the ended session; a background request may come before this click.
    await page
      .getByRole("button", { name: /^USD/u })
      .click({ timeout: 10_000 })
      .catch(() => undefined);
    const dialog = page.getByRole("dialog", { name: "Sign in" });
    await dialog.getByText("Your session has ended.").waitFor();
    expect(await legsOf(page).count()).toBe(1);
    await dialog.getByRole("textbox", { name: "Email" }).fill(email);
    await dialog.getByLabel("Password", { exact: true }).fill("demo-pass-1");
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByTitle("Balance").waitFor();
    expect(await legsOf(page).count()).toBe(1);

    const second = await page.context().newPage();
    await visit(second, `${site.origin}/en/profile`);
    await second.getByRole("heading", { name: "Your details" }).waitFor();
    await page.keyboard.press("Escape");
    await signOut(page);
    await second.getByText("Sign in to see your profile").waitFor();
    await second.close();

    await goTo(page, `${site.origin}/en/users/sign-in`);
    await submitSignIn(page, await site.newPlayer("unverified"));
    const verification = page.getByRole("dialog", { name: "Verify your phone" });
    await verification.getByLabel("Phone number").fill("+49 151 12345678");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await verification.getByRole("button", { name: "Send code" }).click();
    await verification.getByText("We’ve sent a code to +4915112345678.").waitFor();
    const outbox = await page.context().newPage();
    await outbox.goto(`${site.product.platformOrigin}/outbox`);
    const code = /\b\d{6}\b/u.exec(await outbox.locator('article[data-kind="phone_code"] pre').first().innerText())?.[0] ?? "";
    await outbox.close();
    await verification.getByLabel("Code").fill(code);
    await verification.getByRole("button", { name: "Verify" }).click();
    await verification.waitFor({ state: "detached" });
    await close();
  },
);

test.runIf(isFull)("signing in opens over the page, links to other sites ask first, and a preview says so", async () => {
  await site.withBorrowed(async (page) => {
    await visit(page, `${site.origin}/en/soccer`);
    const entries = await page.evaluate(() => history.length);
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign in" });
    await dialog.getByRole("button", { name: "No account yet? Sign up" }).click();
    const signUp = page.getByRole("dialog", { name: "Create your account" });
    await signUp.getByLabel("Country", { exact: true }).waitFor();
    await signUp.getByRole("button", { name: "Already have an account? Sign in" }).click();
    await submitSignIn(page, await site.newPlayer());
    await dialog.waitFor({ state: "hidden" });
    expect(page.url()).toBe(`${site.origin}/en/soccer`);
    // The link that opened the dialog is gone.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toMatch(/^Account:/u);
    expect(await page.evaluate(() => history.length)).toBe(entries);

    await visit(page, `${site.origin}/en/safer-gambling?preview=1`);
    const preview = page.getByRole("dialog", { name: "This is a preview" });
    await preview.getByRole("button", { name: "Exit preview" }).click();
    await page.waitForURL(`${site.origin}/en/safer-gambling`);
    await preview.waitFor({ state: "hidden" });
    await page.getByRole("main").locator('a[target="_blank"]').first().click();
    const leaving = page.getByRole("dialog", { name: /^You are leaving/u });
    await leaving.getByRole("link", { name: "Open site" }).waitFor();
    await leaving.getByRole("button", { name: "Stay here" }).click();
    await leaving.waitFor({ state: "hidden" });
    expect(page.context().pages()).toHaveLength(1);
  });
});

test.runIf(isFull)("signing out from the menu of a phone closes the menu", async () => {
  const watched = await site.borrowPage({ window: "phone" });
  const { page } = watched;
  await site.signInAsNew(page);
  await visit(page, `${site.origin}/en/about`);
  const menu = page.getByRole("dialog", { name: "All", exact: true });
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "All", exact: true }).click();
  await menu.getByRole("button", { name: "Sign out" }).click();
  await menu.waitFor({ state: "hidden" });
  await page.getByTitle("Balance").waitFor({ state: "detached" });
  await watched.close();
});
