import { describe, expect, it } from "vitest";
import {
  brandToCss,
  builtInBrands,
  colorTokens,
  contrastRatio,
  measureContrast,
  paletteNames,
  readBrandPack,
} from "../src/brands/index.ts";

const { broadcast, programme } = builtInBrands;
const own = { key: "own", base: broadcast };
const anyUrl = { fontUrl: (file: string) => `/fonts/${file.split("/").at(-1) ?? ""}` };

describe("contrast", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#777777", "#ffffff", 4.48],
    ["#595959", "#ffffff", 7],
  ])("%s on %s is %d", (front, back, ratio) => {
    expect(contrastRatio(front, back)).toBeCloseTo(ratio, 1);
    expect(contrastRatio(back, front)).toBe(contrastRatio(front, back));
  });

  it.each(
    Object.values(builtInBrands).flatMap((brand) =>
      measureContrast(brand).map((figure) => [`${brand.key} ${figure.palette}: ${figure.front} on ${figure.back}`, figure] as const),
    ),
  )("%s", (_name, { ratio, needed }) => {
    expect(ratio).toBeGreaterThanOrEqual(needed);
  });

  it("requires more in high contrast", () => {
    const needed = (palette: string): number =>
      Math.max(
        ...measureContrast(broadcast)
          .filter((figure) => figure.palette === palette)
          .map((figure) => figure.needed),
      );
    expect(paletteNames.map(needed)).toEqual([4.5, 4.5, 7, 7]);
  });
});

describe.each(Object.values(builtInBrands))("the $key pack", (brand) => {
  it("is complete and valid like an operator's own", () => {
    const { key: _key, ...text } = brand;
    expect(readBrandPack(text, { key: brand.key, base: brand })).toEqual({ type: "ok", pack: brand });
    for (const palette of paletteNames) expect(Object.keys(brand.palettes[palette]).toSorted()).toEqual([...colorTokens].toSorted());
  });

  it("produces one style sheet that follows the device's scheme", () => {
    const css = brandToCss(brand, anyUrl);
    expect(css).toContain(":root{color-scheme:light dark;");
    expect(css).toContain(`--hi:light-dark(${brand.palettes.light.hi},${brand.palettes.dark.hi})`);
    expect(css).toContain(`--hi:light-dark(${brand.palettes.contrastLight.hi},${brand.palettes.contrastDark.hi})`);
    expect(css.split("{").length).toBe(css.split("}").length);
  });
});

describe("an operator's pack", () => {
  it("takes missing values from its base", () => {
    const read = readBrandPack(
      { name: "Acme", shape: { "r-2": "2px" }, palettes: { dark: { accent: "#8fb4ff", "accent-h": "#a8c5ff" } } },
      own,
    );
    expect(read).toMatchObject({ type: "ok", pack: { key: "own", name: "Acme", fonts: broadcast.fonts } });
    expect(
      read.type === "ok"
        ? [read.pack.shape["r-2"], read.pack.shape["r-3"], read.pack.palettes.dark.accent, read.pack.palettes.light.accent]
        : [],
    ).toEqual(["2px", broadcast.shape["r-3"], "#8fb4ff", broadcast.palettes.light.accent]);
  });

  it.each(["#8fb4ff", "#ffb31a", "#d0021b", "#0b6a3f", "#ffff00", "#00e5ff", "#7a3cff", "#777777", "#000000", "#ffffff"])(
    "replaces the accent colours of every palette when its accent is %s, with enough contrast",
    (accent) => {
      for (const base of Object.values(builtInBrands)) {
        const read = readBrandPack({ accent }, { key: "own", base });
        expect(read.type === "ok" ? [] : read.problems).toEqual([]);
        if (read.type !== "ok") continue;
        for (const palette of paletteNames) {
          const [before, after] = [base.palettes[palette], read.pack.palettes[palette]];
          if (before.accent === accent) continue;
          const left = colorTokens.filter((token) => after[token] === before.accent || after[token] === before["accent-t"]);
          expect(left).toEqual([]);
        }
      }
    },
  );

  it("keeps its named colours and derives the others from its accent", () => {
    const read = readBrandPack({ accent: "#8fb4ff", palettes: { dark: { focus: "#ffffff" } } }, own);
    expect(read).toMatchObject({ type: "ok", pack: { palettes: { dark: { accent: "#8fb4ff", focus: "#ffffff", meter: "#8fb4ff" } } } });
    expect(readBrandPack({ accent: "blue" }, own)).toMatchObject({ type: "invalid", problems: ["accent must be #rrggbb."] });
  });

  it.each([
    ["a list", [], "The pack must be a JSON object."],
    ["an unknown part", { colours: {} }, "colours is not part of a pack"],
    ["a name with markup", { name: "<b>Acme</b>" }, "name must be"],
    ["an unknown palette", { palettes: { night: {} } }, "palettes.night is not one of"],
    ["an unknown colour token", { palettes: { dark: { brand: "#123456" } } }, "palettes.dark.brand is not a colour token"],
    ["a colour by name", { palettes: { light: { accent: "gold" } } }, 'palettes.light.accent must be #rrggbb, not "gold"'],
    ["a translucent colour", { palettes: { light: { pane: "rgb(0 0 0 / 0.5)" } } }, "palettes.light.pane must be #rrggbb"],
    [
      "accent and its text alike",
      { palettes: { dark: { accent: "#333333", "on-accent": "#333333" } } },
      "palettes.dark.on-accent on accent has contrast 1.",
    ],
    ["an unknown shape token", { shape: { "r-9": "1px" } }, "shape.r-9 is not a token"],
    ["an address in a shape", { shape: { font: 'url("https://evil.test/x")' } }, "shape.font must be a plain CSS value"],
    ["the end of a declaration in a shape", { shape: { "r-1": "0;} body{display:none" } }, "shape.r-1 must be a plain CSS value"],
    ["a font outside its folder", { fonts: [{ family: "Acme", file: "../secret.woff2" }] }, "fonts[0] is not of the form"],
    ["a font from elsewhere", { fonts: [{ family: "Acme", file: "https://evil.test/x.woff2" }] }, "fonts[0] is not of the form"],
    [
      "a mark with an unknown colour",
      { mark: [{ kind: "box", x: 0, y: 0, width: 1, height: 1, color: "red" }] },
      "mark[0] is not of the form",
    ],
  ])("is refused with %s, and the problem names it", (_name, given, message) => {
    const read = readBrandPack(given, own);
    expect(read.type).toBe("invalid");
    expect(read.type === "invalid" ? read.problems.join("\n") : "").toContain(message);
  });

  it("can be based on the second brand", () => {
    const read = readBrandPack({ name: "Acme" }, { key: "own", base: programme });
    expect(read.type === "ok" ? read.pack.palettes : null).toEqual(programme.palettes);
  });
});
