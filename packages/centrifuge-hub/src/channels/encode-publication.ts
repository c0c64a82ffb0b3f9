import { encodeDelta } from "./encode-delta.ts";
import type { StoredPublication } from "./stream.ts";

type Fields = Pick<StoredPublication, "offset" | "tail">;

/** JSON of a publication around the JSON of its data; an offset of 0 is left out. */
function publicationJson({ offset, tail }: Fields, dataJson: string): string {
  return offset > 0 ? `{"data":${dataJson},"offset":${offset}${tail}}` : `{"data":${dataJson}${tail}}`;
}

/** For subscriptions without delta: the data as it is. */
export function plainPublication(publication: StoredPublication): string {
  return publicationJson(publication, publication.text);
}

/** For subscriptions with delta: the whole data as a JSON string. */
export function fullPublication(publication: StoredPublication): string {
  return publicationJson(publication, JSON.stringify(publication.text));
}

/** For subscriptions with delta that hold `base`: a delta as a JSON string, or undefined where the whole data is better. */
export function deltaPublication(publication: StoredPublication, base: Uint8Array, next: Uint8Array): string | undefined {
  const delta = encodeDelta(base, next);
  if (delta === undefined) return undefined;
  return publicationJson({ offset: publication.offset, tail: `${publication.tail},"delta":true` }, JSON.stringify(delta));
}

/** Missed publications for a subscription with delta: the first whole, each further one from the one before it. */
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
