import type sharpMaker from "sharp";
import type { Sharp } from "sharp";
import { createHash } from "node:crypto";
import { imageLimits, type ImageRequest, imageTimes, qualityOf } from "./image-request.ts";
import { findImage, type ImageFailure, type ImagePlace, type ImageSources } from "./image-source.ts";

/** An encoded image. */
interface EncodedImage {
  readonly contentType: string;
  readonly bytes: Buffer;
}

type SharpMaker = typeof sharpMaker;

/** Enabled decoders. Formats with scripts or external references (SVG, PDF) are excluded. */
const decoders = ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((name) => `VipsForeignLoad${name}Buffer`);
let loadedSharp: Promise<SharpMaker> | null = null;

async function openSharp(): Promise<SharpMaker> {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: decoders });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

function toFormat(
  image: Sharp,
  { format, quality }: ImageRequest,
  isOpaque: boolean,
): { readonly contentType: string; readonly out: Sharp } {
  if (format === "avif") return { contentType: "image/avif", out: image.avif({ quality: qualityOf(quality, "avif"), effort: 2 }) };
  if (format === "webp") return { contentType: "image/webp", out: image.webp({ quality: qualityOf(quality, "webp") }) };
  return isOpaque
    ? { contentType: "image/jpeg", out: image.jpeg({ quality: qualityOf(quality, "jpeg"), mozjpeg: true }) }
    : { contentType: "image/png", out: image.png({ compressionLevel: 9 }) };
}

function sizeOf({ width, height }: ImageRequest): { readonly width?: number; readonly height?: number } {
  return { ...(width === null ? {} : { width }), ...(height === null ? {} : { height }) };
}

/** Resizes without enlarging and re-encodes without metadata; null if it is not an image. */
async function encodeImage(bytes: Buffer, request: ImageRequest): Promise<EncodedImage | null> {
  const sharp = await (loadedSharp ??= openSharp());
  try {
    const image = sharp(bytes, { limitInputPixels: imageLimits.pixels, failOn: "error" });
    const { hasAlpha } = await image.metadata();
    const sized = image.autoOrient().resize({ ...sizeOf(request), fit: "cover", position: "attention", withoutEnlargement: true });
    const { contentType, out } = toFormat(sized, request, hasAlpha !== true);
    return { contentType, bytes: await out.toBuffer() };
  } catch {
    return null;
  }
}

/** An image with its entity tag. */
export interface ServedImage extends EncodedImage {
  readonly etag: string;
}

export type ImageResult =
  | { readonly type: "image"; readonly image: ServedImage }
  | { readonly type: "failure"; readonly failure: ImageFailure };

/** The image proxy (spec.md 7): allowed images in the requested size and format. */
export interface Images {
  get(request: ImageRequest): Promise<ImageResult>;
}

interface CacheEntry {
  readonly image: ServedImage;
  /** Monotonic clock, ms. */
  readonly freshUntil: number;
}

const maxCacheBytes = 64 * 1024 * 1024;
const maxConcurrent = 2;
const maxQueued = 64;

/** Caches encoded images, shares work between concurrent requests, and encodes a few images at a time. */
export function createImages(sources: ImageSources): Images {
  const kept = new Map<string, CacheEntry>();
  const running = new Map<string, Promise<ImageResult>>();
  const waiting: (() => void)[] = [];
  let size = 0;
  let busy = 0;

  function keep(key: string, image: ServedImage): void {
    forget(key);
    kept.set(key, { image, freshUntil: performance.now() + imageTimes.freshMs });
    size += image.bytes.length;
    for (const oldest of kept.keys()) {
      if (size <= maxCacheBytes) break;
      forget(oldest);
    }
  }

  function forget(key: string): void {
    size -= kept.get(key)?.image.bytes.length ?? 0;
    kept.delete(key);
  }

  async function enter(): Promise<void> {
    if (busy < maxConcurrent) busy += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) busy -= 1;
    else next();
  }

  async function make(key: string, request: ImageRequest, place: ImagePlace): Promise<ImageResult> {
    await enter();
    try {
      const read = await place.read();
      const known = kept.get(key);
      if (read.type === "failure") return known === undefined ? read : { type: "image", image: known.image };
      const encoded = await encodeImage(read.bytes, request);
      if (encoded === null) return { type: "failure", failure: "no_picture" };
      const image = { ...encoded, etag: `"${createHash("sha256").update(encoded.bytes).digest("base64url").slice(0, 22)}"` };
      keep(key, image);
      return { type: "image", image };
    } finally {
      leave();
    }
  }

  return {
    async get(request) {
      const place = await findImage(request.url, sources);
      if (typeof place === "string") return { type: "failure", failure: place };
      const key = JSON.stringify([request, place.version]);
      const known = kept.get(key);
      if (known !== undefined && performance.now() < known.freshUntil) {
        kept.delete(key);
        kept.set(key, known);
        return { type: "image", image: known.image };
      }
      const current = running.get(key);
      if (current !== undefined) return current;
      if (waiting.length >= maxQueued) return { type: "failure", failure: "busy" };
      const made = make(key, request, place).finally(() => running.delete(key));
      running.set(key, made);
      return made;
    },
  };
}
