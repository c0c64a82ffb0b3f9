import { isUtf8 } from "node:buffer";
import { createDelta } from "fossil-delta";
import type { StoredPublication } from "./stream.ts";

/**
 * Returns the fossil delta between two texts, or undefined if the full text must be sent instead:
 * the delta is not shorter, or it splits a multi-byte character and so cannot be a JSON string.
 */
export function encodeDelta(base: Uint8Array, next: Uint8Array): string | undefined {
  const delta = createDelta(base, next);
  if (delta.length >= next.length || !isUtf8(delta)) return undefined;
  return Buffer.from(delta.buffer, delta.byteOffset, delta.byteLength).toString("utf8");
}

type Fields = Pick<StoredPublication, "offset" | "tail">;

/** JSON of a publication; an offset of 0 is omitted. */
function publicationJson({ offset, tail }: Fields, dataJson: string): string {
  return offset > 0 ? `{"data":${dataJson},"offset":${offset}${tail}}` : `{"data":${dataJson}${tail}}`;
}

/** For subscriptions without delta compression. The first publication of a stream names its epoch. */
export function plainPublication({ offset, text, tail }: StoredPublication, epoch: string | undefined): string {
  const isFirst = offset === 1 && epoch !== undefined;
  return publicationJson({ offset, tail: isFirst ? `${tail},"epoch":${JSON.stringify(epoch)}` : tail }, text);
}

/** For subscriptions with delta compression: the full data as a JSON string. */
export function fullPublication(publication: StoredPublication): string {
  return publicationJson(publication, JSON.stringify(publication.text));
}

/** For subscriptions with delta compression whose client holds `base`; undefined if the full data must be sent. */
export function deltaPublication(publication: StoredPublication, base: Uint8Array, next: Uint8Array): string | undefined {
  const delta = encodeDelta(base, next);
  if (delta === undefined) return undefined;
  return publicationJson({ offset: publication.offset, tail: `${publication.tail},"delta":true` }, JSON.stringify(delta));
}

/** Missed publications for a subscription with delta compression: the first in full, the others as deltas to their predecessors. */
export function deltaChain(publications: readonly StoredPublication[]): string[] {
  const encoded: string[] = [];
  let base: Uint8Array | undefined;
  for (const publication of publications) {
    const bytes = Buffer.from(publication.text);
    encoded.push((base && deltaPublication(publication, base, bytes)) ?? fullPublication(publication));
    base = bytes;
  }
  return encoded;
}

/** JSON of a publication's optional fields with a leading comma, or an empty string. */
export function publicationTail(fields: { readonly info?: unknown; readonly tags?: Readonly<Record<string, string>> | undefined }): string {
  const info = fields.info === undefined ? "" : `,"info":${JSON.stringify(fields.info)}`;
  const tags = fields.tags === undefined ? "" : `,"tags":${JSON.stringify(fields.tags)}`;
  return info + tags;
}

/** JSON of the data; undefined if there is no data or it is nested too deeply. */
export function stringifyData(data: unknown): string | undefined {
  try {
    return JSON.stringify(data);
  } catch {
    return undefined;
  }
}
