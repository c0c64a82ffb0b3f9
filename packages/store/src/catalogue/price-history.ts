import type { getPriceHistory } from "@touchline/contract/http/matches";
import { parseOdds, type MarketRef, type Odds, toWireId } from "@touchline/domain";
import type { ApiClient, CallReply } from "../core/api-client.ts";
import { endpoints } from "../core/endpoints.data.ts";
import type { Resource } from "../core/query-store.ts";

/** The price of an outcome from a moment on, server time in epoch ms; null while it had none. */
export interface PricePoint {
  readonly atMs: number;
  readonly outcomeId: string;
  readonly odds: Odds | null;
}

type WireHistory = CallReply<typeof getPriceHistory>;

/** Past prices of a line, oldest first; empty when the operator keeps none (decisions 0d). */
export function priceHistoryOf(api: ApiClient, line: MarketRef): Resource<WireHistory, readonly PricePoint[]> {
  return {
    queryKey: ["priceHistory", { matchId: line.matchId, marketId: line.id, specifier: line.specifier }],
    freshMs: 2_000,
    live: "none",
    read: (signal) =>
      api.fetch(endpoints.getPriceHistory, {
        signal,
        params: { id: toWireId(line.matchId), marketId: toWireId(line.id) },
        query: line.specifier === "" ? {} : { specifier: line.specifier },
      }),
    take: ({ data }) =>
      data
        .map(({ at, outcome_id, odds }) => ({ atMs: Date.parse(at), outcomeId: String(outcome_id), odds: parseOdds(odds) }))
        .toSorted((left, right) => left.atMs - right.atMs),
  };
}
