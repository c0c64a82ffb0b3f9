import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brandToCss, builtInBrands, markToIcon, markToSvg, readBrandPack, type BrandPack } from "@touchline/ui/brands";
import { versionOf } from "./coded-text.ts";
import { drawIconPng } from "./mark-png.ts";

export interface BrandFile {
  readonly type: string;
  readonly body: () => Buffer;
}

/** The brand of this site, ready to serve. */
export interface SiteBrand {
  readonly pack: BrandPack;
  readonly css: string;
  /** Address of the preloaded font. */
  readonly font: string | null;
  /** SVG elements of the mark. */
  readonly mark: string;
  /** Fonts by address, which contains their hash. */
  readonly fonts: ReadonlyMap<string, BrandFile>;
  /** Icons by address. */
  readonly icons: ReadonlyMap<string, BrandFile>;
}

export type SiteBrandResult =
  | { readonly type: "ok"; readonly brand: SiteBrand }
  | { readonly type: "invalid"; readonly problems: readonly string[] };

interface BrandPlace {
  readonly key: string;
  /** Folder of the operator's brands. */
  readonly folder: string;
}

type PackResult = { readonly type: "ok"; readonly pack: BrandPack } | Extract<SiteBrandResult, { type: "invalid" }>;

function readPack({ key, folder }: BrandPlace): PackResult {
  if (key === "broadcast" || key === "programme") return { type: "ok", pack: builtInBrands[key] };
  const path = join(folder, key, "brand.json");
  if (!existsSync(path))
    return { type: "invalid", problems: [`BRAND=${key} is neither built in (broadcast, programme) nor a pack: ${path} does not exist.`] };
  try {
    const given = JSON.parse(readFileSync(path, "utf8")) as unknown;
    const wanted = (given as { readonly base?: unknown } | null)?.base;
    const read = readBrandPack(given, { key, base: wanted === "programme" ? builtInBrands.programme : builtInBrands.broadcast });
    return read.type === "ok" ? read : { type: "invalid", problems: read.problems.map((problem) => `${path}: ${problem}`) };
  } catch (error) {
    return { type: "invalid", problems: [`${path} is not JSON: ${String(error)}`] };
  }
}

function fontPath(file: string, { key, folder }: BrandPlace): string {
  return file.startsWith("@") ? fileURLToPath(import.meta.resolve(file)) : join(folder, key, file);
}

/** An image from the operator's folder, else one drawn from the mark. */
function picture(place: BrandPlace, name: string, draw: () => Buffer): BrandFile {
  const path = join(place.folder, place.key, name);
  let drawn: Buffer | null = null;
  const body = existsSync(path) ? readFileSync(path) : null;
  return { type: name.endsWith(".svg") ? "image/svg+xml" : "image/png", body: () => body ?? (drawn ??= draw()) };
}

const wholeMark = 0.72;
/** Share of the mark within the safe zone of maskable icons. */
const maskedMark = 0.5;

function readIcons(pack: BrandPack, place: BrandPlace): ReadonlyMap<string, BrandFile> {
  const png = (name: string, size: number, scale: number): readonly [string, BrandFile] => [
    `/${name}.png`,
    picture(place, `${name}.png`, () => drawIconPng(pack, { size, scale })),
  ];
  return new Map([
    ["/icon.svg", picture(place, "icon.svg", () => Buffer.from(markToIcon(pack, { scale: wholeMark, radius: 5 })))],
    ["/icon-maskable.svg", picture(place, "icon-maskable.svg", () => Buffer.from(markToIcon(pack, { scale: maskedMark, radius: 0 })))],
    png("icon-192", 192, wholeMark),
    png("icon-512", 512, wholeMark),
    png("icon-maskable-512", 512, maskedMark),
    png("apple-touch-icon", 180, wholeMark),
  ]);
}

/** Reads the configured brand and every file it needs. */
export function readSiteBrand(place: BrandPlace): SiteBrandResult {
  const read = readPack(place);
  if (read.type === "invalid") return read;
  const { pack } = read;
  const fonts = new Map<string, BrandFile>();
  const addressByFile = new Map<string, string>();
  for (const { file } of pack.fonts) {
    if (file === undefined || addressByFile.has(file)) continue;
    const path = fontPath(file, place);
    if (!existsSync(path)) return { type: "invalid", problems: [`The brand's font ${path} does not exist.`] };
    const body = readFileSync(path);
    const address = `/fonts/${(file.split("/").at(-1) ?? "").replace(".woff2", "")}.${versionOf(body)}.woff2`;
    addressByFile.set(file, address);
    fonts.set(address, { type: "font/woff2", body: () => body });
  }
  const fontUrl = (file: string): string => addressByFile.get(file) ?? "";
  const first = pack.fonts.find(({ isFirst }) => isFirst === true)?.file;
  return {
    type: "ok",
    brand: {
      pack,
      css: brandToCss(pack, { fontUrl }),
      font: first === undefined ? null : fontUrl(first),
      mark: markToSvg(pack),
      fonts,
      icons: readIcons(pack, place),
    },
  };
}
