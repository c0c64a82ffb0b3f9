import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { isFull, openPage, visit, workerBrowser, type WatchedPage } from "./support/browser.ts";
import { closePages } from "./support/page-pool.ts";
import { readBalance, submitSignIn } from "./support/player.ts";
import { oddsButton, placeUntilAccepted, slipOf, stakeField, typeStake, waitForLeg } from "./support/slip-on-page.ts";
import { type SpecSite, startSpecSite } from "./support/spec-site.ts";

const email = "ana@example.com";
let site: SpecSite;
let browser: Browser;

beforeAll(async () => {
  browser = await workerBrowser();
});
beforeEach(async () => {
  site = await startSpecSite();
});
afterEach(async () => {
  await closePages(browser, site.origin);
  await site.stop();
});

/** Matches by their address, with the outcome that is bet on. */
const everton = { path: "/soccer/liverpool-everton-m-1002", outcome: "Liverpool" };
const sevilla = { path: "/soccer/real-madrid-sevilla-m-1004", outcome: "Real Madrid" };
const fritz = { path: "/tennis/carlos-alcaraz-taylor-fritz-m-1009", outcome: "Carlos Alcaraz" };

/** The errors of a page without logged 404 replies, which are the answers to calls that the specification does not name. */
function faultsOf({ errors }: WatchedPage): readonly string[] {
  return errors.filter((error) => !/^Failed to load resource: .* 404 /u.test(error));
}

/** Opens each match, adds the outcome to the slip, and places the bet. */
async function place(
  page: Page,
  legs: readonly { readonly path: string; readonly outcome: string }[],
  field: "Combo" | "2 of 3" | null,
): Promise<void> {
  for (const { path, outcome } of legs) {
    await visit(page, `${site.origin}/en${path}`);
    await oddsButton(page.getByRole("main"), outcome).click();
    await waitForLeg(page, outcome);
  }
  if (field === null) await typeStake(page, "6");
  else await stakeField(page, field).fill("6");
  await placeUntilAccepted(page);
}

function cardOf(page: Page, reference: string) {
  return page.getByRole("main").getByRole("article", { name: `Bet ${reference}` });
}

test("a player places, follows, cashes out and settles bets, and changes currency and language", async () => {
  const watched = await openPage(browser);
  const { page } = watched;
  const refused: string[] = [];
  page.on("response", (reply) => void (reply.status() >= 400 && refused.push(`${reply.status()} ${reply.url()}`)));
  await visit(page, `${site.origin}/en/users/sign-in`);
  await submitSignIn(page, email);
  expect(await readBalance(page)).toBe(100_000);

  await place(page, [everton], null);
  await place(page, [everton, sevilla], "Combo");
  await place(page, [everton, sevilla, fritz], "2 of 3");
  expect(site.backend.betsOf(email).map(({ type }) => type)).toEqual(["system", "double", "single"]);
  await expect.poll(async () => readBalance(page)).toBe(98_200);

  await visit(page, `${site.origin}/en/bets`);
  const single = cardOf(page, "B000001");
  await single.getByRole("button", { name: /^Cash out/u }).click();
  const cashOut = single.getByRole("region", { name: "Cash out" });
  await cashOut.getByRole("button", { name: /^Cash out/u }).click();
  await expect.poll(async () => readBalance(page)).toBe(98_680);
  await cashOut.getByRole("button", { name: "Close" }).click();
  expect(site.backend.betsOf(email)[2]).toMatchObject({ status: "cashed_out", win_amount: 480 });

  site.backend.finish(1002, 2, 0);
  site.backend.finish(1004, 1, 0);
  // 6.00 x 1.55 x 1.40, read by polling.
  await cardOf(page, "B000002").getByText("€13.02").first().waitFor();
  await expect.poll(async () => readBalance(page)).toBe(98_680 + 1302);

  await page.getByRole("button", { name: /^Account/u }).click();
  await page.getByRole("button", { name: /^JPY/u }).click();
  await expect.poll(async () => readBalance(page)).toBe(50_000);
  await page.getByRole("button", { name: /^EUR/u }).click();
  await expect.poll(async () => readBalance(page)).toBe(98_680 + 1302);

  await visit(page, `${site.origin}/en/live`);
  await page.getByRole("button", { name: /^Odds format and language/u }).click();
  await page.getByRole("link", { name: "Deutsch" }).click();
  await page.waitForURL(`${site.origin}/de/live`);
  expect(site.backend.players.byEmail(email)).toMatchObject({ locale: "de", currency: "EUR" });

  expect(faultsOf(watched).join("\n"), refused.join("\n")).toBe("");
  expect(site.backend.takeRefused()).toEqual([]);
  await watched.close();
});

test.runIf(isFull)("a freebet is chosen on the slip and costs nothing", async () => {
  const watched = await openPage(browser);
  const { page } = watched;
  await visit(page, `${site.origin}/en/users/sign-in`);
  await submitSignIn(page, "free@example.com");
  await visit(page, `${site.origin}/en${fritz.path}`);
  await oddsButton(page.getByRole("main"), fritz.outcome).click();
  await waitForLeg(page, fritz.outcome);
  await slipOf(page).getByRole("radio", { name: "Welcome freebet · €5.00" }).check();
  await placeUntilAccepted(page);
  expect(await readBalance(page)).toBe(100_000);
  expect(site.backend.betsOf("free@example.com")).toMatchObject([{ bonus: {}, stake: { value: 500 } }]);
  expect(faultsOf(watched).join("\n")).toBe("");
  expect(site.backend.takeRefused()).toEqual([]);
  await watched.close();
});

test.runIf(isFull)("live prices move without realtime, and no page keeps its placeholders", async () => {
  const watched = await openPage(browser);
  const { page } = watched;
  const paths = ["", "/live", everton.path, "/results", "/promotions", "/soccer", "/soccer/arsenal-chelsea-m-1001"];
  for (const path of isFull ? paths : paths.slice(0, 4)) {
    await visit(page, `${site.origin}/en${path}`);
    await expect.poll(async () => page.getByRole("main").locator(".skeleton, [aria-busy=true]").count(), { timeout: 10_000 }).toBe(0);
  }
  await visit(page, `${site.origin}/en/live`);
  const price = oddsButton(page.getByRole("main"), "Arsenal");
  const before = await price.innerText();
  await expect.poll(async () => price.innerText(), { timeout: 40_000 }).not.toBe(before);
  expect(faultsOf(watched).join("\n")).toBe("");
  expect(site.backend.takeRefused()).toEqual([]);
  await watched.close();
});
