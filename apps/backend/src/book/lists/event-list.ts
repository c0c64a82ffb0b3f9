import type { Count, CounterFilter, Counters } from "@touchline/contract/http/catalog";
import type { Static } from "typebox";
import type { MatchListQuery } from "@touchline/contract/http/matches";
import type { MatchStatus } from "@touchline/contract/entities/match";
import { type MatchState, wireStatusOf } from "@touchline/feed";
import type { TournamentFacts } from "../catalog/catalog-source.ts";
import type { PriorityView } from "../catalog/local-priorities.ts";
import type { SportFacts } from "../catalog/sports.data.ts";
import type { OutrightState } from "./outrights.ts";

/** A match or an outright event with the fields for filters and sorting. */
export interface ListedEvent {
  readonly id: number;
  readonly subject:
    | { readonly kind: "match"; readonly match: MatchState }
    | { readonly kind: "outright"; readonly outright: OutrightState };
  readonly startsAt: number;
  readonly sport: SportFacts;
  readonly tournament: TournamentFacts;
  readonly categoryPriority: number;
  /** Whether it has video until its end. */
  readonly hasVideo: boolean;
}

/** Status of an event. */
export function eventStatus(event: ListedEvent, now: number): MatchStatus {
  if (event.subject.kind === "match") return wireStatusOf(event.subject.match);
  return now < event.subject.outright.facts.endsAt ? 0 : 4;
}

function isBettable(event: ListedEvent, now: number): boolean {
  const status = eventStatus(event, now);
  if (event.subject.kind === "outright") return now < event.subject.outright.facts.closesAt;
  const { match } = event.subject;
  if (status === 0) return match.breadth === "none" || match.availableMarkets > 0;
  return (status === 1 || status === 2) && match.availableMarkets > 0;
}

type Test = (event: ListedEvent) => boolean;

function among<Value>(values: readonly Value[] | undefined, valueOf: (event: ListedEvent) => Value): Test[] {
  if (values === undefined || values.length === 0) return [];
  const wanted = new Set(values);
  return [(event) => wanted.has(valueOf(event))];
}

function timeTests(query: MatchListQuery): Test[] {
  const from = query.start_from === undefined ? null : Date.parse(query.start_from);
  const to = query.start_to === undefined ? null : Date.parse(query.start_to);
  return [
    ...(from === null ? [] : [(event: ListedEvent) => event.startsAt >= from]),
    ...(to === null ? [] : [(event: ListedEvent) => event.startsAt <= to]),
  ];
}

/** The filter of a list query. `favouriteIds` applies only if the query asks for favourites. */
export function eventFilter(
  query: MatchListQuery,
  { now, favouriteIds }: { readonly now: number; readonly favouriteIds: ReadonlySet<number> },
): Test {
  const tests: Test[] = [
    ...(query.type === undefined ? [] : [(event: ListedEvent) => (event.subject.kind === "match") === (query.type === "match")]),
    ...among<MatchStatus>(query.match_status as MatchStatus[] | undefined, (event) => eventStatus(event, now)),
    ...among(query.id, (event) => event.id),
    ...among<string>(query.sport_key, (event) => event.sport.key),
    ...(query.sport_type === undefined ? [] : [(event: ListedEvent) => event.sport.type === query.sport_type]),
    ...among(query.category_id, (event) => event.tournament.categoryId),
    ...among(query.tournament_id, (event) => event.tournament.id),
    ...timeTests(query),
    ...(query.favourite === true ? [(event: ListedEvent) => favouriteIds.has(event.id)] : []),
    ...(query.has_video === undefined
      ? []
      : [(event: ListedEvent) => (event.hasVideo && eventStatus(event, now) <= 2) === query.has_video]),
    ...(query.bettable === undefined ? [] : [(event: ListedEvent) => isBettable(event, now) === query.bettable]),
  ];
  return (event) => tests.every((test) => test(event));
}

function betsCount(event: ListedEvent): number {
  return event.subject.kind === "match" ? event.subject.match.betsCount : 0;
}

type SortValue = (event: ListedEvent, priorities: PriorityView) => number;

const sortValues: Readonly<Record<string, SortValue>> = {
  "tournament.sport.priority": (event, priorities) => priorities.sport(event.sport),
  "tournament.sport.id": (event) => event.sport.id,
  "tournament.category.priority": (event, priorities) =>
    priorities.category({ id: event.tournament.categoryId, priority: event.categoryPriority }),
  "tournament.priority": (event, priorities) => priorities.tournament(event.tournament),
  "tournament.id": (event) => event.tournament.id,
  start_time: (event) => event.startsAt,
  bets_count: betsCount,
};

/** Compares by each `field:asc|desc`, with the priorities of a locale, then by start and id. Unknown fields are ignored. */
export function eventOrder(sortBy: readonly string[], priorities: PriorityView): (left: ListedEvent, right: ListedEvent) => number {
  const keys = sortBy.flatMap((text) => {
    const [field = "", direction = "asc"] = text.split(":");
    const valueOf = sortValues[field];
    return valueOf === undefined ? [] : [{ valueOf, sign: direction === "desc" ? -1 : 1 }];
  });
  return (left, right) => {
    for (const { valueOf, sign } of keys) {
      const difference = valueOf(left, priorities) - valueOf(right, priorities);
      if (difference !== 0) return difference * sign;
    }
    return left.startsAt - right.startsAt || left.id - right.id;
  };
}

/** Keeps the first `maxPerSport` events of each sport, in order. */
export function limitPerSport(events: readonly ListedEvent[], maxPerSport: number): readonly ListedEvent[] {
  const countBySport = new Map<string, number>();
  return events.filter(({ sport }) => {
    const count = (countBySport.get(sport.key) ?? 0) + 1;
    countBySport.set(sport.key, count);
    return count <= maxPerSport;
  });
}

type Filter = Static<typeof CounterFilter>;

const offeredStatuses = [0, 1, 2];

function add(counts: Record<string, Count>, key: string, event: ListedEvent): void {
  const count = (counts[key] ??= { matchCount: 0, outrightCount: 0 });
  if (event.subject.kind === "match") count.matchCount += 1;
  else count.outrightCount += 1;
}

/** Counts events by sport, category and tournament. Filters are combined with OR; live counts ignore their status (decisions AO). */
export function countEvents(events: readonly ListedEvent[], filters: readonly Filter[], now: number): Counters {
  const wanted = filters.length === 0 ? [{}] : filters;
  const none: ReadonlySet<number> = new Set();
  const tests = wanted.map((filter) =>
    eventFilter({ ...filter, match_status: filter.match_status ?? offeredStatuses }, { now, favouriteIds: none }),
  );
  const liveTests = wanted.map((filter) => eventFilter({ ...filter, match_status: [1, 2] }, { now, favouriteIds: none }));
  const counters: Counters = { live: { matchCount: 0, outrightCount: 0 }, sports: {}, categories: {}, tournaments: {} };
  const live: Record<string, Count> = { live: counters.live };
  for (const event of events) {
    const status = eventStatus(event, now);
    if ((status === 1 || status === 2) && liveTests.some((test) => test(event))) add(live, "live", event);
    if (!tests.some((test) => test(event))) continue;
    add(counters.sports, event.sport.key, event);
    add(counters.categories, String(event.tournament.categoryId), event);
    add(counters.tournaments, String(event.tournament.id), event);
  }
  return counters;
}
