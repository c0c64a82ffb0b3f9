import { expect, test } from "vitest";
import { visit } from "./support/browser.ts";
import { submitSignIn } from "./support/player.ts";
import { productInBrowser } from "./support/product-in-browser.ts";

const site = productInBrowser();

test("the cover keeps its height and centres the teams when its match turns out to have no win chances", async () => {
  const { page, close } = await site.borrowPage({ window: "phone" });
  let answer = (): void => undefined;
  const isMeasured = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/api\/v2\/win-chances\?/u, async (route) => {
    await isMeasured;
    await route.fulfill({ json: { data: [] } });
  });
  const asked = page.waitForRequest(/\/api\/v2\/win-chances\?/u);
  await visit(page, `${site.origin}/en`);
  await asked;
  const river = page.locator(".cv-river");
  const height = async (): Promise<number> => (await river.boundingBox())?.height ?? 0;
  const before = await height();
  const teams = page.locator(".cv-teams");
  const top = async (): Promise<number> => (await teams.boundingBox())?.y ?? 0;
  const topBefore = await top();
  const answered = page.waitForResponse(/\/api\/v2\/win-chances\?/u);
  answer();
  await (await answered).finished();
  // The page renders the answer in one of the next frames.
  await page.evaluate(async () => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(before).toBeGreaterThan(0);
  expect(await height()).toBe(before);
  expect((await top()) - topBefore).toBe(32);
  await close();
});

test("a swipe over the cover shows the next match, a swipe back the previous one", async () => {
  const { page, close } = await site.borrowPage({ window: "phone" });
  await visit(page, `${site.origin}/en`);
  const cover = page.getByRole("region", { name: "Featured match" });
  await cover.getByText("1/3", { exact: true }).waitFor();
  const finger = await page.context().newCDPSession(page);
  const stage = await cover.getByRole("article").boundingBox();
  const y = (stage?.y ?? 0) + 60;
  const swipe = async (from: number, to: number): Promise<void> => {
    const points = [from, (from + to) / 2, to].map((x) => [{ x, y }]);
    for (const [index, touchPoints] of points.entries())
      await finger.send("Input.dispatchTouchEvent", { type: index === 0 ? "touchStart" : "touchMove", touchPoints });
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await swipe(300, 100);
  await cover.getByText("2/3", { exact: true }).waitFor();
  await swipe(100, 300);
  await cover.getByText("1/3", { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/en");
  await close();
});

test("favourites come with the sign-in on the page, whose document does not name their code for visitors", async () => {
  const name = "/assets/cover-late-";
  const email = await site.newPlayer();
  const { page, close } = await site.openPage();
  try {
    await visit(page, `${site.origin}/en`);
    expect(await (await page.request.get(`${site.origin}/en`)).text()).not.toContain(name);
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
    await submitSignIn(page, email);
    await page.getByRole("main").getByRole("button", { name: "Add to favourites" }).first().click();
    await page.getByRole("main").getByRole("heading", { name: "Favourites", exact: true }).waitFor();
    expect(await (await page.request.get(`${site.origin}/en`)).text()).toContain(name);
  } finally {
    await close();
  }
});
