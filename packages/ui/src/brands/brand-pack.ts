import type { colorTokens, paletteNames, shapeTokens } from "./brand-tokens.data.ts";

export type ColorToken = (typeof colorTokens)[number];
export type ShapeToken = (typeof shapeTokens)[number];
export type PaletteName = (typeof paletteNames)[number];

/** Value of every colour in one theme: `#rrggbb`, or `rgb(r g b / a)` for those that let through. */
export type Palette = Readonly<Record<ColorToken, string>>;

/** One font file, or one of the device's own fonts with its measures adjusted. */
export interface BrandFont {
  readonly family: string;
  /** A file of the brand's folder, or of a package: `@fontsource-variable/archivo/files/…`. */
  readonly file?: string;
  /** Fonts of the device, the first found is taken. */
  readonly local?: readonly string[];
  /** Further descriptors of `@font-face`: `font-weight`, `size-adjust`, `unicode-range`, … */
  readonly descriptors?: Readonly<Record<string, string>>;
  /** Fetched ahead of everything else. */
  readonly isFirst?: boolean;
}

/** A piece of the mark on a ground of 24 by 24; with `stroke` it is an outline of that width. */
export interface MarkShape {
  readonly kind: "box" | "disc";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
  readonly stroke?: number;
  readonly color: ColorToken;
}

/** All that makes a brand: its name, mark, fonts, shapes and colours. */
export interface BrandPack {
  readonly key: string;
  /** As people read it: in the header, in titles, on the installed app. */
  readonly name: string;
  readonly mark: readonly MarkShape[];
  readonly fonts: readonly BrandFont[];
  readonly shape: Readonly<Record<ShapeToken, string>>;
  readonly palettes: Readonly<Record<PaletteName, Palette>>;
}
