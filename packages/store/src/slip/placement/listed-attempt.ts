import type { Bet } from "@touchline/contract/entities/bet";
import type { PlaceBetsBody } from "@touchline/contract/http/bets";
import { betStatusesByGroup } from "@touchline/domain";
import type { Listings } from "../../catalogue/listings.ts";
import type { ApiClient } from "../../core/api-client.ts";
import { endpoints } from "../../core/endpoints.data.ts";
import type { QueryStore } from "../../core/query-store.ts";
import type { PlacementOutcome } from "./placement-api.ts";
import type { SavedAttempt } from "./saved-attempt.ts";

type SentBet = PlaceBetsBody["bets"][number];

/** Enough for the bets that a player places while one placement is sent. */
const listLimit = 50;
const snapshotTimeoutMs = 3_000;
/** How many times the list must be read without finding the bets before a refusal without a code is believed. */
export const minListReads = 2;

/** The latest bets of the player in every status; null when they cannot be read. */
async function readLatest(api: Pick<ApiClient, "call">, timeoutMs?: number): Promise<readonly Bet[] | null> {
  const answer = await api.call(endpoints.listBets, {
    query: { status: Object.values(betStatusesByGroup).flat(), page: 1, limit: listLimit },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  return answer.ok ? answer.value.data : null;
}

/**
 * Ids of the bets that are listed before a placement, so that a later list shows which bets are new. Needed for backends that cannot
 * look up an attempt by its key; null when the list cannot be read.
 */
export async function readListedIds(api: Pick<ApiClient, "call">): Promise<readonly string[] | null> {
  const latest = await readLatest(api, snapshotTimeoutMs).catch(() => null);
  return latest?.map(({ id }) => String(id)) ?? null;
}

function legKey(matchId: unknown, marketId: unknown, outcomeId: unknown, specifier: string): string {
  return JSON.stringify([String(matchId), String(marketId), String(outcomeId), specifier]);
}

function isSame(bet: Bet, sent: SentBet): boolean {
  const isSameStake = bet.original_stake === sent.stake.value && bet.stake.currency === sent.stake.currency;
  const listed = bet.selections.map((leg) => legKey(leg.match.id, leg.market.id, leg.outcome.id, leg.specifier)).toSorted();
  const wanted = sent.selections.map((leg) => legKey(leg.match_id, leg.market_id, leg.outcome_id, leg.specifier)).toSorted();
  return isSameStake && listed.length === wanted.length && listed.every((key, index) => key === wanted[index]);
}

/** The sent bets among those that are listed, each once and in the order of sending; null unless all are found. */
function findSent(sent: readonly SentBet[], listed: readonly Bet[]): readonly Bet[] | null {
  const left = [...listed];
  const found = sent.flatMap((bet) => {
    const index = left.findIndex((candidate) => isSame(candidate, bet));
    return index === -1 ? [] : left.splice(index, 1);
  });
  return found.length === sent.length ? found : null;
}

/**
 * Looks for an attempt in the list of bets. A bet counts only if it is new since the attempt and has its stake and its legs. A bet that
 * is not listed may still arrive, so this never proves that nothing was placed.
 */
export async function findListed(
  api: Pick<ApiClient, "call">,
  { payload, knownBetIds }: Pick<SavedAttempt, "payload" | "knownBetIds">,
  placedIds: readonly string[],
): Promise<PlacementOutcome> {
  const listed = await readLatest(api);
  if (listed === null) return { type: "noAnswer" };
  if (placedIds.length > 0) {
    const placed = placedIds.flatMap((id) => listed.find((bet) => String(bet.id) === id) ?? []);
    return placed.length === placedIds.length ? { type: "placed", bets: placed } : { type: "noAnswer" };
  }
  if (knownBetIds === null) return { type: "unlisted" };
  const known = new Set(knownBetIds);
  // Written by the placement that saved the attempt.
  const { bets: sent } = JSON.parse(payload) as PlaceBetsBody;
  const found = findSent(
    sent,
    listed.filter(({ id }) => !known.has(String(id))),
  );
  return found === null ? { type: "unlisted" } : { type: "placed", bets: found };
}

/** The source of the backend's settings. */
export interface SettingsSource {
  readonly listings: Pick<Listings, "settings">;
  readonly queries: Pick<QueryStore, "peek">;
}

/** Whether calls may be repeated and looked up by an idempotency key; true while the backend's capabilities are unknown. */
export function supportsIdempotencyKeys({ queries, listings }: SettingsSource): boolean {
  return queries.peek(listings.settings())?.capabilities.includes("idempotency_key") ?? true;
}
