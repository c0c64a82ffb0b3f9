import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { isFull, visit } from "./support/browser.ts";
import { everydayNames, pathOf, readJson, upcomingFootballMatches, type WireMatch } from "./support/product-api.ts";
import { legsOf, oddsButton } from "./support/slip-on-page.ts";
import { productInBrowser } from "./support/product-in-browser.ts";

interface OddsVector {
  readonly odds_milli: number;
  readonly european: string;
  readonly hongkong: string;
  readonly american: string;
  readonly indonesian: string;
  readonly malaysian: string;
  readonly british: string;
}

const { cases: vectors } = JSON.parse(
  readFileSync(new URL("../../packages/domain/tests/vectors/odds-formats.json", import.meta.url), "utf8"),
) as { readonly cases: readonly OddsVector[] };

const formats = [
  { name: "Decimal", key: "european" },
  { name: "Fractional", key: "british" },
  { name: "American", key: "american" },
  { name: "Hong Kong", key: "hongkong" },
  { name: "Indonesian", key: "indonesian" },
  { name: "Malaysian", key: "malaysian" },
] as const;

const site = productInBrowser();
let match: WireMatch;

beforeAll(async () => {
  [match] = await upcomingFootballMatches(site.origin);
});

/** Texts of all odds buttons of the match page, once every market has rendered. */
async function oddsTexts(page: Page): Promise<readonly string[]> {
  await expect.poll(async () => page.locator('main .card[aria-busy="true"]').count()).toBe(0);
  return page.getByRole("main").getByRole("tabpanel").first().locator("button.odd:not([data-locked]) span.n").allInnerTexts();
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Odds format and language" }).click();
}

describe("odds formats", () => {
  test.each(isFull ? formats : formats.slice(1, 2))("$name matches the test vectors and survives a reload", async ({ name, key }) => {
    const { page, close } = await site.borrowPage();
    await visit(page, `${site.origin}/en${pathOf(match)}`);
    await page.getByRole("tab", { name: /^All\b/u }).click();
    const decimals = await oddsTexts(page);
    await openSettings(page);
    await page.getByRole("button", { name, exact: true }).click();
    await page.keyboard.press("Escape");
    const texts = await oddsTexts(page);
    expect(texts).toHaveLength(decimals.length);
    const known = decimals.flatMap((decimal, index) => {
      const vector = vectors.find(({ european }) => european === decimal);
      return vector === undefined ? [] : [{ decimal, shown: texts[index], expected: vector[key] }];
    });
    // Which of the vectors' odds are on the page depends on the match.
    expect(known.length).toBeGreaterThan(0);
    for (const { decimal, shown, expected } of known) expect({ decimal, shown }).toEqual({ decimal, shown: expected });
    await page.reload();
    await page.getByRole("tab", { name: /^All\b/u }).click();
    // Some odds may have moved meanwhile.
    const sameShare = async (): Promise<number> => {
      const now = await oddsTexts(page);
      return now.filter((text, index) => text === texts[index]).length / texts.length;
    };
    await expect.poll(sameShare).toBeGreaterThan(0.9);
    await close();
  });
});

test("changing the language keeps the page and the slip", async () => {
  const { page, close } = await site.borrowPage();
  await visit(page, `${site.origin}/en${pathOf(match)}`);
  await oddsButton(page.getByRole("main").getByRole("group", { name: "Match result", exact: true }), everydayNames(match)[0]).click();
  await legsOf(page).nth(0).waitFor();
  await openSettings(page);
  await page.getByRole("link", { name: "Deutsch" }).click();
  await page.waitForURL(`${site.origin}/de${pathOf(match)}`);
  await page
    .getByRole("region", { name: "Wettschein" })
    .getByRole("button", { name: `${everydayNames(match)[0]} entfernen` })
    .waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  await close();
});

// Every run already opens the page of results from the dialog (search-modal).
describe.runIf(isFull)("search", () => {
  test.each(["Atlético", "atletico", "ATLETICO"])("finds Atlético by %s", async (text) => {
    const { page, close } = await site.borrowPage();
    await visit(page, `${site.origin}/en/search`);
    await page.getByRole("search").getByRole("textbox").fill(text);
    await page
      .getByRole("search")
      .getByRole("link", { name: /Atlético/u })
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe("/en/search");
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(text);
    await close();
  });

  test("reports when nothing is found, and asks for at least three letters", async () => {
    const { page, close } = await site.borrowPage();
    await visit(page, `${site.origin}/en/search`);
    const field = page.getByRole("search").getByRole("textbox");
    await field.fill("zz");
    await page.getByText("At least 3 letters").waitFor();
    await field.fill("zzzzqq");
    await page.getByText("No results for “zzzzqq”").waitFor();
    await close();
  });

  test("the slash key opens the search with its field focused", async () => {
    const { page, close } = await site.borrowPage();
    await visit(page, `${site.origin}/en`);
    await page.keyboard.press("/");
    await page.getByRole("search").getByRole("textbox").and(page.locator(":focus")).waitFor();
    await close();
  });
});

test.runIf(isFull)("results show yesterday's final scores", async () => {
  const { page, close } = await site.borrowPage({ timezoneId: "UTC" });
  await visit(page, `${site.origin}/en/results?sport=soccer`);
  await page.getByRole("navigation", { name: "Day" }).getByRole("link", { name: "Yesterday" }).click();
  await page.getByRole("navigation", { name: "Day" }).locator('[aria-current="page"]', { hasText: "Yesterday" }).waitFor();
  const link = page.getByRole("main").locator('a[href*="-m-"]').first();
  await link.waitFor();
  const id = /-m-(\d+)$/u.exec((await link.getAttribute("href")) ?? "")?.[1] ?? "";
  const ended = await readJson<WireMatch>(site.origin, `/api/v2/matches/${id}`);
  expect(ended.status).toBeGreaterThan(2);
  expect(ended.start_time.slice(0, 10)).toBe("2026-11-20");
  const text = (await link.locator("xpath=..").innerText()).replaceAll(/\s+/gu, " ");
  for (const side of everydayNames(ended)) expect(text).toContain(side);
  const score = ended.statistics?.total_score;
  expect(text).toMatch(new RegExp(`\\b${score?.home}\\b.*\\b${score?.away}\\b`, "u"));
  await close();
});

test.runIf(isFull)("a favourite survives a reload and can be removed", async () => {
  const { page, close } = await site.borrowPage();
  await site.signInAsNew(page);
  await visit(page, `${site.origin}/en${pathOf(match)}`);
  const add = page.getByRole("main").getByRole("button", { name: "Add to favourites" }).first();
  const remove = page.getByRole("main").getByRole("button", { name: "Remove from favourites" }).first();
  const answered = page.waitForResponse((reply) => reply.url().includes("/favourites/matches/") && reply.request().method() === "POST");
  await add.click();
  await remove.waitFor();
  expect((await answered).ok()).toBe(true);
  await page.reload();
  await remove.waitFor();
  await visit(page, page.url());
  await remove.click();
  await add.waitFor();
  await close();
});
