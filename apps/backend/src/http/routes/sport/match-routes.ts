import {
  getMatch,
  getMatchTimeline,
  getPriceHistory,
  getWinChances,
  listMarkets,
  listMatches,
  listWinChances,
  matchSortFields,
} from "@touchline/contract/http/matches";
import { getMatchPicture, listSituations } from "@touchline/contract/http/pictures";
import { listFavouriteIds } from "../../../players/favourites.ts";
import { answer, implement, type Implementation, notFound, pricesFollow, type Refusal } from "../../api-call.ts";
import { listPriced } from "../pricing-budget.ts";
import type { RouteServices } from "../../services.ts";

const listForMs = 1_000;
const marketsForMs = 500;
/** The reply needs the picture of every live match, so all callers of a language share it for a while. */
const situationsForMs = 3_000;
const usualSituations = 24;
/** The match page adds the newest points itself, from its prices. */
const winChancesForMs = 5_000;
/** How long a page waits for its first win chances; it requests the rest later. */
const winChancesWaitMs = 350;
const unfinished = { headers: pricesFollow };
/** How long a request for one match waits for its first prices. */
const matchWaitMs = 2_500;
/** How long a request for markets waits for the first prices of the match. */
const marketsWaitMs = 2_000;
const unauthorized: Refusal = { type: "refusal", status: 401, code: "unauthorized", message: "Sign in to see your favourites." };

function badSort(sorts: readonly string[] | undefined): Refusal | null {
  const isKnown = (sort: string): boolean => {
    const [field = "", direction = "asc", ...rest] = sort.split(":");
    return rest.length === 0 && (direction === "asc" || direction === "desc") && matchSortFields.some((known) => known === field);
  };
  if (sorts === undefined || sorts.every(isKnown)) return null;
  return {
    type: "refusal",
    status: 400,
    code: "invalid_request",
    field: "sort_by",
    message: `sort_by accepts ${matchSortFields.join(", ")}, each with :asc or :desc.`,
  };
}

/** Matches with their markets, scoreboards and price histories. */
export function matchRoutes({ book, database, pricing }: RouteServices): readonly Implementation[] {
  return [
    implement(
      listMatches,
      async ({ locale, query, findPlayer }) => {
        const refusal = badSort(query.sort_by);
        if (refusal !== null) return refusal;
        const list = (favourites?: ReadonlySet<number>) =>
          listPriced(
            book,
            () => book.listMatches(locale, query, favourites),
            ({ data }) => data,
          );
        if (query.favourite !== true) return answer(200, await list());
        const player = await findPlayer();
        if (player === null) return unauthorized;
        const ids = new Set(await listFavouriteIds(database, { playerId: player.id, type: "matches" }));
        return answer(200, await list(ids));
      },
      { cacheForMs: listForMs, isPersonal: (query) => query.favourite === true },
    ),
    implement(
      getMatch,
      async ({ locale, params }) => {
        await book.warm([params.id], { wanted: "main", withinMs: matchWaitMs });
        const match = book.match(locale, params.id);
        return match === null ? notFound("match") : answer(200, match);
      },
      { cacheForMs: marketsForMs },
    ),
    implement(
      listMarkets,
      async ({ locale, params, query, ip }) => {
        const refused = await pricing.takeMatch(ip, params.id, "full");
        if (refused !== null) return refused;
        await book.warm([params.id], { wanted: "full", withinMs: marketsWaitMs });
        const page = book.listMarkets(locale, params.id, {
          page: query.page ?? 1,
          limit: query.limit ?? 500,
          ...(query.group_key === undefined ? {} : { groupKey: query.group_key }),
          ...(query.market_id === undefined ? {} : { marketId: query.market_id }),
        });
        if (page === null) return notFound("match");
        return answer(200, page, book.isColdMatch(params.id, "full") ? { headers: pricesFollow } : {});
      },
      { cacheForMs: marketsForMs },
    ),
    implement(
      getMatchTimeline,
      ({ locale, params }) => {
        const timeline = book.timeline(locale, params.id);
        return timeline === null ? notFound("match") : answer(200, timeline);
      },
      { cacheForMs: marketsForMs },
    ),
    implement(
      getMatchPicture,
      ({ locale, params }) => {
        const picture = book.picture(locale, params.id);
        return picture === null ? notFound("match") : answer(200, picture);
      },
      { cacheForMs: marketsForMs },
    ),
    implement(listSituations, ({ locale, query }) => answer(200, { data: [...book.situations(locale, query.limit ?? usualSituations)] }), {
      cacheForMs: situationsForMs,
    }),
    implement(
      getWinChances,
      async ({ params, ip }) => {
        const refused = await pricing.takeWinChances(ip, 1);
        if (refused !== null) return refused;
        const [chances] = await book.winChances({ matchIds: [params.id], detail: "whole" }, winChancesWaitMs);
        return chances === undefined ? notFound("match") : answer(200, chances, chances.is_complete ? {} : unfinished);
      },
      { cacheForMs: winChancesForMs },
    ),
    implement(
      listWinChances,
      async ({ query, ip }) => {
        const refused = await pricing.takeWinChances(ip, query.match_id.length);
        if (refused !== null) return refused;
        const data = await book.winChances({ matchIds: query.match_id, detail: "line" }, winChancesWaitMs);
        return answer(200, { data: [...data] }, data.every(({ is_complete: isComplete }) => isComplete) ? {} : unfinished);
      },
      { cacheForMs: winChancesForMs },
    ),
    implement(getPriceHistory, ({ locale, params, query }) => {
      if (book.match(locale, params.id) === null) return notFound("match");
      const points = book.priceHistory({ matchId: params.id, marketId: params.marketId, specifier: query.specifier ?? "" });
      return answer(200, {
        data: points.map((point) => ({ at: new Date(point.at).toISOString(), outcome_id: point.outcomeId, odds: point.odds })),
      });
    }),
  ];
}
