import type sharpMaker from "sharp";
import type { Sharp } from "sharp";
import { imageLimits } from "./image-rules.data.ts";
import { qualityOf, type ImageRequest } from "./read-image-request.ts";

/** A picture as it is sent. */
export interface EncodedImage {
  readonly contentType: string;
  readonly bytes: Buffer;
}

type SharpMaker = typeof sharpMaker;

/** What is decoded at all; drawings with scripts or references of their own (SVG, PDF) are not among them. */
const decoders = ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((name) => `VipsForeignLoad${name}Buffer`);
let opened: Promise<SharpMaker> | null = null;

async function openSharp(): Promise<SharpMaker> {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: decoders });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

function toForm(picture: Sharp, { form, quality }: ImageRequest, isOpaque: boolean): { readonly contentType: string; readonly out: Sharp } {
  if (form === "avif") return { contentType: "image/avif", out: picture.avif({ quality: qualityOf(quality, "avif"), effort: 2 }) };
  if (form === "webp") return { contentType: "image/webp", out: picture.webp({ quality: qualityOf(quality, "webp") }) };
  return isOpaque
    ? { contentType: "image/jpeg", out: picture.jpeg({ quality: qualityOf(quality, "jpeg"), mozjpeg: true }) }
    : { contentType: "image/png", out: picture.png({ compressionLevel: 9 }) };
}

function sizeOf({ width, height }: ImageRequest): { readonly width?: number; readonly height?: number } {
  return { ...(width === null ? {} : { width }), ...(height === null ? {} : { height }) };
}

/** Resizes, never larger than it is, and encodes anew without what the file told besides its pixels; null where it is no picture. */
export async function encodeImage(bytes: Buffer, request: ImageRequest): Promise<EncodedImage | null> {
  const sharp = await (opened ??= openSharp());
  try {
    const picture = sharp(bytes, { limitInputPixels: imageLimits.pixels, failOn: "error" });
    const { hasAlpha } = await picture.metadata();
    const sized = picture.autoOrient().resize({ ...sizeOf(request), fit: "cover", position: "attention", withoutEnlargement: true });
    const { contentType, out } = toForm(sized, request, hasAlpha !== true);
    return { contentType, bytes: await out.toBuffer() };
  } catch {
    return null;
  }
}
