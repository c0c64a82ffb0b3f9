import { describe, expect, it } from "vitest";
import { splitUtilities, toLaterSheet, withoutLayers } from "../../plugins/split-styles-plugin.ts";

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

describe("a finished style sheet", () => {
  it.each([
    ["components", "@layer components{.card{margin:0}}", ".card{margin:0}"],
    ["statements that name only such layers", "@layer components,utilities;.card{margin:0}", ".card{margin:0}"],
    ["utilities, which prevail by their specificity", "@layer utilities{.p-4{padding:1rem}}", String.raw`.p-4:not(#\#){padding:1rem}`],
    ["utilities with a list of selectors", "@layer utilities{.a,.b:hover{top:0}}", String.raw`.a:not(#\#),.b:hover:not(#\#){top:0}`],
    [
      "utilities for children",
      "@layer utilities{:where(.y>:not(:last-child)){top:0}}",
      String.raw`:where(.y>:not(:last-child)):not(#\#){top:0}`,
    ],
    [
      "utilities for pseudo-elements",
      "@layer utilities{.a::before{top:0}.b:after{top:0}.c ::marker{top:0}}",
      String.raw`.a:not(#\#)::before{top:0}.b:not(#\#):after{top:0}.c :not(#\#)::marker{top:0}`,
    ],
    [
      "utilities for states and parts of pseudo-elements",
      "@layer utilities{.a::part(b c):not(:hover){top:0}.b::details-content::before{top:0}}",
      String.raw`.a:not(#\#)::part(b c):not(:hover){top:0}.b:not(#\#)::details-content::before{top:0}`,
    ],
    [
      "utilities whose names look like pseudo-elements",
      String.raw`@layer utilities{.before\:after{top:0}}`,
      String.raw`.before\:after:not(#\#){top:0}`,
    ],
    ["utilities in media queries", "@layer utilities{@media print{.a{top:0}}}", String.raw`@media print{.a:not(#\#){top:0}}`],
    ["nested rules, raised once with their parent", "@layer utilities{.a{&:hover{top:0}}}", String.raw`.a:not(#\#){&:hover{top:0}}`],
    ["keyframes, whose steps stay as they are", "@layer utilities{@keyframes k{to{top:0}}}", "@keyframes k{to{top:0}}"],
  ])("takes out of their layer: %s", (_name, sheet, flat) => {
    expect(withoutLayers(sheet)).toBe(flat);
  });

  it("keeps the layers below, so that components and utilities prevail over them", () => {
    const sheet = "@layer theme,base,components,utilities;@layer theme{:root{--a:1}}@layer base{a{top:0}}";
    expect(withoutLayers(`${sheet}@layer components{.card{top:0}}`)).toBe(`${sheet}.card{top:0}`);
  });

  it("may have such a layer only if it is the first one", () => {
    expect(toLaterSheet("match.css", "@layer components{.card{top:0}}")).toBe(".card{top:0}");
    expect(() => toLaterSheet("match.css", "@layer base{a{top:0}}")).toThrow("match.css has a layer other than components and utilities.");
  });
});
