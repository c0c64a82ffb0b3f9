import { beforeAll, describe, expect, test } from "vitest";
import { goTo, isFull, visit, type WatchedPage } from "./support/browser.ts";
import { signInForm } from "./support/player.ts";
import { everydayNames, liveFootballMatches, pathOf, upcomingFootballMatches, type WireMatch } from "./support/product-api.ts";
import { addWinner, legsOf, oddsButton, raiseSlip, slipOf, typeStake } from "./support/slip-on-page.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { violations } from "./support/accessibility.ts";

const site = productInBrowser();
let match: WireMatch;
let live: WireMatch;

beforeAll(async () => {
  [match] = await upcomingFootballMatches(site.origin);
  live = (await liveFootballMatches(site.origin)).at(-1) ?? match;
});

interface Appearance {
  readonly theme: "dark" | "light";
  readonly window: "desktop" | "phone";
}

async function openIn({ theme, window }: Appearance): Promise<WatchedPage> {
  const watched = await site.borrowPage({ window });
  await watched.page.context().addCookies([{ name: "tl_theme", value: theme, url: site.origin }]);
  return watched;
}

/** One page of each remaining kind, for full runs in English: the pages above cover what Arabic changes. */
const otherPages: readonly (readonly [name: string, path: () => string])[] = [
  ["league", () => `/soccer/${match.tournament.slug}`],
  ["live match", () => pathOf(live)],
  ...[
    "/live",
    "/live/multi",
    "/cybersport",
    "/top-sports",
    "/favorites",
    "/schedule",
    "/promotions",
    "/bets",
    "/safer-gambling",
    "/racing",
    "/lotteries",
    "/premium-cricket",
    "/virtual-gaming-arena",
    "/general-rules",
    "/terms-and-conditions",
    "/accessibility",
    "/about",
    "/theme",
    "/blocks",
    "/users/password/new",
    "/users/password/edit",
    "/users/confirmation",
    "/users/unlock",
    "/404",
    "/410",
    "/500",
    "/blocked",
    "/locked",
    "/_app",
  ].map((path) => [path, () => path] as const),
];

describe.each([
  { theme: "dark", window: "desktop", locale: "en" },
  { theme: "light", window: "phone", locale: "en" },
  ...(isFull
    ? ([
        { theme: "dark", window: "phone", locale: "en" },
        { theme: "light", window: "desktop", locale: "en" },
        { theme: "dark", window: "phone", locale: "ar" },
        { theme: "light", window: "desktop", locale: "ar" },
      ] as const)
    : []),
] as const)("no serious accessibility violation ($theme, $window, $locale)", (appearance) => {
  const pages: readonly (readonly [name: string, path: () => string])[] = [
    ["home", () => ""],
    ["sport", () => "/soccer"],
    ["match", () => pathOf(match)],
    ["sign-in", () => "/users/sign-in"],
    ["sign-up", () => "/users/sign-up"],
    ["search", () => "/search?q=real"],
    ["results", () => "/results"],
    ...(isFull && appearance.locale === "en" ? otherPages : []),
  ];
  const sample = appearance.theme === "dark" ? ["match"] : ["home"];
  test.each(pages.filter(([name]) => isFull || sample.includes(name)))("%s", async (_name, path) => {
    const { page, close } = await openIn(appearance);
    await visit(page, `${site.origin}/${appearance.locale}${path()}`);
    expect(await page.locator("html").getAttribute("data-theme")).toBe(appearance.theme);
    expect(await violations(page)).toEqual([]);
    await close();
  });

  test.runIf(appearance.locale === "en" && (isFull || appearance.theme === "dark"))("the slip, its receipt and my bets", async () => {
    const { page, close } = await openIn(appearance);
    await site.signInAsNew(page);
    await visit(page, `${site.origin}/en${pathOf(match)}`);
    await addWinner(page, everydayNames(match)[0]);
    await typeStake(page, "5");
    const place = slipOf(page).getByRole("button", { name: /^Place bet · €5\.00/u, disabled: false });
    await place.waitFor();
    // The rest of the page has its own test.
    const slip = isFull ? "html" : 'section[aria-label="Bet slip"]';
    expect(await violations(page, slip)).toEqual([]);
    await place.click();
    await slipOf(page).getByText("Bet placed", { exact: true }).waitFor();
    expect(await violations(page, slip)).toEqual([]);
    await goTo(page, `${site.origin}/en/bets`);
    await page.getByRole("main").getByRole("article").first().waitFor();
    expect(await violations(page)).toEqual([]);
    for (const path of isFull ? ["", "/profile", "/safer-gambling", "/promotions", "/favorites", "/racing"] : []) {
      await visit(page, `${site.origin}/en${path}`);
      expect({ path, found: await violations(page) }).toEqual({ path, found: [] });
    }
    await close();
  });
});

