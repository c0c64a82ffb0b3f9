import { createFeedNames, type Engine, type FeedNames, type Fixture, stableHash } from "@touchline/feed";
import type { Page } from "./book.ts";
import type { CatalogSource, TournamentFacts } from "./catalog/catalog-source.ts";

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

/** What the operator offers beside prices. */
export interface CoverageRules {
  /** Whether matches are shown in pictures at all. */
  readonly hasVideo: boolean;
  /** The one provider whose matches have statistics; empty for none (spec.md 3). */
  readonly statisticsProvider: string;
}

/** Competitions up to this priority are all filmed; of the others and of e-sports every third match is. */
const alwaysFilmedUpTo = 8;
const filmedOneIn = 3;

/** Whether cameras are at a match: the same for a match all its life. */
export function isFilmed(fixture: Fixture, tournament: Pick<TournamentFacts, "priority">): boolean {
  if (fixture.kind === "season" && tournament.priority <= alwaysFilmedUpTo) return true;
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
