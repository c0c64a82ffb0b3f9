import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { constants, crc32, deflateRaw, deflateRawSync } from "node:zlib";

/** Placeholder for the nonce in cached pages, replaced in each response. Random, so that no content can contain it. */
export const noncePlaceholder = `nonce-${randomUUID()}`;

const compress = promisify(deflateRaw);
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** An empty last block (RFC 1951, 3.2.6). */
const lastBlock = Buffer.from([3, 0]);
/** Each part ends at a byte boundary and does not refer to other parts, so that parts can be joined. */
const options = { level: 6, finishFlush: constants.Z_SYNC_FLUSH };
/** Minimum length of a text that is compressed once; shorter texts are compressed with their nonces for each response. */
const minConstantLength = 2_000;

/** A document that is compressed once and still contains a new nonce in each response. */
export interface FinishedDocument {
  readonly status: number;
  plain(nonce: string): Buffer;
  /** One gzip member; only the parts with a nonce are compressed for each response. */
  gzip(nonce: string): Buffer;
}

interface Part {
  readonly plain: Buffer;
  readonly deflated: Buffer;
}

/** Splits a document at its nonces into long texts, which are the same in each response, and short ones with placeholders. */
function split(html: string): readonly { readonly text: string; readonly isConstant: boolean }[] {
  const parts: { readonly text: string; readonly isConstant: boolean }[] = [];
  const texts = html.split(noncePlaceholder);
  let pending = "";
  texts.forEach((text, index) => {
    const isConstant = text.length >= minConstantLength;
    if (isConstant) {
      if (pending !== "") parts.push({ text: pending, isConstant: false });
      parts.push({ text, isConstant });
      pending = "";
    } else pending += text;
    if (index < texts.length - 1) pending += noncePlaceholder;
  });
  if (pending !== "") parts.push({ text: pending, isConstant: false });
  return parts;
}

async function toPart(text: string): Promise<Part> {
  const plain = Buffer.from(text);
  return { plain, deflated: await compress(plain, options) };
}

const styleParts = new Map<string, Promise<Part>>();
const maxStyleParts = 40;

/** Compresses a style sheet before a nonce once, because it is the same in many documents. */
async function toStylePart(text: string): Promise<Part> {
  const known = styleParts.get(text);
  if (known !== undefined) return known;
  const part = toPart(text);
  if (styleParts.size >= maxStyleParts) styleParts.clear();
  styleParts.set(text, part);
  return part;
}

const isStyle = (text: string): boolean => ["style", "script"].some((next) => text.endsWith(`</style><${next} nonce="`));

/** Compresses the constant parts of a document. */
export async function finishDocument(status: number, html: string): Promise<FinishedDocument> {
  const parts = await Promise.all(
    split(html).map(async ({ text, isConstant }): Promise<Part | string> => {
      if (!isConstant) return text;
      return isStyle(text) ? toStylePart(text) : toPart(text);
    }),
  );
  const plainOf = (part: Part | string, nonce: string): Buffer =>
    typeof part === "string" ? Buffer.from(part.replaceAll(noncePlaceholder, nonce)) : part.plain;
  return {
    status,
    plain: (nonce) => Buffer.concat(parts.map((part) => plainOf(part, nonce))),
    gzip(nonce) {
      const chunks: Buffer[] = [gzipHeader];
      let [checksum, length] = [0, 0];
      for (const part of parts) {
        const plain = plainOf(part, nonce);
        checksum = crc32(plain, checksum);
        length += plain.length;
        chunks.push(typeof part === "string" ? deflateRawSync(plain, options) : part.deflated);
      }
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(checksum, 0);
      trailer.writeUInt32LE(length, 4);
      return Buffer.concat([...chunks, lastBlock, trailer]);
    },
  };
}
