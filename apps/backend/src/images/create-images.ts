import { createHash } from "node:crypto";
import { encodeImage, type EncodedImage } from "./encode-image.ts";
import { imageTimes } from "./image-rules.data.ts";
import { findImage, type ImageFailure, type ImagePlace, type ImageSources } from "./image-source.ts";
import type { ImageRequest } from "./read-image-request.ts";

/** A picture with its entity tag. */
export interface ServedImage extends EncodedImage {
  readonly etag: string;
}

export type ImageResult =
  | { readonly type: "image"; readonly image: ServedImage }
  | { readonly type: "failure"; readonly failure: ImageFailure };

/** The image proxy (spec.md 7): allowed pictures in asked sizes and forms. */
export interface Images {
  get(request: ImageRequest): Promise<ImageResult>;
}

interface Kept {
  readonly image: ServedImage;
  /** Milliseconds of the process's own clock. */
  readonly freshUntil: number;
}

const keptBytes = 64 * 1024 * 1024;
const mostAtOnce = 2;
const mostWaiting = 64;

/** Keeps what was encoded, encodes each once for all who ask meanwhile, and a few at a time. */
export function createImages(sources: ImageSources): Images {
  const kept = new Map<string, Kept>();
  const running = new Map<string, Promise<ImageResult>>();
  const waiting: (() => void)[] = [];
  let size = 0;
  let busy = 0;

  function keep(key: string, image: ServedImage): void {
    forget(key);
    kept.set(key, { image, freshUntil: performance.now() + imageTimes.freshMs });
    size += image.bytes.length;
    for (const oldest of kept.keys()) {
      if (size <= keptBytes) break;
      forget(oldest);
    }
  }

  function forget(key: string): void {
    size -= kept.get(key)?.image.bytes.length ?? 0;
    kept.delete(key);
  }

  async function enter(): Promise<void> {
    if (busy < mostAtOnce) busy += 1;
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
      if (waiting.length >= mostWaiting) return { type: "failure", failure: "busy" };
      const made = make(key, request, place).finally(() => running.delete(key));
      running.set(key, made);
      return made;
    },
  };
}
