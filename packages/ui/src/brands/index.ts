export type { BrandPack, ColorToken, MarkShape, Palette, PaletteName, ShapeToken } from "./brand-pack.ts";
export { brandToCss } from "./brand-to-css.ts";
export { colorTokens, paletteNames, shapeTokens } from "./brand-tokens.data.ts";
export { builtInBrands } from "./built-in-brands.ts";
export { contrastRatio, measureContrast, measurePalette, type ContrastFigure } from "./contrast.ts";
export { markToIcon, markToSvg } from "./mark-to-svg.ts";
export { readBrandPack, type BrandResult } from "./read-brand-pack.ts";
