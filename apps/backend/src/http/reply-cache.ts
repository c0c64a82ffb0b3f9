import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Supported content codings, best first. */
const codings = ["br", "gzip"] as const;
export type Coding = (typeof codings)[number];

/** Shorter replies fit into one packet anyway. */
const minCompressedBytes = 1_024;
/** This brotli quality takes a few milliseconds for 100 KB. */
const brotliQuality = 4;
const maxEntries = 500;
const sweepEveryMs = 1_000;

/** A serialized reply for many callers; compressed once per coding. */
export interface CachedReply {
  readonly json: Buffer;
  /** The compressed reply; null when it is too short to gain from compression. */
  compressed(coding: Coding): Promise<Buffer> | null;
}

interface Entry {
  readonly reply: CachedReply;
  readonly until: number;
}

/** Serialized replies by address, each for a short time. */
export interface ReplyCache {
  get(key: string): CachedReply | null;
  put(key: string, entry: { readonly json: Buffer; readonly forMs: number }): CachedReply;
}

/** The best coding that an `Accept-Encoding` header allows; null without one. */
export function acceptedCoding(header: string | undefined): Coding | null {
  const offers = new Map(
    (header ?? "").split(",").map((offer) => {
      const [name = "", ...parameters] = offer.split(";").map((part) => part.trim().toLowerCase());
      return [name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/u.test(parameter))] as const;
    }),
  );
  return codings.find((coding) => offers.get(coding) ?? false) ?? null;
}

const code: Readonly<Record<Coding, (json: Buffer) => Promise<Buffer>>> = {
  br: async (json) =>
    toBrotli(json, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: json.length },
    }),
  gzip: async (json) => toGzip(json),
};

function toCachedReply(json: Buffer): CachedReply {
  const compressed = new Map<Coding, Promise<Buffer>>();
  return {
    json,
    compressed(coding) {
      if (json.length < minCompressedBytes) return null;
      const bytes = compressed.get(coding) ?? code[coding](json);
      compressed.set(coding, bytes);
      return bytes;
    },
  };
}

export function createReplyCache(now: () => number = () => performance.now()): ReplyCache {
  const entries = new Map<string, Entry>();
  let sweptAt = now();

  /** Deletes expired replies: those that nobody requests again would stay, hundreds of up to 150 KB each. */
  function sweep(): void {
    if (now() - sweptAt < sweepEveryMs) return;
    sweptAt = now();
    for (const [key, { until }] of entries) if (until <= sweptAt) entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return null;
      if (entry.until > now()) return entry.reply;
      entries.delete(key);
      return null;
    },
    put(key, { json, forMs }) {
      const reply = toCachedReply(json);
      sweep();
      entries.delete(key);
      entries.set(key, { reply, until: now() + forMs });
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value ?? key);
      return reply;
    },
  };
}
