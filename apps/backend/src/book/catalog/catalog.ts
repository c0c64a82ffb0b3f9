import type { Category } from "@touchline/contract/entities/catalog";
import type { Tournament } from "@touchline/contract/entities/catalog";
import type { Sport } from "@touchline/contract/entities/catalog";
import { entitySlug } from "@touchline/domain";
import type { FeedNames } from "@touchline/feed";
import { providerOf } from "../feed-providers.ts";
import type { CatalogSource, CategoryFacts, TournamentFacts } from "./catalog-source.ts";
import { createPriorityView, type LocalPriorities, type PriorityView } from "./local-priorities.ts";
import { sportTable, type SportFacts } from "./sports.data.ts";

/** Sports, categories and tournaments by id, with their wire form and order in a locale. */
export interface Catalog {
  readonly tournaments: readonly TournamentFacts[];
  sportsIn(locale: string): readonly SportFacts[];
  categoriesIn(locale: string): readonly CategoryFacts[];
  tournamentsIn(locale: string): readonly TournamentFacts[];
  prioritiesIn(locale: string): PriorityView;
  sportOf(key: string): SportFacts | undefined;
  categoryOf(id: number): CategoryFacts | undefined;
  tournamentOf(id: number): TournamentFacts | undefined;
  encodeSport(locale: string, facts: SportFacts): Sport;
  encodeCategory(locale: string, facts: CategoryFacts): Category | null;
  encodeTournament(locale: string, facts: TournamentFacts): Tournament | null;
}

function encodeSport(facts: SportFacts, names: FeedNames, priority: number): Sport {
  return {
    id: facts.id,
    urn_id: `tl:sport:${facts.id}`,
    key: facts.key,
    name: names.sport(facts.key),
    type: facts.type,
    priority,
    provider: providerOf(facts.key),
    main_market_id: facts.main.typeId,
    main_market_outcomes_count: facts.main.outcomes,
    secondary_market_id: facts.secondary?.typeId ?? null,
    secondary_market_outcomes_count: facts.secondary?.outcomes ?? null,
    tertiary_market_id: facts.tertiary?.typeId ?? null,
    tertiary_market_outcomes_count: facts.tertiary?.outcomes ?? null,
  };
}

function memo<Key, Value>(make: (locale: string, key: Key) => Value): (locale: string, key: Key) => Value {
  const byLocale = new Map<string, Map<Key, Value>>();
  return (locale, key) => {
    const values = byLocale.get(locale) ?? new Map<Key, Value>();
    byLocale.set(locale, values);
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = make(locale, key);
    values.set(key, value);
    return value;
  };
}

/** Sorts by priority, then by id; the order of each locale is computed at first use. */
function sorter<Facts extends { readonly id: number }>(
  facts: readonly Facts[],
  priorityOf: (locale: string, facts: Facts) => number,
): (locale: string) => readonly Facts[] {
  const sorted = memo((locale, all: readonly Facts[]) =>
    all.toSorted((left, right) => priorityOf(locale, left) - priorityOf(locale, right) || left.id - right.id),
  );
  return (locale) => sorted(locale, facts);
}

interface CatalogOptions {
  readonly namesOf: (locale: string) => FeedNames;
  readonly localPriorities: LocalPriorities;
}

export function createCatalog(source: CatalogSource, { namesOf, localPriorities }: CatalogOptions): Catalog {
  const categories = source.categories();
  const tournaments = [...source.tournaments()].sort((left, right) => left.priority - right.priority || left.id - right.id);
  const view = memo((locale, local: LocalPriorities) => createPriorityView(local, locale));
  const prioritiesIn = (locale: string): PriorityView => view(locale, localPriorities);
  const categoryById = new Map(categories.map((facts) => [facts.id, facts]));
  const tournamentById = new Map(tournaments.map((facts) => [facts.id, facts]));
  const sportByKey = new Map<string, SportFacts>(sportTable.map((facts) => [facts.key, facts]));
  const sport = memo((locale, facts: SportFacts) => encodeSport(facts, namesOf(locale), prioritiesIn(locale).sport(facts)));
  const category = memo((locale, facts: CategoryFacts): Category | null => {
    const owner = sportByKey.get(facts.sport);
    if (owner === undefined) return null;
    const { id, urn_id, key, name, type } = sport(locale, owner);
    const slug = entitySlug(facts.name, { kind: "category", id: String(facts.id) });
    return {
      id: facts.id,
      urn_id: `tl:category:${facts.id}`,
      slug,
      name: namesOf(locale).category(facts.name, facts.countryCode),
      country_code: facts.countryCode,
      region: facts.region ?? null,
      priority: prioritiesIn(locale).category(facts),
      sport_id: id,
      sport_urn_id: urn_id,
      sport_key: key,
      sport_name: name,
      sport_type: type,
    };
  });
  const tournament = memo((locale, facts: TournamentFacts): Tournament | null => {
    const owner = sportByKey.get(facts.sport);
    const parent = categoryById.get(facts.categoryId);
    const encodedParent = parent === undefined ? null : category(locale, parent);
    if (owner === undefined || encodedParent === null) return null;
    const slug = entitySlug(facts.name, { kind: "league", id: String(facts.id) });
    return {
      id: facts.id,
      urn_id: `tl:tournament:${facts.id}`,
      slug,
      name: facts.name,
      priority: prioritiesIn(locale).tournament(facts),
      provider: providerOf(facts.sport),
      sport: sport(locale, owner),
      category: encodedParent,
      country_code: facts.countryCode ?? null,
      region: facts.region ?? null,
    };
  });
  return {
    tournaments,
    sportsIn: sorter<SportFacts>(sportTable, (locale, facts) => prioritiesIn(locale).sport(facts)),
    categoriesIn: sorter(categories, (locale, facts) => prioritiesIn(locale).category(facts)),
    tournamentsIn: sorter(tournaments, (locale, facts) => prioritiesIn(locale).tournament(facts)),
    prioritiesIn,
    sportOf: (key) => sportByKey.get(key),
    categoryOf: (id) => categoryById.get(id),
    tournamentOf: (id) => tournamentById.get(id),
    encodeSport: sport,
    encodeCategory: category,
    encodeTournament: tournament,
  };
}
