import { createFeedNames, type Engine, type FeedNames, type Fixture, stableHash } from "@touchline/feed";
import type { Page } from "./book.ts";
import type { CatalogSource, TournamentFacts } from "./catalog/catalog-source.ts";

export interface BookContext {
  readonly engine: Engine;
  readonly source: CatalogSource;
  readonly coverage: CoverageRules;
  readonly namesOf: (locale: string) => FeedNames;
}

/** Names by locale, created at first use. */
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

/** What the operator offers besides prices. */
export interface CoverageRules {
  /** Whether matches have video. */
  readonly hasVideo: boolean;
  /** Providers whose matches have statistics (spec.md 3). */
  readonly statisticsProviders: readonly string[];
}

/** In competitions up to this priority, all matches of the latest season have video; of all other matches, about one in three. */
const alwaysFilmedPriority = 8;
const filmedOneIn = 3;

/** Whether a match has video; does not change during its life. */
export function isFilmed(fixture: Fixture, tournament: Pick<TournamentFacts, "priority">): boolean {
  if (fixture.kind === "season" && tournament.priority <= alwaysFilmedPriority) return true;
  return stableHash(`video/${fixture.id}`) % filmedOneIn === 0;
}

/** One page of a list; a page past the end is empty. */
export function pageOf<Item>(items: readonly Item[], { page, limit }: { readonly page: number; readonly limit: number }): Page<Item> {
  const lastPage = Math.max(Math.ceil(items.length / limit), 1);
  return {
    data: items.slice((page - 1) * limit, page * limit),
    pagination: { total: items.length, page, limit, last_page: lastPage },
  };
}
