import { hourMs } from "../platform/clock.ts";
/** Allowed widths and heights in pixels; a short list, so that nobody can fill the cache with arbitrary sizes. */
const imageSizes: readonly number[] = [64, 96, 128, 192, 256, 320, 480, 640, 800, 960, 1280, 1600, 1920, 2560];

/** Default and allowed quality (spec.md 9). */
const imageQuality = { default: 80, min: 30, max: 95, step: 5 } as const;

/** Factor on the requested quality by format, for the same visual quality (spec.md 9). */
const qualityFactors = { avif: 0.81, webp: 0.875, jpeg: 1, png: 1 } as const;

/** Maximum size of source images. */
export const imageLimits = { bytes: 8 * 1024 * 1024, pixels: 40_000_000 } as const;

/** Timeout of a download, and how long a downloaded image counts as fresh. */
export const imageTimes = { timeoutMs: 5_000, freshMs: hourMs } as const;

/** Output format; `plain` is JPEG, or PNG for images with transparency. */
export type ImageFormat = "avif" | "webp" | "plain";

/** An image in one size. */
export interface ImageRequest {
  /** `/images/<name>` in the site folder, or an external address. */
  readonly url: string;
  /** Pixels; null keeps the aspect ratio. */
  readonly width: number | null;
  readonly height: number | null;
  /** 30 to 95, before the format's factor. */
  readonly quality: number;
  readonly format: ImageFormat;
}

export type ImageRequestReading =
  | { readonly type: "request"; readonly request: ImageRequest }
  | { readonly type: "problem"; readonly field: string; readonly message: string };

const known: ReadonlySet<string> = new Set(["url", "w", "h", "q"]);
const maxUrlLength = 500;

function readSize(text: string | null): number | null | "wrong" {
  if (text === null) return null;
  const size = /^[1-9]\d{1,3}$/u.test(text) ? Number(text) : 0;
  return imageSizes.includes(size) ? size : "wrong";
}

function readQuality(text: string | null): number | "wrong" {
  if (text === null) return imageQuality.default;
  const quality = /^\d{1,2}$/u.test(text) ? Number(text) : 0;
  return quality >= imageQuality.min && quality <= imageQuality.max && quality % imageQuality.step === 0 ? quality : "wrong";
}

/** The best format that an `Accept` header names explicitly; wildcards do not imply avif or webp. */
export function acceptedFormat(accept: string): ImageFormat {
  const takes = (type: string): boolean =>
    accept.split(",").some((part) => {
      const [name = "", ...rules] = part.split(";").map((piece) => piece.trim().toLowerCase());
      return name === type && !rules.some((rule) => /^q=0(\.0*)?$/u.test(rule));
    });
  if (takes("image/avif")) return "avif";
  return takes("image/webp") ? "webp" : "plain";
}

/** The encoder quality for a format. */
export function qualityOf(quality: number, format: keyof typeof qualityFactors): number {
  return Math.round(quality * qualityFactors[format]);
}

/** Parses `?url=&w=&h=&q=`; malformed, repeated and unknown parameters are errors. */
export function readImageRequest(query: URLSearchParams, accept: string): ImageRequestReading {
  const problem = (field: string, message: string): ImageRequestReading => ({ type: "problem", field, message });
  for (const name of new Set(query.keys())) {
    if (!known.has(name)) return problem(name, "Unknown parameter.");
    if (query.getAll(name).length > 1) return problem(name, "The parameter is repeated.");
  }
  const url = query.get("url") ?? "";
  if (url === "" || url.length > maxUrlLength) return problem("url", "Give the image address, at most 500 characters.");
  const [width, height] = [readSize(query.get("w")), readSize(query.get("h"))];
  const sizes = `Allowed sizes: ${imageSizes.join(", ")}.`;
  if (width === "wrong") return problem("w", sizes);
  if (height === "wrong") return problem("h", sizes);
  if (width === null && height === null) return problem("w", `Give a width or a height. ${sizes}`);
  const quality = readQuality(query.get("q"));
  if (quality === "wrong")
    return problem("q", `Allowed: multiples of ${imageQuality.step} from ${imageQuality.min} to ${imageQuality.max}.`);
  return { type: "request", request: { url, width, height, quality, format: acceptedFormat(accept) } };
}
