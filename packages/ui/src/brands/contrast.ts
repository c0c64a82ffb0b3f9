import type { BrandPack, ColorToken, Palette, PaletteName } from "./brand-pack.ts";
import { linePairs, paletteNames, shapePairs, textPairs } from "./brand-tokens.data.ts";

/** The contrast of a pair of colours in one palette. */
export interface ContrastFigure {
  readonly palette: PaletteName;
  readonly front: ColorToken;
  readonly back: ColorToken;
  readonly ratio: number;
  readonly needed: number;
}

function channel(color: string, at: number): number {
  const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(color: string): number {
  return 0.2126 * channel(color, 1) + 0.7152 * channel(color, 3) + 0.0722 * channel(color, 5);
}

/** Contrast of two `#rrggbb` colours by WCAG 2.2, from 1 to 21. */
export function contrastRatio(left: string, right: string): number {
  const [dim = 0, bright = 0] = [luminance(left), luminance(right)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function neededIn(palette: PaletteName): readonly (readonly [readonly string[], number])[] {
  return palette === "dark" || palette === "light"
    ? [
        [textPairs, 4.5],
        [shapePairs, 3],
      ]
    : [
        [textPairs, 7],
        [shapePairs, 4.5],
        [linePairs, 3],
      ];
}

/** The contrast of all pairs that need one, in one palette. */
export function measurePalette(colors: Palette, palette: PaletteName): readonly ContrastFigure[] {
  return neededIn(palette).flatMap(([pairs, needed]) =>
    pairs.map((pair) => {
      const [front, back] = pair.split("/") as [ColorToken, ColorToken]; // pairs consist of colour tokens
      return { palette, front, back, needed, ratio: contrastRatio(colors[front], colors[back]) };
    }),
  );
}

/** The contrast of all pairs that need one, in every palette of a brand. */
export function measureContrast({ palettes }: Pick<BrandPack, "palettes">): readonly ContrastFigure[] {
  return paletteNames.flatMap((palette) => measurePalette(palettes[palette], palette));
}
