/** Finished pages of anonymous visitors, each for a second; a page that is being drawn is waited for, not drawn again. */
export interface PageCache<Page> {
  get(key: string, draw: () => Promise<Page>): Promise<Page>;
}

const keptMs = 1_000;
const maxEntries = 300;

export function createPageCache<Page>(): PageCache<Page> {
  const entries = new Map<string, { readonly page: Promise<Page>; until: number }>();
  return {
    async get(key, draw) {
      const known = entries.get(key);
      if (known !== undefined && known.until > performance.now()) return known.page;
      entries.delete(key);
      if (entries.size >= maxEntries) entries.delete(entries.keys().next().value ?? key);
      const entry = { page: draw(), until: Number.POSITIVE_INFINITY };
      entries.set(key, entry);
      try {
        const page = await entry.page;
        entry.until = performance.now() + keptMs;
        return page;
      } catch (error) {
        entries.delete(key);
        throw error;
      }
    },
  };
}
