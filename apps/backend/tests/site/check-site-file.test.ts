import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkSiteFile, type SiteFacts } from "../../src/site/check-site-file.ts";
import { defaultSiteFile, describeProblems, loadSiteFile } from "../../src/site/load-site-file.ts";
import { siteSchema } from "../../src/site/check-site-file.ts";

const facts: SiteFacts = { locales: ["en", "de"], sportKeys: ["soccer", "tennis"], reservedPaths: ["/live", "/about"] };

type Json = Record<string, unknown>;

/** The default site with a change. */
function changed(change: (site: Json & { pages: Json[]; custom_pages: Json[]; menus: Record<string, Json[]> }) => void): unknown {
  // Safe: the shape of our own file is known.
  const site = JSON.parse(readFileSync(defaultSiteFile, "utf8")) as never;
  change(site);
  return site;
}

function problemsOf(change: Parameters<typeof changed>[0]): readonly string[] {
  return checkSiteFile(changed(change), facts).map(({ path, message }) => `${path} ${message}`);
}

const page = (path: string): Json => ({ path, title: { en: "Help" }, blocks: [{ type: "text", paragraphs: [{ en: "Ask us." }] }] });

describe("a site file", () => {
  test("the default one is valid", () => {
    expect(problemsOf(() => {})).toEqual([]);
  });

  test.each<[what: string, change: Parameters<typeof changed>[0], problem: string]>([
    ["a missing part", (site) => void delete site["name"], " must have required properties name"],
    ["an unknown field", (site) => void (site["colour"] = "red"), " has unknown fields: `colour`"],
    ["an unknown block", (site) => void (site.pages[0]!["top"] = [{ type: "carousel" }]), "pages.0.top.0.type is not a block type"],
    [
      "an invalid value in a block",
      (site) => void (site.pages[0]!["top"] = [{ type: "live_events", limit: 0 }]),
      "pages.0.top.0 (live_events).limit must be >= 1",
    ],
    [
      "an unknown field in a block",
      (site) => void (site.pages[0]!["top"] = [{ type: "clock", zone: "UTC" }]),
      "pages.0.top.0 (clock) has unknown fields: `zone`",
    ],
    [
      "a sport that does not exist",
      (site) => void (site.pages[0]!["top"] = [{ type: "outrights", sport_key: "quidditch" }]),
      "pages.0.top.0 (outrights).sport_key is not a sport",
    ],
    [
      "a script as a link",
      (site) => void (site.pages[0]!["top"] = [{ type: "banner", title: { en: "Go" }, link: "javascript:alert(1)" }]),
      "link",
    ],
    ["a menu entry that leads nowhere", (site) => void (site.menus["header"] = [{ label: { en: "Odd" } }]), "must have exactly one of"],
    [
      "a menu entry for an unknown page",
      (site) => void (site.menus["header"] = [{ page: "casino" }]),
      "menus.header.0.page is not a page of this site",
    ],
    ["a link without a text", (site) => void (site.menus["header"] = [{ link: "/help" }]), "menus.header.0.label is required"],
    ["a page listed twice", (site) => void site.pages.push({ key: "sports" }), "pages.2.key is repeated"],
    ["a path of the product", (site) => void site.custom_pages.push(page("/live")), "custom_pages.0.path is reserved by the product"],
    ["a path that is a sport", (site) => void site.custom_pages.push(page("/tennis")), "custom_pages.0.path is reserved by the product"],
    [
      "a path taken twice",
      (site) => void site.custom_pages.push(page("/help"), page("/help")),
      "custom_pages.1.path is used by an earlier page",
    ],
  ])("with %s is refused with the location of the problem", (_what, change, problem) => {
    expect(problemsOf(change).join("\n")).toContain(problem);
  });

  test("that is missing or not JSON is reported", () => {
    const reading = loadSiteFile("/nowhere/site.json", ["en"]);
    expect(reading.type === "refused" ? describeProblems(reading) : "").toContain("/nowhere/site.json cannot be used");
  });

  test("has a JSON Schema for editors", () => {
    expect(JSON.parse(siteSchema())).toMatchObject({ type: "object", properties: { menus: { type: "object" }, pages: { type: "array" } } });
  });
});
