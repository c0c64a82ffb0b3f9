import type { BrandPack, MarkShape } from "./brand-pack.ts";

function toElement(
  { kind, x, y, width, height, radius = 0, stroke, color }: MarkShape,
  paint: (color: MarkShape["color"]) => string,
): string {
  const ink = stroke === undefined ? `fill="${paint(color)}"` : `fill="none" stroke="${paint(color)}" stroke-width="${stroke}"`;
  const rounding = kind === "disc" ? ` rx="${width / 2}" ry="${height / 2}"` : radius === 0 ? "" : ` rx="${radius}"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${rounding} ${ink}/>`;
}

/** The logo as SVG elements in a 24 by 24 box, in the colours of the page. */
export function markToSvg({ mark }: Pick<BrandPack, "mark">): string {
  return mark.map((shape) => toElement(shape, (color) => `var(--${color})`)).join("");
}

/** The logo as a standalone SVG on the brand's dark background; `scale` is the logo's share of the icon's width. */
export function markToIcon(
  { mark, palettes }: Pick<BrandPack, "mark" | "palettes">,
  { scale, radius }: { readonly scale: number; readonly radius: number },
): string {
  const inset = (24 - 24 * scale) / 2;
  const shapes = mark.map((shape) => toElement(shape, (color) => palettes.dark[color])).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="${radius}" fill="${palettes.dark.pane}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${shapes}</g></svg>`;
}
