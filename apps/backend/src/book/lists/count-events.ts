import type { Count, CounterFilter, Counters } from "@touchline/contract/http/catalog";
import type { Static } from "typebox";
import { eventFilter, eventStatus, type ListedEvent } from "./event-list.ts";

type Filter = Static<typeof CounterFilter>;

const offeredStatuses = [0, 1, 2];

function add(counts: Record<string, Count>, key: string, event: ListedEvent): void {
  const count = (counts[key] ??= { matchCount: 0, outrightCount: 0 });
  if (event.subject.kind === "match") count.matchCount += 1;
  else count.outrightCount += 1;
}

/** Counts what is on offer by sport, category and tournament; filters are joined by OR, live counts ignore their status (decisions AO). */
export function countEvents(events: readonly ListedEvent[], filters: readonly Filter[], now: number): Counters {
  const asked = filters.length === 0 ? [{}] : filters;
  const none: ReadonlySet<number> = new Set();
  const tests = asked.map((filter) =>
    eventFilter({ ...filter, match_status: filter.match_status ?? offeredStatuses }, { now, favouriteIds: none }),
  );
  const liveTests = asked.map((filter) => eventFilter({ ...filter, match_status: [1, 2] }, { now, favouriteIds: none }));
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
