import { describe, expect, it } from "vitest";
import { searchTags } from "../../src/server/document/search-head.ts";

const site = { isIndexed: true, publicOrigin: "https://bets.example", locales: ["en", "pt-BR", "kz", "sr-ME"], bareLocale: null };
const page = { status: 200, head: { title: "Live", description: "Now", canonical: "/live" }, structured: [], image: "/social.png" };

interface Overrides {
  readonly environment?: Partial<Omit<typeof site, "bareLocale">> & { readonly bareLocale?: string | null };
  readonly page?: {
    readonly status?: number;
    readonly head?: { readonly title: string; readonly isPrivate?: boolean; readonly canonical: string };
  };
  readonly address?: string;
  readonly locale?: string;
}

function tags({ environment, page: changes, address = "/live", locale = "pt-BR" }: Overrides = {}): string {
  return searchTags({ page: { ...page, ...changes }, environment: { ...site, ...environment }, brandName: "Bets", locale, address });
}

function linksIn(html: string): readonly (readonly string[])[] {
  return [...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]+)")? href="([^"]+)">/gu)].map(
    ([, rel = "", language = "", href = ""]) => [rel, language, href.replace("https://bets.example", "")],
  );
}

describe("link tags", () => {
  it("contain the canonical address, every locale by its BCP 47 tag, and the first as x-default", () => {
    expect(linksIn(tags({ address: "/live?sport=soccer" }))).toEqual([
      ["canonical", "", "/pt-BR/live"],
      ["alternate", "en", "/en/live"],
      ["alternate", "pt-BR", "/pt-BR/live"],
      ["alternate", "kk", "/kz/live"],
      ["alternate", "sr-Latn-ME", "/sr-ME/live"],
      ["alternate", "x-default", "/en/live"],
    ]);
  });

  it("omit the prefix of the bare locale", () => {
    const links = linksIn(tags({ environment: { bareLocale: "en" }, locale: "en" }));
    expect(links[0]).toEqual(["canonical", "", "/live"]);
    expect(links.at(-1)).toEqual(["alternate", "x-default", "/live"]);
  });

  it("keep the page number of a list in every locale", () => {
    const links = linksIn(tags({ address: "/soccer?page=3", page: { head: { title: "Football – page 3", canonical: "/soccer?page=3" } } }));
    expect(links.slice(0, 2)).toEqual([
      ["canonical", "", "/pt-BR/soccer?page=3"],
      ["alternate", "en", "/en/soccer?page=3"],
    ]);
    expect(links.at(-1)).toEqual(["alternate", "x-default", "/en/soccer?page=3"]);
  });

  it("contain no other locales for an error page", () => {
    for (const status of [404, 410, 500]) expect(linksIn(tags({ page: { status } }))).toHaveLength(1);
  });
});

describe("robots tag", () => {
  const isNoindex = (overrides: Overrides): boolean => tags(overrides).includes('<meta name="robots" content="noindex">');
  it.each([
    ["a site that is not indexed", { environment: { isIndexed: false } }],
    ["a private page", { page: { head: { title: "Bets", isPrivate: true, canonical: "/bets" } } }],
    ["a form", { address: "/users/sign-in" }],
    ["a page that does not exist", { page: { status: 404 } }],
    ["a removed page", { page: { status: 410 } }],
    ["a failed page", { page: { status: 500 } }],
  ] satisfies readonly (readonly [string, Overrides])[])("is noindex for %s", (_, overrides) => {
    expect(isNoindex(overrides)).toBe(true);
    expect(isNoindex({})).toBe(false);
  });
});

describe("structured data", () => {
  it("cannot contain a tag that closes its script element", () => {
    const html = searchTags({
      page: { ...page, structured: [{ name: "</script><script>alert(1)" }] },
      environment: site,
      brandName: "Bets",
      locale: "en",
      address: "/",
    });
    expect(html.match(/<\/script>/gu)).toHaveLength(1);
  });
});
