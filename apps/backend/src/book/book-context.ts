import { createFeedNames, type Engine, type FeedNames } from "@touchline/feed";
import type { CatalogSource } from "./catalog/catalog-source.ts";
import type { CoverageRules } from "./matches/match-coverage.ts";

/** The one provider behind all prices; decisions keep regular sports and e-sports on it alike. */
export const providerName = "betradar";

/** What every part of the book works with. */
export interface BookContext {
  readonly engine: Engine;
  readonly source: CatalogSource;
  readonly coverage: CoverageRules;
  readonly namesOf: (locale: string) => FeedNames;
}

/** Names by locale, made when first asked for. */
export function createNamesByLocale(): (locale: string) => FeedNames {
  const namesByLocale = new Map<string, FeedNames>();
  return (locale) => {
    const known = namesByLocale.get(locale);
    if (known !== undefined) return known;
    const names = createFeedNames(locale);
    namesByLocale.set(locale, names);
    return names;
  };
}
