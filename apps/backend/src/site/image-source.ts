import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { imageLimits, imageTimes } from "./image-request.ts";

/** Why an image cannot be served. */
export type ImageFailure = "not_allowed" | "not_found" | "too_large" | "no_picture" | "unreachable" | "busy";

export type ImageBytes = { readonly type: "bytes"; readonly bytes: Buffer } | { readonly type: "failure"; readonly failure: ImageFailure };

/** Allowed sources; nothing else is ever opened. */
export interface ImageSources {
  /** Folder behind `/images/<name>`. */
  readonly folder: string;
  /** External addresses exactly as written in the site file. */
  readonly links: ReadonlySet<string>;
  /** Origins with all addresses allowed (IMAGE_ORIGINS). */
  readonly origins: ReadonlySet<string>;
}

const ownName = /^\/images\/([A-Za-z0-9][\w-]{0,80}\.(?:avif|gif|jpe?g|png|webp))$/u;

/** A source image with a version that changes with its content. */
export interface ImagePlace {
  readonly version: string;
  read(): Promise<ImageBytes>;
}

const failed = (failure: ImageFailure): ImageBytes => ({ type: "failure", failure });

async function readBody(body: ReadableStream<Uint8Array> | null): Promise<ImageBytes> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // The types of web streams lack async iteration, which Node supports.
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > imageLimits.bytes) return failed("too_large");
    parts.push(part);
  }
  return { type: "bytes", bytes: Buffer.concat(parts) };
}

async function download(link: string): Promise<ImageBytes> {
  try {
    const reply = await fetch(link, {
      // An allowed address must not redirect to one that is not.
      redirect: "error",
      headers: { accept: "image/avif,image/webp,image/png,image/jpeg,image/gif" },
      signal: AbortSignal.timeout(imageTimes.timeoutMs),
    });
    if (!reply.ok) {
      await reply.body?.cancel();
      return failed(reply.status === 404 || reply.status === 410 ? "not_found" : "unreachable");
    }
    return await readBody(reply.body);
  } catch {
    return failed("unreachable");
  }
}

function isAllowed(link: string, { links, origins }: ImageSources): boolean {
  if (links.has(link)) return true;
  if (!/^https?:\/\//u.test(link) || !URL.canParse(link)) return false;
  const { origin, username, password } = new URL(link);
  return username === "" && password === "" && origins.has(origin);
}

/** Resolves an address to an allowed source, or a failure. */
export async function findImage(url: string, sources: ImageSources): Promise<ImagePlace | ImageFailure> {
  const name = ownName.exec(url)?.[1];
  if (name === undefined) {
    return isAllowed(url, sources) ? { version: "", read: async () => download(url) } : "not_allowed";
  }
  const path = join(sources.folder, name);
  const found = await stat(path).catch(() => null);
  if (found === null || !found.isFile()) return "not_found";
  if (found.size > imageLimits.bytes) return "too_large";
  return { version: `${found.mtimeMs}-${found.size}`, read: async () => ({ type: "bytes", bytes: await readFile(path) }) };
}
