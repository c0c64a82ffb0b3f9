import type { Bonus } from "@touchline/contract/entities/bonus";
import type { ApiClient } from "../core/api-client.ts";
import type { ApiError } from "../core/api-error.ts";
import type { Result } from "@touchline/domain";
import type { QueryStore } from "../core/query-store.ts";
import { bonusEndpoints } from "./bonus-endpoints.data.ts";

interface Context {
  readonly api: ApiClient;
  readonly queries: QueryStore;
}

/** How long after something was shown lists are read again (spec.md 9). */
export const refreshAfterMs = 1_000;

/** Reads every list of bonuses again: an activation of one may change others (spec.md 4). */
export async function refreshBonuses({ queries }: Pick<Context, "queries">): Promise<void> {
  await Promise.all(
    ["bonuses", "bonusTerms", "rating", "freebetAmb", "jackpotHits"].map((name) => queries.client.invalidateQueries({ queryKey: [name] })),
  );
}

/** Makes a bonus active. */
export async function activateBonus(context: Context, id: number): Promise<Result<Bonus, ApiError>> {
  const answer = await context.api.call(bonusEndpoints.activate, { params: { id } });
  await refreshBonuses(context);
  return answer;
}

/** Opens a chest of a freebet that waits for one; answers what each chest held. */
export async function openChest(
  context: Context,
  { id, place }: { readonly id: number; readonly place: number },
): Promise<Result<{ readonly bonus: Bonus; readonly chests: readonly number[] }, ApiError>> {
  return context.api.call(bonusEndpoints.boost, { params: { id }, query: { place } });
}

/** Redeems a promo code. */
export async function redeemCode(context: Context, code: string): Promise<Result<Bonus, ApiError>> {
  const answer = await context.api.call(bonusEndpoints.redeem, { body: { code } });
  if (answer.ok) await refreshBonuses(context);
  return answer;
}

/** Marks what was shown as seen: only what is new is sent, and nothing when there is none (spec.md 5). */
export async function markSeen(
  { api }: Pick<Context, "api">,
  shown: readonly { readonly id: number; readonly type: Bonus["type"] | "jackpot"; readonly isSeen: boolean }[],
): Promise<void> {
  const bonuses = shown.filter(({ isSeen }) => !isSeen).map(({ id, type }) => ({ id, type }));
  if (bonuses.length > 0) await api.call(bonusEndpoints.markSeen, { body: { bonuses } });
}
