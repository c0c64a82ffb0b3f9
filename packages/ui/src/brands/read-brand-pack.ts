import type { BrandFont, BrandPack, ColorToken, MarkShape, Palette, PaletteName, ShapeToken } from "./brand-pack.ts";
import { colorTokens, paletteNames, shapeTokens, veilTokens } from "./brand-tokens.data.ts";
import { measureContrast } from "./contrast.ts";
import { deriveColors } from "./derive-colors.ts";

/** A valid pack, or all problems with it; each names its token. */
export type BrandResult =
  | { readonly type: "ok"; readonly pack: BrandPack }
  | { readonly type: "invalid"; readonly problems: readonly string[] };

type Plain = Readonly<Record<string, unknown>>;

const solid = /^#[\da-f]{6}$/iu;
const veil = /^(?:#[\da-f]{6}|rgb\(\d{1,3} \d{1,3} \d{1,3} \/ (?:0|1|0?\.\d+)\))$/iu;
/** A value that can neither end its declaration nor load anything. */
const shapeValue = /^(?!.*(?:url\(|expression|image\())[\w\s"'.,%()+*/-]{1,200}$/u;
const fontFile = /^(?:@fontsource-variable\/[\w-]+\/files\/)?[\w-]+\.woff2$/u;
const packName = /^[^<>"'&{}\\]{1,40}$/u;

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isIn<Known extends string>(known: readonly Known[], name: string): name is Known {
  return (known as readonly string[]).includes(name);
}

interface Reading {
  readonly problems: string[];
}

interface PaletteReading extends Reading {
  readonly palette: PaletteName;
  /** The accent for all palettes; null keeps that of the base. */
  readonly accent: string | null;
}

const asColor = (value: unknown): string | null => (typeof value === "string" && solid.test(value) ? value.toLowerCase() : null);

/** Reads a palette. Colours missing from the pack are derived from its accent, or else taken from the base. */
function readPalette(given: unknown, base: Palette, { palette, accent, problems }: PaletteReading): Palette {
  const own = given ?? {};
  if (!isPlain(own)) {
    problems.push(`palettes.${palette} must be an object of colours.`);
    return base;
  }
  const carried = asColor(own["accent"]) ?? accent;
  const colors: Record<ColorToken, string> = { ...base, ...(carried === null ? {} : deriveColors(carried, base, palette)) };
  for (const [token, value] of Object.entries(own)) {
    const place = `palettes.${palette}.${token}`;
    if (!isIn(colorTokens, token)) problems.push(`${place} is not a colour token; known are ${colorTokens.join(", ")}.`);
    else if (typeof value !== "string" || !(veilTokens.includes(token) ? veil : solid).test(value))
      problems.push(
        `${place} must be ${veilTokens.includes(token) ? "#rrggbb or rgb(r g b / a)" : "#rrggbb"}, not ${JSON.stringify(value)}.`,
      );
    else colors[token] = value;
  }
  return colors;
}

function readShape(given: unknown, base: BrandPack["shape"], { problems }: Reading): BrandPack["shape"] {
  if (given === undefined) return base;
  if (!isPlain(given)) {
    problems.push("shape must be an object.");
    return base;
  }
  const shape: Record<ShapeToken, string> = { ...base };
  for (const [token, value] of Object.entries(given)) {
    if (!isIn(shapeTokens, token)) problems.push(`shape.${token} is not a token; known are ${shapeTokens.join(", ")}.`);
    else if (typeof value !== "string" || !shapeValue.test(value)) problems.push(`shape.${token} must be a plain CSS value without url().`);
    else shape[token] = value;
  }
  return shape;
}

function isFont(font: unknown): font is BrandFont {
  if (!isPlain(font) || typeof font["family"] !== "string" || !/^[\w\s-]{1,60}$/u.test(font["family"])) return false;
  const { file, local, descriptors } = font;
  const areLocal = Array.isArray(local) && local.every((name) => typeof name === "string" && /^[\w\s-]{1,60}$/u.test(name));
  const isFile = typeof file === "string" && fontFile.test(file);
  const areDescriptors =
    descriptors === undefined ||
    (isPlain(descriptors) &&
      Object.entries(descriptors).every(
        ([name, value]) => /^[a-z-]+$/u.test(name) && name !== "src" && typeof value === "string" && /^[\w\s%.,+?-]+$/u.test(value),
      ));
  return (isFile || areLocal) && areDescriptors;
}

function isMarkShape(shape: unknown): shape is MarkShape {
  if (!isPlain(shape) || (shape["kind"] !== "box" && shape["kind"] !== "disc")) return false;
  const isNumber = (name: string): boolean => typeof shape[name] === "number" && Number.isFinite(shape[name]);
  const isAbsent = (name: string): boolean => shape[name] === undefined;
  return (
    ["x", "y", "width", "height"].every(isNumber) &&
    ["radius", "stroke"].every((name) => isAbsent(name) || isNumber(name)) &&
    typeof shape["color"] === "string" &&
    isIn(colorTokens, shape["color"])
  );
}

function readList<Item>(
  given: unknown,
  { name, base, isItem, problems }: Reading & { name: string; base: readonly Item[]; isItem: (item: unknown) => item is Item },
): readonly Item[] {
  if (given === undefined) return base;
  if (!Array.isArray(given)) {
    problems.push(`${name} must be a list.`);
    return base;
  }
  given.forEach((item, index) => {
    if (!isItem(item)) problems.push(`${name}[${index}] is not of the form of the built-in packs.`);
  });
  return given.filter(isItem);
}

/** Parses an operator's brand pack. Missing values come from `base`; colours must have enough contrast. */
export function readBrandPack(given: unknown, { key, base }: { readonly key: string; readonly base: BrandPack }): BrandResult {
  if (!isPlain(given)) return { type: "invalid", problems: ["The pack must be a JSON object."] };
  const problems: string[] = [];
  const known = ["name", "base", "accent", "mark", "fonts", "shape", "palettes"];
  for (const name of Object.keys(given))
    if (!known.includes(name)) problems.push(`${name} is not part of a pack; known are ${known.join(", ")}.`);
  const name = given["name"] ?? base.name;
  if (typeof name !== "string" || !packName.test(name)) problems.push("name must be 1 to 40 characters without markup.");
  const accent = asColor(given["accent"]);
  if (given["accent"] !== undefined && accent === null) problems.push("accent must be #rrggbb.");
  const palettes = given["palettes"] ?? {};
  if (!isPlain(palettes)) problems.push("palettes must be an object.");
  const given4 = isPlain(palettes) ? palettes : {};
  for (const palette of Object.keys(given4))
    if (!isIn(paletteNames, palette)) problems.push(`palettes.${palette} is not one of ${paletteNames.join(", ")}.`);
  const read = (palette: PaletteName): Palette => readPalette(given4[palette], base.palettes[palette], { palette, accent, problems });
  const pack: BrandPack = {
    key,
    name: typeof name === "string" ? name : base.name,
    mark: readList(given["mark"], { name: "mark", base: base.mark, isItem: isMarkShape, problems }),
    fonts: readList(given["fonts"], { name: "fonts", base: base.fonts, isItem: isFont, problems }),
    shape: readShape(given["shape"], base.shape, { problems }),
    palettes: { dark: read("dark"), light: read("light"), contrastDark: read("contrastDark"), contrastLight: read("contrastLight") },
  };
  for (const { palette, front, back, ratio, needed } of measureContrast(pack))
    if (ratio < needed) problems.push(`palettes.${palette}.${front} on ${back} has contrast ${ratio.toFixed(2)}; ${needed} is needed.`);
  return problems.length > 0 ? { type: "invalid", problems } : { type: "ok", pack };
}
