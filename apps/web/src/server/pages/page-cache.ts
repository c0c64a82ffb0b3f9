/** Rendered pages of anonymous visitors: fresh for a second, then served stale for another second while they are rendered again. */
export interface PageCache<Page> {
  get(key: string, render: () => Promise<Page>): Promise<Page>;
}

interface Entry<Page> {
  readonly page: Promise<Page>;
  /** Times from which the page is rendered again and no longer served; infinite while it is rendered for the first time. */
  freshUntil: number;
  until: number;
  isRenewing: boolean;
}

interface CacheOptions<Page> {
  readonly now?: () => number;
  /** Whether another page is likely to replace this one soon, such as a notice that the backend is starting. */
  readonly isBrief?: (page: Page) => boolean;
}

const freshMs = 1_000;
const staleMs = 2_000;
const briefMs = 200;
const maxEntries = 300;

/** Concurrent callers of a page share one rendering. */
export function createPageCache<Page>({ now = () => performance.now(), isBrief = () => false }: CacheOptions<Page> = {}): PageCache<Page> {
  const entries = new Map<string, Entry<Page>>();

  /** Removes pages that are too old to be served; entries are in the order of their rendering. */
  function dropOld(): void {
    for (const [key, { until }] of entries) {
      if (now() < until) return;
      entries.delete(key);
    }
  }

  function put(key: string, render: () => Promise<Page>): Promise<Page> {
    const never = Number.POSITIVE_INFINITY;
    const entry: Entry<Page> = { page: render(), freshUntil: never, until: never, isRenewing: false };
    const settled = entry.page.then(
      (page) => {
        const isShort = isBrief(page);
        entry.freshUntil = now() + (isShort ? briefMs : freshMs);
        entry.until = now() + (isShort ? briefMs : staleMs);
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
      if (known === undefined || now() >= known.until) {
        entries.delete(key);
        return put(key, render);
      }
      if (now() >= known.freshUntil && !known.isRenewing) {
        known.isRenewing = true;
        put(key, render).catch(() => entries.delete(key));
      }
      return known.page;
    },
  };
}
