import { colorTokens, shapeTokens, type ColorToken, type Palette, type ShapeToken } from "@touchline/ui/brands";

/** The tokens that the page is drawn with now: both schemes of its theme. */
export interface DrawnTokens {
  readonly light: Palette;
  readonly dark: Palette;
  readonly shape: Readonly<Record<ShapeToken, string>>;
}

/** The two sides of `light-dark(…)`; any other value stands for both. */
function sidesOf(value: string): readonly [string, string] {
  const [, light, dark] = /^light-dark\((.+?),\s*((?:#|rgb).+)\)$/u.exec(value) ?? [];
  return [light?.trim() ?? value, dark?.trim() ?? value];
}

/** Reads the tokens off the document. */
export function readTokens(): DrawnTokens {
  const style = getComputedStyle(document.documentElement);
  const read = (token: string): string => style.getPropertyValue(`--${token}`).trim();
  const palette = (side: 0 | 1): Palette =>
    Object.fromEntries(colorTokens.map((token) => [token, sidesOf(read(token))[side]])) as Record<ColorToken, string>; // all tokens are listed
  return {
    light: palette(0),
    dark: palette(1),
    shape: Object.fromEntries(shapeTokens.map((token) => [token, read(token)])) as Record<ShapeToken, string>,
  };
}
