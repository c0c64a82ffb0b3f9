import type { ListedEvent } from "./event-list.ts";
import type { Team } from "@touchline/feed";
import type { TournamentFacts } from "../catalog/catalog-source.ts";
import { leagueNames } from "./league-names.data.ts";
import { foldForSearch, namesOfTeam, type SearchableNames, toSearchableNames } from "./searchable-names.ts";

/** A team or player with its events, soonest first. */
interface FoundCompetitor {
  readonly team: Team;
  readonly sportKey: string;
  readonly events: readonly ListedEvent[];
}

interface Entry<Item> {
  readonly item: Item;
  /** Names by which the item is found: one group for a team, one for each side of a match. */
  readonly groups: readonly SearchableNames[];
}

/** The items that a search can find, by their folded names. */
export interface SearchIndex {
  readonly competitors: readonly Entry<FoundCompetitor>[];
  readonly tournaments: readonly Entry<TournamentFacts>[];
  readonly events: readonly Entry<ListedEvent>[];
}

function competitorsOf(events: readonly ListedEvent[]): readonly Entry<FoundCompetitor>[] {
  const found = new Map<string, Entry<FoundCompetitor & { readonly events: ListedEvent[] }>>();
  for (const event of events) {
    if (event.subject.kind !== "match") continue;
    const { home, away } = event.subject.match.fixture;
    for (const team of [home, away]) {
      const entry = found.get(team.id) ?? {
        item: { team, sportKey: event.sport.key, events: [] },
        groups: [namesOfTeam(team)],
      };
      entry.item.events.push(event);
      found.set(team.id, entry);
    }
  }
  return [...found.values()];
}

function namesOfEvent({ subject }: ListedEvent): Entry<ListedEvent>["groups"] {
  if (subject.kind === "outright") return [toSearchableNames([subject.outright.facts.name])];
  const { home, away } = subject.match.fixture;
  return [namesOfTeam(home), namesOfTeam(away)];
}

const namesByLeague = new WeakMap<TournamentFacts, SearchableNames>();

/** The names of a league: its own and the everyday ones. */
export function namesOfLeague(league: TournamentFacts): SearchableNames {
  const { name, officialName = name } = league;
  const names = namesByLeague.get(league) ?? toSearchableNames([name, officialName, ...(leagueNames[name] ?? [])]);
  namesByLeague.set(league, names);
  return names;
}

export function createSearchIndex(events: readonly ListedEvent[], tournaments: readonly TournamentFacts[]): SearchIndex {
  return {
    competitors: competitorsOf(events),
    tournaments: tournaments.map((item) => ({ item, groups: [namesOfLeague(item)] })),
    events: events.map((item) => ({ item, groups: namesOfEvent(item) })),
  };
}

/** Shorter queries find nothing: a single letter would match half the book. */
const minLetters = 3;

interface Query {
  readonly folded: string;
  readonly compact: string;
  readonly words: readonly string[];
}

function queryOf(folded: string): Query {
  return { folded, compact: folded.replaceAll("-", ""), words: folded.split("-") };
}

/** The query as written, and with `ae`, `oe`, `ue` read as umlauts; empty if too few letters remain. */
function queriesOf(text: string): readonly Query[] {
  const query = queryOf(foldForSearch(text));
  if (query.compact.length < minLetters) return [];
  const plain = queryOf(query.folded.replace(/([aou])e/gu, "$1"));
  return plain.folded === query.folded ? [query] : [query, plain];
}

const ranks = 6;

interface NameMatch {
  /** 0: the item's own name in full, 1: another name in full, 2 and 3: their beginnings, 4: all words in one name; null: no match. */
  readonly rank: number | null;
  /** Which words of the query begin a word of some name. */
  readonly words: readonly boolean[];
}

function hasWord(text: string, word: string): boolean {
  return text.includes(`|${word}`) || text.includes(`-${word}`);
}

function matchOf({ text, compact }: SearchableNames, query: Query): NameMatch {
  const words = query.words.map((word) => hasWord(text, word));
  const [folded, joined] = [`|${query.folded}`, `|${query.compact}`];
  const hasAll = (name: string): boolean => query.words.every((word) => hasWord(`|${name}`, word));
  if (compact.startsWith(`${joined}|`)) return { rank: 0, words };
  if (compact.includes(`${joined}|`)) return { rank: 1, words };
  if (text.startsWith(folded) || compact.startsWith(joined)) return { rank: 2, words };
  if (text.includes(folded) || compact.includes(joined)) return { rank: 3, words };
  return { rank: !words.includes(false) && text.split("|").some(hasAll) ? 4 : null, words };
}

/** The best rank of the groups; the last one if only both sides together have all words; null for no match. */
function rankOf(matches: readonly NameMatch[]): number | null {
  const [best] = matches.flatMap(({ rank }) => rank ?? []).toSorted((left, right) => left - right);
  if (best !== undefined) return best;
  return matches[0]?.words.every((_, index) => matches.some(({ words }) => words[index])) === true ? ranks - 1 : null;
}

/** Items whose names match, best matches first; ties keep their order. */
export function findByName<Item>(entries: readonly Entry<Item>[], text: string): readonly Item[] {
  const ranked = Array.from({ length: ranks }, (): Item[] => []);
  const judges = queriesOf(text).map((query) => {
    // A team has many matches, but is compared only once.
    const known = new Map<SearchableNames, NameMatch>();
    return (names: SearchableNames): NameMatch => {
      const match = known.get(names) ?? matchOf(names, query);
      known.set(names, match);
      return match;
    };
  });
  for (const { item, groups } of entries) {
    const [best] = judges.flatMap((judge) => rankOf(groups.map(judge)) ?? []).toSorted((left, right) => left - right);
    if (best !== undefined) ranked[best]?.push(item);
  }
  return ranked.flat();
}
