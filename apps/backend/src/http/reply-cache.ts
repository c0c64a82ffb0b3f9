import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** How a reply's bytes may be coded on the way, best first. */
const codings = ["br", "gzip"] as const;
export type Coding = (typeof codings)[number];

/** Shorter replies travel in one packet either way. */
const leastCodedBytes = 1_024;
/** Quality of brotli that takes a few milliseconds for a hundred kilobytes. */
const brotliQuality = 4;
const maxEntries = 500;

/** An encoded reply that is sent to many; coded once for all who take the same coding. */
export interface KeptReply {
  readonly json: Buffer;
  /** The reply in a coding; null where it is too short to gain by one. */
  coded(coding: Coding): Promise<Buffer> | null;
}

interface Entry {
  readonly reply: KeptReply;
  readonly until: number;
}

/** Encoded replies by address, each for a moment. */
export interface ReplyCache {
  get(key: string): KeptReply | null;
  put(key: string, entry: { readonly json: Buffer; readonly forMs: number }): KeptReply;
}

/** The best coding that an `Accept-Encoding` takes; null for none. */
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

function toKeptReply(json: Buffer): KeptReply {
  const coded = new Map<Coding, Promise<Buffer>>();
  return {
    json,
    coded(coding) {
      if (json.length < leastCodedBytes) return null;
      const bytes = coded.get(coding) ?? code[coding](json);
      coded.set(coding, bytes);
      return bytes;
    },
  };
}

export function createReplyCache(now: () => number = () => performance.now()): ReplyCache {
  const entries = new Map<string, Entry>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return null;
      if (entry.until > now()) return entry.reply;
      entries.delete(key);
      return null;
    },
    put(key, { json, forMs }) {
      const reply = toKeptReply(json);
      entries.delete(key);
      entries.set(key, { reply, until: now() + forMs });
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value ?? key);
      return reply;
    },
  };
}
