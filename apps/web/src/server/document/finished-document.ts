import { promisify } from "node:util";
import { constants, crc32, deflateRaw, deflateRawSync } from "node:zlib";
import { noncePlace } from "./page-document.ts";

const compress = promisify(deflateRaw);
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const level = 6;

/** A drawn document that is compressed once and still carries a nonce of its own in each response. */
export interface FinishedDocument {
  readonly status: number;
  plain(nonce: string): string;
  /** One gzip member: the few bytes before and with the nonce are compressed anew, the rest is taken as it is. */
  gzip(nonce: string): Buffer;
}

/** Cuts a document at its last nonce and compresses what follows. */
export async function finishDocument(status: number, html: string): Promise<FinishedDocument> {
  const at = html.lastIndexOf(noncePlace);
  const before = html.slice(0, at);
  const beginning = (nonce: string): string => `${before.replaceAll(noncePlace, nonce)}${nonce}`;
  const after = Buffer.from(html.slice(at + noncePlace.length));
  const deflated = await compress(after, { level });
  return {
    status,
    plain: (nonce) => `${beginning(nonce)}${after.toString()}`,
    gzip(nonce) {
      const start = Buffer.from(beginning(nonce));
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(crc32(after, crc32(start)), 0);
      trailer.writeUInt32LE(start.length + after.length, 4);
      return Buffer.concat([gzipHeader, deflateRawSync(start, { level, finishFlush: constants.Z_SYNC_FLUSH }), deflated, trailer]);
    },
  };
}
