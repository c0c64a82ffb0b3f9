import type { listPopularCombos, PopularCombo } from "@touchline/contract/http/popular-combos";
import type { ApiClient, EndpointCall } from "../core/api-client.ts";
import { unservedStatuses } from "../core/api-error.ts";
import type { Resource } from "../core/query-store.ts";

/** Selections that are often combined, by id. */
export interface ShownCombo {
  readonly kind: PopularCombo["kind"];
  /** Number of bets with these selections in the last day; null if there are too few. */
  readonly bets: number | null;
  readonly legs: readonly { readonly matchId: string; readonly marketId: string; readonly specifier: string; readonly outcomeId: string }[];
}

const endpoint: EndpointCall<typeof listPopularCombos> = { method: "GET", path: "/api/v2/popular-combos" };

interface CombosPage {
  readonly api: ApiClient;
  /** Puts the answers that the server has loaded for the page into the query cache. */
  takeLateAnswers(resources: Readonly<Record<string, unknown>>): void;
}

const seeded = new WeakSet<CombosPage>();

/** Combos of open matches, which a backend need not support. */
export function popularCombosOf(page: CombosPage): Resource<unknown, readonly ShownCombo[]> {
  if (!seeded.has(page)) {
    seeded.add(page);
    page.takeLateAnswers({ popularCombos: () => combosIn(page.api) });
  }
  return combosIn(page.api);
}

function isCombo(value: unknown): value is PopularCombo {
  return typeof value === "object" && value !== null && Array.isArray((value as Partial<PopularCombo>).legs);
}

function combosIn(api: ApiClient): Resource<unknown, readonly ShownCombo[]> {
  return {
    queryKey: ["popularCombos", {}],
    freshMs: 60_000,
    live: "none",
    read: (signal) => api.fetch(endpoint, { signal }),
    take(wire) {
      const { data } = (typeof wire === "object" && wire !== null ? wire : {}) as { readonly data?: unknown };
      return (Array.isArray(data) ? data : []).filter(isCombo).map(({ kind, bets, legs }) => ({
        kind,
        bets: typeof bets === "number" ? bets : null,
        legs: legs.map((leg) => ({
          matchId: String(leg.match_id),
          marketId: String(leg.market_id),
          specifier: leg.specifier,
          outcomeId: String(leg.outcome_id),
        })),
      }));
    },
    failure: { unreported: unservedStatuses },
  };
}
