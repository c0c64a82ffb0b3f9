import type { colorTokens, paletteNames, shapeTokens } from "./brand-tokens.data.ts";

export type ColorToken = (typeof colorTokens)[number];
export type ShapeToken = (typeof shapeTokens)[number];
export type PaletteName = (typeof paletteNames)[number];

/** The value of every colour in one theme: `#rrggbb`, or `rgb(r g b / a)` for translucent ones. */
export type Palette = Readonly<Record<ColorToken, string>>;

/** A font file, or a font of the device with adjusted metrics. */
export interface BrandFont {
  readonly family: string;
  /** A file in the brand's folder or in a package: `@fontsource-variable/archivo/files/…`. */
  readonly file?: string;
  /** Fonts of the device; the first available one is used. */
  readonly local?: readonly string[];
  /** Further descriptors of `@font-face`: `font-weight`, `size-adjust`, `unicode-range`, … */
  readonly descriptors?: Readonly<Record<string, string>>;
  /** Preloaded. */
  readonly isFirst?: boolean;
}

/** A shape of the logo in a 24 by 24 box; with `stroke`, an outline of that width. */
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

/** A brand: its name, logo, fonts, shapes and colours. */
export interface BrandPack {
  readonly key: string;
  /** The displayed name: in the header, in titles, on the installed app. */
  readonly name: string;
  readonly mark: readonly MarkShape[];
  readonly fonts: readonly BrandFont[];
  readonly shape: Readonly<Record<ShapeToken, string>>;
  readonly palettes: Readonly<Record<PaletteName, Palette>>;
}

import broadcast from "./broadcast.brand.json" with { type: "json" };
import programme from "./programme.brand.json" with { type: "json" };

/** The brands that come with the product; the first is the default. */
export const builtInBrands = {
  broadcast: { key: "broadcast", ...broadcast } as BrandPack, // JSON widens its literals; the brand tests check every value
  programme: { key: "programme", ...programme } as BrandPack,
} as const;
