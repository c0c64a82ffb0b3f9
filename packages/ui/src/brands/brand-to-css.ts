import type { BrandFont, BrandPack, Palette } from "./brand-pack.ts";
import { colorTokens, shapeTokens } from "./brand-tokens.data.ts";

function toFontFace(font: BrandFont, fontUrl: (file: string) => string): string {
  const source =
    font.file === undefined
      ? (font.local ?? []).map((name) => `local("${name}")`).join(",")
      : `url("${fontUrl(font.file)}") format("woff2")`;
  const descriptors = Object.entries(font.descriptors ?? {}).map(([name, value]) => `;${name}:${value}`);
  return `@font-face{font-family:"${font.family}";src:${source}${font.file === undefined ? "" : ";font-display:swap"}${descriptors.join("")}}`;
}

function toColors(light: Palette, dark: Palette): string {
  return colorTokens
    .map((token) => `--${token}:${light[token] === dark[token] ? light[token] : `light-dark(${light[token]},${dark[token]})`}`)
    .join(";");
}

/** The style sheet of a brand: its fonts, shapes and colours in every theme. The device's scheme applies until the user chooses one. */
export function brandToCss({ fonts, shape, palettes }: BrandPack, { fontUrl }: { fontUrl(file: string): string }): string {
  const strong = `--edge:1px;--cell-split:transparent;--focus-w:3px;${toColors(palettes.contrastLight, palettes.contrastDark)}`;
  return [
    "@layer theme,base,components,utilities;",
    ...fonts.map((font) => toFontFace(font, fontUrl)),
    "@layer theme{",
    `:root{color-scheme:light dark;--edge:0px;--focus-w:2px;${shapeTokens.map((token) => `--${token}:${shape[token]}`).join(";")};${toColors(palettes.light, palettes.dark)}}`,
    '[data-theme="dark"]{color-scheme:dark}[data-theme="light"]{color-scheme:light}',
    `[data-theme="contrast"]{${strong}}`,
    `@media (prefers-contrast:more){[data-theme="system"]{${strong}}}`,
    "}",
  ].join("");
}
