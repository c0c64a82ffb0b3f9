import { countEvents, getCategory, getTournament, listCategories, listSports, listTournaments } from "@touchline/contract/http/catalog";
import { search, type SearchResult } from "@touchline/contract/http/search";
import type { CatalogFilter } from "../../../book/book.ts";
import { answer, implement, type Implementation, notFound } from "../../api-call.ts";
import { listPriced } from "../pricing-budget.ts";
import type { Services } from "../../services.ts";

const cacheForMs = 1_000;
const defaultLimit = 100;

interface CatalogQuery {
  readonly sport_key?: readonly string[];
  readonly sport_type?: CatalogFilter["sportType"];
  readonly category_id?: readonly number[];
  readonly page?: number;
  readonly limit?: number;
}

function toFilter(query: CatalogQuery): CatalogFilter {
  return {
    ...(query.sport_key === undefined ? {} : { sportKeys: query.sport_key }),
    ...(query.sport_type === undefined ? {} : { sportType: query.sport_type }),
    ...(query.category_id === undefined ? {} : { categoryIds: query.category_id }),
    page: query.page ?? 1,
    limit: query.limit ?? defaultLimit,
  };
}

/** Sports, categories, leagues, counters and search. */
export function catalogRoutes({ book }: Pick<Services, "book">): readonly Implementation[] {
  return [
    implement(listSports, ({ locale, query }) => answer(200, { data: book.listSports(locale, query.sport_type) }), { cacheForMs }),
    implement(listCategories, ({ locale, query }) => answer(200, book.listCategories(locale, toFilter(query))), { cacheForMs }),
    implement(getCategory, ({ locale, params }) => {
      const category = book.category(locale, params.id);
      return category === null ? notFound("category") : answer(200, category);
    }),
    implement(listTournaments, ({ locale, query }) => answer(200, book.listTournaments(locale, toFilter(query))), { cacheForMs }),
    implement(getTournament, ({ locale, params }) => {
      const tournament = book.tournament(locale, params.id);
      return tournament === null ? notFound("league") : answer(200, tournament);
    }),
    implement(countEvents, ({ body }) => answer(200, book.count(body.filters))),
    implement(
      search,
      async ({ locale, query }) => {
        const asked = {
          q: query.q,
          ...(query.sport_type === undefined ? {} : { sportType: query.sport_type }),
          ...(query.match_status === undefined ? {} : { matchStatuses: query.match_status }),
          limit: query.limit ?? 10,
        };
        const matchesOf = ({ events, competitors }: SearchResult) => [
          ...events,
          ...competitors.flatMap(({ next_match: next }) => next ?? []),
        ];
        const found = await listPriced(book, () => book.search(locale, asked), matchesOf);
        const body = query.only_events_name === true ? { events: found.events, tournaments: [], competitors: [] } : found;
        return answer(200, body);
      },
      { cacheForMs },
    ),
  ];
}
