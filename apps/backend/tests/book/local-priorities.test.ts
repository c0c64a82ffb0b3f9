import { describe, expect, it } from "vitest";
import { eventOrder, type ListedEvent } from "../../src/book/lists/event-list.ts";
import { createPriorityView } from "../../src/book/catalog/local-priorities.ts";
import { sportTable } from "../../src/book/catalog/sports.data.ts";

/** An event of one of the first two sports, in their default order. */
function eventOf(id: 1 | 2): ListedEvent {
  const sport = sportTable.find(({ priority }) => priority === id);
  if (sport === undefined) throw new Error("There must be at least two sports.");
  const event: Omit<ListedEvent, "subject"> = {
    id,
    startsAt: 0,
    categoryPriority: id,
    hasVideo: false,
    sport,
    tournament: { id, categoryId: id, sport: sport.key, name: `League ${id}`, priority: id },
  };
  return event as ListedEvent; // Sorting by these fields does not read the subject.
}

const local = { de: { sports: { tennis: 0 }, categories: { "2": 0 }, tournaments: { "2": 0 } }, "de-CH": {} };
const events = [eventOf(1), eventOf(2)];

describe("list order by locale", () => {
  it.each([
    ["en", "tournament.sport.priority:asc", [1, 2]],
    ["de", "tournament.sport.priority:asc", [2, 1]],
    ["de", "tournament.category.priority:asc", [2, 1]],
    ["de", "tournament.priority:asc", [2, 1]],
    ["de", "tournament.priority:desc", [1, 2]],
    ["de-AT", "tournament.priority:asc", [2, 1]],
    ["de-CH", "tournament.priority:asc", [1, 2]],
    ["de", "start_time:asc", [1, 2]],
  ])("%s by %s", (locale, sortBy, expected) => {
    expect(events.toSorted(eventOrder([sortBy], createPriorityView(local, locale))).map(({ id }) => id)).toEqual(expected);
  });
});
