import { AxeBuilder } from "@axe-core/playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { goTo, isFull, visit } from "./support/browser.ts";
import { pathOf, readJson, readMatches } from "./support/product-api.ts";
import { productInBrowser } from "./support/product-in-browser.ts";

const site = productInBrowser();
let leaguePath: string;

beforeAll(async () => {
  const leagues = await readJson<{ readonly data: readonly { readonly slug: string; readonly name: string }[] }>(
    site.origin,
    "/api/v2/tournaments?sport_key=soccer&limit=50",
  );
  leaguePath = `/soccer/${leagues.data.find(({ name }) => name === "Premier League")?.slug ?? ""}`;
});

describe("filters of a sport", () => {
  test("are kept in the address, and an empty list offers to reset them", async () => {
    const { page, close } = await site.borrowPage();
    await visit(page, `${site.origin}/en/soccer`);
    await page.getByLabel("Sort by").selectOption("start_time");
    await page.waitForURL(/\/en\/soccer\?sortBy=start_time$/u);
    await page.getByLabel("Starts within").selectOption("1h");
    await page.waitForURL(/time=1h&sortBy=start_time$/u);
    await visit(page, `${site.origin}/en/soccer?time=1h&league=1&isBettable=true`);
    await page.getByText("No matches fit these filters").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Reset filters" }).click();
    await page.waitForURL(`${site.origin}/en/soccer`);
    await page.locator(".mr").first().waitFor();
    await close();
  });

  test.runIf(isFull)("fall back for invalid values, which the canonical address drops", async () => {
    const { page, close } = await site.borrowPage();
    await visit(page, `${site.origin}/en/soccer?time=5y&date=1999-01-01&sortBy=odds&page=-4`);
    expect(await page.getByLabel("Starts within").inputValue()).toBe("all");
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(/\/en\/soccer$/u);
    await page.locator(".mr").first().waitFor();
    await close();
  });

  test.runIf(isFull)("show a third column in a wide list, and a bet builder tab that links to each match's builder", async () => {
    const { page, close } = await site.borrowPage();
    await visit(page, `${site.origin}/en/soccer`);
    await page.locator(".mr .third .odd").first().waitFor();
    await page.getByRole("navigation", { name: "Page sections" }).getByRole("link", { name: "Bet builder" }).click();
    await page.waitForURL(/\/en\/soccer\?tab=betbuilder$/u);
    await page.locator(".mr").getByRole("link", { name: "Bet builder" }).first().click();
    await page.waitForURL(/#betBuilder$/u);
    await page.getByRole("tab", { name: "Bet builder", selected: true }).waitFor();
    await close();
  });

  test("have odds in every column with a heading, at any width", async () => {
    const { page, close } = await site.openPage({ viewport: { width: 900, height: 900 } });
    await visit(page, `${site.origin}/en/live`);
    const emptyColumns = async (): Promise<readonly string[]> =>
      page.locator(".mt .league").evaluateAll((leagues) =>
        leagues.flatMap((league) =>
          [...league.querySelectorAll<HTMLElement>(".lh > .ch")].flatMap((heading) => {
            const column = [...heading.classList].find((name) => name !== "ch") ?? "";
            const isNamed = heading.checkVisibility() && heading.textContent !== "";
            return isNamed && league.querySelector(`.mr .${column} .odd`) === null ? [`${heading.textContent} (${column})`] : [];
          }),
        ),
      );
    for (const width of [1280, 900, 700]) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator(".mr .odd").first().waitFor();
      await expect.poll(emptyColumns, { message: `at ${width}` }).toEqual([]);
    }
    await close();
  });

  test.runIf(isFull)("open in a sheet on a phone", async () => {
    const { page, close } = await site.borrowPage({ window: "phone" });
    await visit(page, `${site.origin}/en/soccer`);
    await page.getByRole("button", { name: "Filters" }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.getByRole("button", { name: "Open for betting" }).click();
    await page.waitForURL(/isBettable=true/u);
    await sheet.getByRole("button", { name: "Show matches" }).click();
    await sheet.waitFor({ state: "hidden" });
    await close();
  });
});

describe("pages", () => {
  test.each([
    ["/cybersport", "E-sports", 200],
    ["/top-sports", "Top sports", 200],
    ["/schedule", "Schedule", 200],
    ["/favorites", "Favourites", 200],
    ["/general-rules", "Betting rules", 200],
    ["/terms-and-conditions", "Terms and conditions", 200],
    ["/blocked", "Not available", 403],
    ["/locked", "Unauthorized", 401],
    ["/410", "No longer available", 410],
  ])("%s is %s with status %i", async (path, heading, status) => {
    const reply = await fetch(`${site.origin}/en${path}`);
    const html = await reply.text();
    expect([reply.status, /<h1[^>]*>([^<]*)</u.exec(html)?.[1]]).toEqual([status, heading]);
    expect(/<footer[\s\S]*18\+/u.test(html)).toBe(true);
  });

  test("an address with a wrong name redirects to the right one and keeps its query", async () => {
    const reply = await fetch(`${site.origin}/en${leaguePath.replace("premier-league", "other")}?tab=standings`, { redirect: "manual" });
    expect(reply.status).toBe(301);
    expect(reply.headers.get("location")).toBe(`/en${leaguePath}?tab=standings`);
  });

  test.runIf(isFull).each(["/cybersport", "/schedule", "/favorites", "/general-rules"])("%s passes axe in both themes", async (path) => {
    for (const colorScheme of ["dark", "light"] as const) {
      const { page, close } = await site.openPage({ colorScheme });
      await visit(page, `${site.origin}/en${path}`);
      await page.locator('html[data-theme="system"]').waitFor({ state: "attached" });
      // accessibility.test.ts checks the odds buttons.
      const { violations } = await new AxeBuilder({ page }).exclude(".plate").analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      await close();
    }
  });
});

describe("standings", () => {
  test.runIf(isFull)("rank a league's teams and highlight the two of the match", async () => {
    const { page, close } = await site.openPage();
    await visit(page, `${site.origin}/en${leaguePath}`);
    await page.getByRole("link", { name: "Standings" }).click();
    const table = page.getByRole("table", { name: "Premier League standings" });
    await table.waitFor();
    expect(await table.locator("tbody tr").count()).toBe(20);
    if (isFull) {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    }
    const id = leaguePath.split("-").at(-1) ?? "";
    const [match] = await readMatches(site.origin, `tournament_id=${id}&match_status=0&limit=1`);
    if (match === undefined) throw new Error("The league has no match to come.");
    await page.setViewportSize({ width: 1440, height: 900 });
    await goTo(page, `${site.origin}/en${pathOf(match)}`);
    await page.getByRole("tab", { name: "Standings" }).click();
    await expect.poll(async () => page.locator('tr[aria-current="true"]').count()).toBe(2);
    await close();
  });
});

test.runIf(isFull)("the favourites page lists starred leagues", async () => {
  const { page, close } = await site.borrowPage();
  await visit(page, `${site.origin}/en/favorites`);
  await page.getByText("Sign in to see your favourites").waitFor();
  await site.signInAsNew(page);
  // A page reads the player's favourites after it is interactive, and the reply replaces what it shows.
  const favourites = page.waitForResponse((reply) => reply.url().endsWith("/api/v2/favourites/tournaments"));
  await visit(page, `${site.origin}/en${leaguePath}`);
  await favourites;
  await page.getByRole("main").getByRole("button", { name: "Add to favourites" }).first().click();
  await page.getByRole("main").getByRole("button", { name: "Remove from favourites" }).first().waitFor();
  await goTo(page, `${site.origin}/en/favorites`);
  const leagues = page.getByRole("region", { name: "Leagues" });
  await leagues.getByRole("link", { name: /Premier League/u }).waitFor();
  await leagues.getByRole("button", { name: "Remove from favourites" }).click();
  await leagues.getByRole("button", { name: "Add to favourites" }).waitFor();
  await close();
});

test("a list that was left a moment ago opens at once with what is known, and one that was not waits for its matches", async () => {
  const { page, close } = await site.borrowPage();
  await page.clock.install();
  await visit(page, `${site.origin}/en/soccer`);
  await goTo(page, `${site.origin}/en/live`);
  await page.route("**/api/v2/matches?*", async () => new Promise(() => undefined));
  await page.clock.pauseAt(Date.now() + 5_000);
  const open = async (path: string): Promise<void> => {
    await page.evaluate((to) => {
      history.pushState({ key: to }, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    // Longer than a task, and shorter than a page waits for its data.
    await page.clock.runFor(100);
  };
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await open("/en/soccer");
  await heading.filter({ hasText: "Football" }).waitFor();
  await page.locator('main .mr a[href*="/soccer/"]').first().waitFor();
  await open("/en/tennis");
  expect(await heading.textContent()).toContain("Football");
  await page.clock.resume();
  await heading.filter({ hasText: "Tennis" }).waitFor();
  await close();
});
