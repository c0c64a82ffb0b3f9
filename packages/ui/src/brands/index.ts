export {
  builtInBrands,
  type BrandPack,
  type ColorToken,
  type MarkShape,
  type Palette,
  type PaletteName,
  type ShapeToken,
} from "./brand-pack.ts";
export { brandToCss } from "./brand-to-css.ts";
export { colorTokens, paletteNames, shapeTokens } from "./brand-tokens.data.ts";
export { contrastRatio, measureContrast, measurePalette, type ContrastFigure } from "./contrast.ts";
export { markToIcon, markToSvg } from "./mark-to-svg.ts";
export { readBrandPack, type BrandResult } from "./read-brand-pack.ts";