test("no page scrolls sideways at a width of 320 pixels", async () => {
  const { page, close } = await site.openPage({ viewport: { width: 320, height: 640 } });
  const paths = [
    "",
    "/live",
    "/general-rules",
    ...(isFull ? ["/soccer", pathOf(match), "/results", "/promotions", "/about", "/users/sign-up"] : []),
  ];
  for (const locale of isFull ? ["en", "ar", "el", "de", "ru", "fil"] : ["el"])
    for (const path of paths) {
      await visit(page, `${site.origin}/${locale}${path}`);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect({ locale, path, beyond }).toEqual({ locale, path, beyond: 0 });
    }
  await close();
});

// Every run already opens pages at the width that remains at 400% zoom.
test.runIf(isFull)("the slip stays usable at 200% zoom", async () => {
  const { page, close } = await site.openPage({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 });
  await visit(page, `${site.origin}/en${pathOf(match)}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  expect(await page.locator('meta[name="viewport"]').getAttribute("content")).not.toMatch(/user-scalable=no|maximum-scale/u);
  await oddsButton(page.getByRole("main").getByRole("group", { name: "Match result", exact: true }), everydayNames(match)[0]).click();
  await raiseSlip(page);
  await legsOf(page).nth(0).waitFor();
  await slipOf(page).getByRole("button", { name: "5", exact: true }).click();
  const act = slipOf(page).getByRole("button", { name: /^Sign in to bet · €5\.00/u });
  await act.scrollIntoViewIfNeeded();
  const box = await act.boundingBox();
  expect(box).not.toBeNull();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(451);
  await act.click();
  await page.getByRole("dialog", { name: "Sign in" }).getByRole("button", { name: "Sign in", exact: true }).waitFor();
  await close();
});

test("a missing value is reported at its field, which gets the focus", async () => {
  const { page, close } = await site.borrowPage();
  await visit(page, `${site.origin}/en/users/sign-in`);
  const form = signInForm(page);
  await form.getByRole("button", { name: "Sign in" }).click();
  const email = form.getByRole("textbox", { name: "Email" });
  await email.and(page.locator(":focus")).waitFor();
  expect(await email.getAttribute("aria-invalid")).toBe("true");
  const note = page.locator(`id=${(await email.getAttribute("aria-describedby")) ?? "none"}`);
  expect(await note.innerText()).not.toBe("");
  await close();
});

test.runIf(isFull)("forced colours and reduced motion are respected", async () => {
  const { page, close } = await site.openPage({ forcedColors: "active", reducedMotion: "reduce" });
  await visit(page, `${site.origin}/en${pathOf(match)}`);
  const price = oddsButton(page.getByRole("main").getByRole("group", { name: "Match result", exact: true }), everydayNames(match)[0]);
  const readStyle = async (): Promise<{ readonly border: string; readonly background: string }> =>
    price.evaluate((button) => {
      const { borderTopStyle, borderTopWidth, backgroundColor } = getComputedStyle(button);
      return { border: `${borderTopStyle} ${borderTopWidth}`, background: backgroundColor };
    });
  const before = await readStyle();
  expect(before.border).toBe("solid 1px");
  await price.click();
  await legsOf(page).nth(0).waitFor();
  // A selected button differs without the page's own colours.
  expect((await readStyle()).background).not.toBe(before.background);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 50)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : "")),
  );
  expect(moving).toEqual([]);
  await close();
});

test.runIf(isFull)("touch targets are at least 44 pixels wide and high", async () => {
  const { page, close } = await site.borrowPage({ window: "phone" });
  await visit(page, `${site.origin}/en${pathOf(match)}`);
  await oddsButton(page.getByRole("main").getByRole("group", { name: "Match result", exact: true }), everydayNames(match)[0]).waitFor();
  /** Controls that do not react up to 21 pixels from their centre; the touch area may be larger than the visible one. */
  const findSmall = async (): Promise<readonly string[]> =>
    page.evaluate(() => {
      const dockTop = document.querySelector(".dock")?.getBoundingClientRect().top ?? innerHeight;
      return ["header a, header button", ".tabbar a, .tabbar button", "main .odd", "main [role=tab]"].flatMap((kind) => {
        const inView = [...document.querySelectorAll<HTMLElement>(kind)].flatMap((control) => {
          const { x, y, width, height } = control.getBoundingClientRect();
          // Chromium tests a point between two pixels at the next one, where the neighbour may begin.
          const [middleX, middleY] = [Math.floor(x + width / 2), Math.floor(y + height / 2)];
          const isHit = (byX: number, byY: number): boolean =>
            document.elementFromPoint(middleX + byX, middleY + byY)?.closest("a, button") === control;
          if (width === 0 || !isHit(0, 0)) return [];
          // The dock hides the lower part of what scrolls below it.
          if (control.closest(".dock") === null && middleY + 21 > dockTop) return [];
          const isLarge = isHit(0, -21) && isHit(0, 21) && isHit(-21, 0) && isHit(21, 0);
          return [{ control, isLarge }];
        });
        if (inView.length === 0) return [`none of ${kind}`];
        return inView.filter(({ isLarge }) => !isLarge).map(({ control }) => control.outerHTML.slice(0, 120));
      });
    });
  await expect.poll(findSmall, { timeout: 30_000 }).toEqual([]);
  await close();
});
