/** Finished pages of anonymous visitors. A page is new for a second; for another one it is still given out while it is drawn anew. */
export interface PageCache<Page> {
  get(key: string, draw: () => Promise<Page>): Promise<Page>;
}

interface Entry<Page> {
  readonly page: Promise<Page>;
  /** When it was drawn; infinite while it is being drawn. */
  drawnAt: number;
  isRenewing: boolean;
}

const newForMs = 1_000;
const goodForMs = 2_000;
const maxEntries = 300;

/** Makes a cache; whoever asks for a page that is being drawn waits for that drawing. */
export function createPageCache<Page>(now: () => number = () => performance.now()): PageCache<Page> {
  const entries = new Map<string, Entry<Page>>();

  function put(key: string, draw: () => Promise<Page>): Promise<Page> {
    const entry: Entry<Page> = { page: draw(), drawnAt: Number.POSITIVE_INFINITY, isRenewing: false };
    const settled = entry.page.then(
      (page) => {
        entry.drawnAt = now();
        entries.delete(key);
        if (entries.size >= maxEntries) entries.delete(entries.keys().next().value ?? key);
        entries.set(key, entry);
        return page;
      },
      (error: unknown) => {
        if (entries.get(key) === entry) entries.delete(key);
        throw error;
      },
    );
    if (!entries.has(key)) entries.set(key, entry);
    return settled;
  }

  return {
    async get(key, draw) {
      const known = entries.get(key);
      const age = known === undefined ? goodForMs : now() - known.drawnAt;
      if (known === undefined || age >= goodForMs) {
        entries.delete(key);
        return put(key, draw);
      }
      if (age >= newForMs && !known.isRenewing) {
        known.isRenewing = true;
        put(key, draw).catch(() => entries.delete(key));
      }
      return known.page;
    },
  };
}
