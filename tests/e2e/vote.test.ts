import { beforeAll, describe, expect, test } from "vitest";
import { isFull, visit } from "./support/browser.ts";
import { liveFootballMatches, pathOf, everydayNames, type WireMatch } from "./support/product-api.ts";
import { productInBrowser } from "./support/product-in-browser.ts";

const site = productInBrowser();
let match: WireMatch;

beforeAll(async () => {
  const last = (await liveFootballMatches(site.origin)).at(-1);
  if (last === undefined) throw new Error("No football is in play.");
  match = last;
});

describe("the prediction vote", () => {
  test.runIf(isFull)("asks visitors to sign in, and shows the shares after a player's vote and after a reload", async () => {
    const { page, errors, close } = await site.borrowPage();
    try {
      const address = `${site.origin}/en${pathOf(match)}`;
      const vote = page.getByRole("region", { name: "Who will win?" });
      await visit(page, address);
      await vote.getByRole("link", { name: "Sign in to vote" }).waitFor();
      await site.signInAsNew(page);
      await visit(page, `${site.origin}/en${pathOf(match)}`);
      const [home] = everydayNames(match);
      await vote.getByRole("button", { name: home }).click();
      await vote.getByText(`${home}: 100% of votes`).waitFor();
      await visit(page, address);
      await vote.getByText("1 vote", { exact: true }).waitFor();
      expect(await vote.getByRole("button").count()).toBe(0);
      expect(errors).toEqual([]);
    } finally {
      await close();
    }
  });

  test.runIf(isFull)("is reverted when the server does not count it", async () => {
    const { page, close } = await site.borrowPage();
    try {
      await page.route("**/api/v2/vote", (route) =>
        route.request().method() === "POST" ? route.fulfill({ status: 503, json: { code: "down", message: "Down." } }) : route.fallback(),
      );
      await site.signInAsNew(page, "broke");
      await visit(page, `${site.origin}/en${pathOf(match)}`);
      const vote = page.getByRole("region", { name: "Who will win?" });
      await vote.getByRole("button", { name: everydayNames(match)[1] }).click();
      await vote.getByText("Your vote wasn’t counted. Try again.").waitFor();
      expect(await vote.getByRole("button").count()).toBe(3);
    } finally {
      await close();
    }
  });
});
