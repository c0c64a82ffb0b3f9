import type { PlacementError } from "@touchline/contract/errors";
import { createPlacementRefusal, money, parseOdds, type MoneyUnit, type PlacementRefusal, type RefusedBet } from "@touchline/domain";

type WireRefusedBet = PlacementError["data"]["errors_by_bet"][string];

/** Whether a refused call's body is a coded placement refusal (decisions Y), rather than an ordinary error. */
export function isPlacementError(body: unknown): body is PlacementError {
  if (typeof body !== "object" || body === null) return false;
  const { code, data } = body as { readonly code?: unknown; readonly data?: unknown };
  return (
    typeof code === "number" &&
    typeof data === "object" &&
    data !== null &&
    typeof (data as { errors_by_bet?: unknown }).errors_by_bet === "object"
  );
}

/** A coded refusal as the slip understands it; amounts are in the stake's unit. */
export function wireToRefusal(wire: PlacementError, unit: MoneyUnit): PlacementRefusal {
  const bets = Object.entries(wire.data.errors_by_bet ?? {}).map(([index, bet]) => [Number(index), wireToRefusedBet(bet, unit)] as const);
  return createPlacementRefusal({
    code: wire.code,
    message: wire.localized_message ?? bets[0]?.[1].message ?? null,
    details: wire.data.details ?? null,
    byBetIndex: Object.fromEntries(bets),
  });
}

function wireToRefusedBet(wire: WireRefusedBet, unit: MoneyUnit): RefusedBet {
  return {
    error: wire.error,
    message: wire.localized_message,
    maxStake: wire.max_stake === undefined ? null : money(BigInt(wire.max_stake), unit),
    selections: (wire.selections ?? []).map((selection) => ({
      matchId: String(selection.match_id),
      marketId: String(selection.market_id),
      specifier: selection.specifier,
      outcomeId: String(selection.outcome_id),
      error: selection.error,
      odds: parseOdds(selection.odds),
    })),
  };
}
