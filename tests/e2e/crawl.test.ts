import { beforeAll, describe, expect, test } from "vitest";
import { isFull, visit } from "./support/browser.ts";
import { linkFaults, readPageLinks } from "./support/page-metadata.ts";
import { pathOf, readMatches } from "./support/product-api.ts";
import { productInBrowser } from "./support/product-in-browser.ts";
import { violations } from "./support/accessibility.ts";

/** `npm run test:full` follows every link, `npm test` a few of each kind. */
const maxPerKind = isFull ? 60 : 2;
const maxPages = isFull ? 1_500 : 40;

const locales = ["en", "de", "ar", "nb"];
const site = productInBrowser({ web: { LOCALES: locales.join(",") } });

/** Groups similar addresses: every match of soccer is `/en/soccer/*-m-*`. */
function kindOf(path: string): string {
  return path
    .replace(/\?.*$/u, "?")
    .replace(/[^/]+-([clmt])-\d+/gu, "*-$1")
    .replace(/\/en\/[a-z0-9-]+(?=\/\*)/u, "/en/*");
}

function linksOf(html: string): readonly string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)"/gu)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
}

describe("links", () => {
  test("lead to existing pages, each with the right canonical and alternate addresses", async () => {
    const seen = new Set(["/en"]);
    const countByKind = new Map<string, number>();
    const waiting = ["/en"];
    const dead: string[] = [];
    const faults: string[] = [];
    const firstOfKind = new Map<string, string>();
    let visited = 0;
    const crawl = async (path: string, from: string | undefined): Promise<void> => {
      const reply = await fetch(`${site.origin}${path}`, { redirect: "follow" });
      const html = await reply.text();
      // A match may have been delisted since its link was rendered.
      if (!reply.ok && reply.status !== 410) dead.push(`${path} answered ${reply.status}, linked from ${from ?? "nowhere"}`);
      if (reply.ok) {
        const final = reply.url.slice(site.origin.length);
        faults.push(...linkFaults(readPageLinks(html), { path: final, origin: site.origin, locales }).map((fault) => `${final}: ${fault}`));
        if (!firstOfKind.has(kindOf(final))) firstOfKind.set(kindOf(final), final);
      }
      for (const href of linksOf(html)) {
        if (seen.has(href) || !/^\/en(?:[/?]|$)/u.test(href)) continue;
        const kind = kindOf(href);
        const count = countByKind.get(kind) ?? 0;
        seen.add(href);
        if (count >= maxPerKind) continue;
        countByKind.set(kind, count + 1);
        waiting.push(href);
        origins.set(href, path);
      }
    };
    const origins = new Map<string, string>();
    while (waiting.length > 0 && visited < maxPages) {
      const next = waiting.splice(0, 4);
      visited += next.length;
      await Promise.all(next.map(async (path) => crawl(path, origins.get(path))));
    }
    expect(dead).toEqual([]);
    expect(faults).toEqual([]);
    expect(visited).toBeGreaterThan(15);
    // The translations exist at those addresses and list the same alternates.
    for (const path of [...firstOfKind.values()].slice(0, isFull ? undefined : 2)) {
      const { alternates } = readPageLinks(await (await fetch(`${site.origin}${path}`)).text());
      for (const address of new Set(alternates.values())) {
        const reply = await fetch(address, { redirect: "manual" });
        if (reply.status === 410) continue;
        expect([address, reply.status]).toEqual([address, 200]);
        expect([address, readPageLinks(await reply.text()).alternates]).toEqual([address, alternates]);
      }
    }
  });

  test.each([
    ["/", 307, "/en"],
    ["/no/live", 301, "/nb/live"],
    ["/en/soccer/", 301, "/en/soccer"],
    ["/en//soccer", 301, "/en/soccer"],
    ["/en/soccer?time=7d&page=900", 302, "/en/soccer?time=7d"],
    ["/en/results?page=900", 302, "/en/results"],
    ["/xx/soccer", 404, null],
    ["/en/no-such-sport", 404, null],
    ["/en/soccer/nobody-nowhere-m-999999999999", 404, null],
    ["/en/410", 410, null],
  ])("%s answers %s", async (path, status, to) => {
    const reply = await fetch(`${site.origin}${path}`, { redirect: "manual" });
    expect([reply.status, reply.headers.get("location")]).toEqual([status, to]);
  });
});

describe.runIf(isFull)("every page has no serious accessibility violation", () => {
  let matchPath = "";
  beforeAll(async () => {
    const [match] = await readMatches(site.origin, "match_status=0&sport_key=soccer&limit=1");
    matchPath = match === undefined ? "/soccer" : pathOf(match);
  });
  const paths = [
    "",
    "/soccer",
    "/soccer?page=2",
    "/cybersport",
    "/top-sports",
    "/live",
    "/multiview",
    "/schedule",
    "/results",
    "/promotions",
    "/favorites",
    "/search?q=real",
    "/bets",
    "/about",
    "/general-rules",
    "/terms",
    "/theme",
    "/racing",
    "/lotteries",
    "/premium-cricket",
    "/virtual-gaming-arena",
    "/users/sign-in",
    "/users/sign-up",
    "/404",
    "/500",
    "/blocked",
    "/locked",
    "match",
  ];
  describe.each(["en", "ar"])("%s", (locale) => {
    describe.each(["dark", "light"] as const)("%s", (theme) => {
      test.each(paths)("%s", async (path) => {
        const { page, close } = await site.openPage();
        await page.context().addCookies([{ name: "tl_theme", value: theme, url: site.origin }]);
        await visit(page, `${site.origin}/${locale}${path === "match" ? matchPath : path}`);
        expect(await violations(page)).toEqual([]);
        await close();
      });
    });
  });
});
