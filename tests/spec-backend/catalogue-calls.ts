import type { Catalogue, Event } from "./catalogue.ts";
import { type EntityWriter, type Fields, type Json, textOf } from "./entities.ts";
import { categories, leagues, sports } from "./fixtures.data.ts";
import { type Call, type CallRow, checkNames, ok, pageOf, paging, refuse, rowsOf } from "./requests.ts";

const matchFilters = ["id", "type", "sport_key", "sport_type", "category_id", "tournament_id", "match_status"] as const;
const matchQuery = [...matchFilters, "sort_by", "start_from", "start_to", "bettable", "max_per_sport", ...paging, "favourite", "has_video"];

interface Parts {
  readonly writer: EntityWriter;
  readonly catalogue: Catalogue;
}

/** The calls about sports, leagues, matches and markets (section 7). */
export function catalogueCalls({ writer, catalogue }: Parts): readonly CallRow[] {
  const list = (items: readonly Fields[], { query }: Call) => ok(writer.write("page", pageOf(items, query)));

  function eventOf(id: string | undefined): Event {
    const event = catalogue.event(id);
    if (event === null) throw refuse(404, { message: "No such match." });
    return event;
  }

  /** Whether an event fits a filter; several values of one name are alternatives. */
  function fits(event: Event, valuesOf: (name: string) => readonly string[], visitorFavourites: ReadonlySet<string>): boolean {
    const isOne = (name: string, value: Json): boolean => valuesOf(name).length === 0 || valuesOf(name).includes(textOf(value));
    const [type] = valuesOf("type");
    const startsAt = new Date(event.startsAtMs).toISOString();
    return (
      isOne("id", writer.id("match", event.id)) &&
      (type === undefined || (type === "match") === (event.match !== null)) &&
      isOne("sport_key", event.sport.key) &&
      isOne("sport_type", event.sport.type) &&
      isOne("category_id", writer.id("category", event.league.category)) &&
      isOne("tournament_id", writer.id("league", event.league.id)) &&
      isOne("match_status", event.status) &&
      valuesOf("start_from").every((from) => startsAt >= from) &&
      valuesOf("start_to").every((to) => startsAt < to) &&
      !(valuesOf("bettable")[0] === "true" && event.status > 1) &&
      !(valuesOf("has_video")[0] === "true") &&
      (valuesOf("favourite")[0] !== "true" || visitorFavourites.has(String(writer.id("match", event.id))))
    );
  }

  function listMatches(call: Call) {
    catalogue.countPoll();
    const favourites = call.visitor?.favourites.get("matches") ?? new Set<string>();
    const [sort = ""] = call.query.getAll("sort_by");
    const found = catalogue.events
      .filter((event) => fits(event, (name) => call.query.getAll(name), favourites))
      .toSorted((left, right) =>
        sort.startsWith("start_time")
          ? left.startsAtMs - right.startsAtMs
          : left.league.id - right.league.id || left.startsAtMs - right.startsAtMs,
      );
    const sorted = sort === "start_time:desc" ? found.toReversed() : found;
    const max = Number(call.query.get("max_per_sport") ?? "500");
    const kept = sorted.filter((event, index) => sorted.slice(0, index).filter(({ sport }) => sport === event.sport).length < max);
    return list(
      kept.map((event) => catalogue.match(event)),
      call,
    );
  }

  function listMarkets(call: Call) {
    const event = eventOf(call.params["id"]);
    const [group, market] = [call.query.get("group_key"), call.query.get("market_id")];
    const lines = event.status > 1 ? [] : catalogue.lines(event);
    const kept = lines.filter(
      ({ id, groups }) => (group === null || groups.includes(group)) && (market === null || String(writer.id("market", id)) === market),
    );
    return list(
      kept.map((line) => catalogue.market(event, line)),
      call,
    );
  }

  /** Numbers of matches and outrights; the specification names them without saying that sports are counted by their key. */
  function count(call: Call) {
    const filters = rowsOf(call.body["filters"] ?? [], "filters");
    for (const filter of filters)
      checkNames(Object.keys(filter), [...matchFilters, "start_from", "start_to", "bettable", "has_video"], "filters");
    const texts = (value: Json): readonly string[] =>
      value === undefined ? [] : Array.isArray(value) ? value.map(textOf) : [textOf(value)];
    const events = catalogue.events.filter(
      (event) =>
        event.status < 2 && (filters.length === 0 || filters.some((filter) => fits(event, (name) => texts(filter[name]), new Set()))),
    );
    const countOf = (some: readonly Event[]): Fields => ({
      matchCount: some.filter(({ match }) => match !== null).length,
      outrightCount: some.filter(({ outright }) => outright !== null).length,
    });
    const by = (keyOf: (event: Event) => Json): Fields =>
      Object.fromEntries([...Map.groupBy(events, (event) => textOf(keyOf(event)))].map(([key, some]) => [key, countOf(some)]));
    return ok({
      live: countOf(events.filter(({ status }) => status === 1)),
      sports: by(({ sport }) => sport.key),
      categories: by(({ league }) => writer.id("category", league.category)),
      tournaments: by(({ league }) => writer.id("league", league.id)),
    });
  }

  function search(call: Call) {
    const text = (call.query.get("q") ?? "").toLowerCase();
    if (text.length < 3 || text.length > 50) throw refuse(400, { message: "q" });
    const found = catalogue.events.filter(({ match, outright }) =>
      `${match?.home} ${match?.away} ${outright?.name}`.toLowerCase().includes(text),
    );
    return list(
      found.filter(({ status }) => status < 2).map((event) => catalogue.match(event)),
      call,
    );
  }

  const oneOf = <Item extends { readonly id: number }>(items: readonly Item[], kind: "category" | "league", { params }: Call): Item => {
    const item = items.find(({ id }) => String(writer.id(kind, id)) === params["id"]);
    if (item === undefined) throw refuse(404, { message: `No such ${kind}.` });
    return item;
  };

  return [
    // Section 7 names no parameter of these lists, but says that lists are paged.
    {
      method: "GET",
      path: "/api/v2/sports",
      query: paging,
      answer: (call) =>
        list(
          sports.map((sport) => catalogue.sport(sport)),
          call,
        ),
    },
    {
      method: "GET",
      path: "/api/v2/categories",
      query: paging,
      answer: (call) =>
        list(
          categories.map(({ id }) => catalogue.category(id)),
          call,
        ),
    },
    { method: "GET", path: "/api/v2/categories/:id", answer: (call) => ok(catalogue.category(oneOf(categories, "category", call).id)) },
    {
      method: "GET",
      path: "/api/v2/tournaments",
      query: paging,
      answer: (call) =>
        list(
          leagues.map((league) => catalogue.league(league)),
          call,
        ),
    },
    { method: "GET", path: "/api/v2/tournaments/:id", answer: (call) => ok(catalogue.league(oneOf(leagues, "league", call))) },
    { method: "GET", path: "/api/v2/matches", query: matchQuery, answer: listMatches },
    { method: "GET", path: "/api/v2/matches/:id", answer: ({ params }) => ok(catalogue.match(eventOf(params["id"]))) },
    { method: "GET", path: "/api/v2/matches/:id/markets", query: [...paging, "group_key", "market_id"], answer: listMarkets },
    { method: "GET", path: "/api/v2/search", query: ["q", "sport_type", "match_status", "only_events_name"], answer: search },
    { method: "POST", path: "/api/v2/counters", body: ["filters"], answer: count },
  ];
}
