import { describe, expect, it } from "vitest";
import { splitUtilities } from "../../plugins/split-styles-plugin.ts";

const sheet = String.raw`@layer theme,utilities;@layer base{p{margin:0}}@layer utilities{.grid{display:grid}.p-4{padding:1rem}.ps-2{padding-inline-start:.5rem}.\[\&\>b\]\:min-w-8>b{min-width:2rem}.\32xl{width:2rem}@media (width<=799px){.max-\[799px\]\:hidden{display:none}}@media (width>=800px){.tablet\:grid{display:grid}.tablet\:h-8{height:2rem}}}`;

describe("the style sheet of the first page", () => {
  it("contains the utilities that its code uses, including those in media queries, and no empty rules", () => {
    const { first } = splitUtilities(sheet, 'a="grid ps-2 tablet:grid"');
    expect(first).toContain(".grid{display:grid}");
    expect(first).toContain(".ps-2{");
    expect(first).toContain(String.raw`@media (width>=800px){.tablet\:grid{display:grid}}`);
    for (const gone of [".p-4", "799px", "min-w-8", "h-8"]) expect(first).not.toContain(gone);
    expect(first).toContain("@layer base{p{margin:0}}");
  });

  it("contains classes whose names are escaped", () => {
    expect(splitUtilities(sheet, "").first).toContain(String.raw`.\32xl{`);
  });

  it("is followed by a sheet with all utilities in order, so that later pages have the cascade of a single sheet", () => {
    const { later, moved } = splitUtilities(sheet, 'a="ps-2"');
    expect(later).toBe(sheet.slice(sheet.indexOf("@layer utilities{")));
    expect(moved).toEqual(["grid", "p-4", "[&>b]:min-w-8", "max-[799px]:hidden", "tablet:grid", "tablet:h-8"]);
  });

  it("refuses a sheet without utilities", () => {
    expect(() => splitUtilities("p{margin:0}", "")).toThrow("no utilities");
  });
});
