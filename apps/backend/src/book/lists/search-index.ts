import { foldName } from "@touchline/domain";
import type { ListedEvent } from "./event-list.ts";
import type { TournamentFacts } from "../catalog/catalog-source.ts";

/** A team or player with its events, soonest first. */
interface FoundCompetitor {
  readonly id: string;
  readonly name: string;
  readonly sportKey: string;
  readonly events: readonly ListedEvent[];
}

interface Entry<Item> {
  readonly item: Item;
  readonly folded: string;
  readonly words: readonly string[];
}

/** Folded names, split into words. */
export interface SearchIndex {
  readonly competitors: readonly Entry<FoundCompetitor>[];
  readonly tournaments: readonly Entry<TournamentFacts>[];
  readonly events: readonly Entry<ListedEvent>[];
}

function entryOf<Item>(item: Item, name: string): Entry<Item> {
  const folded = foldName(name);
  return { item, folded, words: folded.split("-") };
}

function competitorsOf(events: readonly ListedEvent[]): readonly FoundCompetitor[] {
  const found = new Map<string, FoundCompetitor & { readonly events: ListedEvent[] }>();
  for (const event of events) {
    if (event.subject.kind !== "match") continue;
    const { home, away } = event.subject.match.fixture;
    for (const team of [home, away]) {
      const competitor = found.get(team.id) ?? { id: team.id, name: team.name, sportKey: event.sport.key, events: [] };
      competitor.events.push(event);
      found.set(team.id, competitor);
    }
  }
  return [...found.values()];
}

function eventName(event: ListedEvent): string {
  if (event.subject.kind === "outright") return event.subject.outright.facts.name;
  const { home, away } = event.subject.match.fixture;
  return `${home.name} ${away.name}`;
}

export function createSearchIndex(events: readonly ListedEvent[], tournaments: readonly TournamentFacts[]): SearchIndex {
  return {
    competitors: competitorsOf(events).map((competitor) => entryOf(competitor, competitor.name)),
    tournaments: tournaments.map((tournament) => entryOf(tournament, tournament.name)),
    events: events.map((event) => entryOf(event, eventName(event))),
  };
}

/** 0 if the query is the whole name, 1 if it is a prefix, 2 if every query word is a prefix of some word; null for no match. */
function rankOf(
  { folded, words }: { readonly folded: string; readonly words: readonly string[] },
  query: string,
  queryWords: readonly string[],
): number | null {
  if (folded === query) return 0;
  if (folded.startsWith(query)) return 1;
  return queryWords.every((queryWord) => words.some((word) => word.startsWith(queryWord))) ? 2 : null;
}

/** Items whose names match, best matches first; ties keep their order. */
export function findByName<Item>(entries: readonly Entry<Item>[], text: string): readonly Item[] {
  const query = foldName(text);
  if (query === "") return [];
  const queryWords = query.split("-");
  const ranked: Item[][] = [[], [], []];
  for (const entry of entries) {
    const rank = rankOf(entry, query, queryWords);
    if (rank !== null) ranked[rank]?.push(entry.item);
  }
  return ranked.flat();
}
