interface Entry {
  readonly json: Buffer;
  readonly until: number;
}

const maxEntries = 500;

/** Encoded replies by address, each for a moment. */
export interface ReplyCache {
  get(key: string): Buffer | null;
  put(key: string, entry: { readonly json: Buffer; readonly forMs: number }): void;
}

export function createReplyCache(now: () => number = () => performance.now()): ReplyCache {
  const entries = new Map<string, Entry>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return null;
      if (entry.until > now()) return entry.json;
      entries.delete(key);
      return null;
    },
    put(key, { json, forMs }) {
      entries.delete(key);
      entries.set(key, { json, until: now() + forMs });
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value ?? key);
    },
  };
}
