import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A text in every encoding, compressed once. */
export interface CodedText {
  /** Prefix of the content's hash. */
  readonly version: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

export function versionOf(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 10);
}

export async function codeText(text: string): Promise<CodedText> {
  const plain = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [br, zipped] = await Promise.all([toBrotli(plain, { params }), toGzip(plain, { level: 9 })]);
  return { version: versionOf(plain), plain, br, gzip: zipped };
}

/** Sends a text in the best encoding that the client accepts. */
export function sendCoded(request: FastifyRequest, reply: FastifyReply, text: CodedText): FastifyReply {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = /\bbr\b/u.test(accepted) ? "br" : /\bgzip\b/u.test(accepted) ? "gzip" : null;
  void reply.header("vary", "Accept-Encoding");
  return encoding === null ? reply.send(text.plain) : reply.header("content-encoding", encoding).send(text[encoding]);
}
