/** Rendered pages of anonymous visitors: fresh for a second, then served stale for another second while they are rendered again. */
export interface PageCache<Page> {
  get(key: string, render: () => Promise<Page>): Promise<Page>;
}

interface Entry<Page> {
  readonly page: Promise<Page>;
  /** When it was rendered; infinite while rendering. */
  renderedAt: number;
  isRenewing: boolean;
}

const freshMs = 1_000;
const staleMs = 2_000;
const maxEntries = 300;

/** Concurrent callers of a page share one rendering. */
export function createPageCache<Page>(now: () => number = () => performance.now()): PageCache<Page> {
  const entries = new Map<string, Entry<Page>>();

  /** Pages too old to be served; those rendered first come first. */
  function dropOld(): void {
    for (const [key, { renderedAt }] of entries) {
      if (now() - renderedAt < staleMs) return;
      entries.delete(key);
    }
  }

  function put(key: string, render: () => Promise<Page>): Promise<Page> {
    const entry: Entry<Page> = { page: render(), renderedAt: Number.POSITIVE_INFINITY, isRenewing: false };
    const settled = entry.page.then(
      (page) => {
        entry.renderedAt = now();
        entries.delete(key);
        dropOld();
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
    async get(key, render) {
      const known = entries.get(key);
      const age = known === undefined ? staleMs : now() - known.renderedAt;
      if (known === undefined || age >= staleMs) {
        entries.delete(key);
        return put(key, render);
      }
      if (age >= freshMs && !known.isRenewing) {
        known.isRenewing = true;
        put(key, render).catch(() => entries.delete(key));
      }
      return known.page;
    },
  };
}
