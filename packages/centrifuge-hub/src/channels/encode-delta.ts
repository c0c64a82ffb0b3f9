import { isUtf8 } from "node:buffer";
import { createDelta } from "fossil-delta";

/**
 * The fossil delta from one text to the next as text, or undefined where the full text is to be sent:
 * when the delta is no shorter, or splits a character of several bytes, which no JSON string can carry.
 */
export function encodeDelta(base: Uint8Array, next: Uint8Array): string | undefined {
  const delta = createDelta(base, next);
  if (delta.length >= next.length || !isUtf8(delta)) return undefined;
  return Buffer.from(delta.buffer, delta.byteOffset, delta.byteLength).toString("utf8");
}
