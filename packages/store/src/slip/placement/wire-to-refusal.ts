import { createPlacementRefusal, money, parseOdds, type MoneyUnit, type PlacementRefusal, type RefusedBet } from "@touchline/domain";
import { textOf, toLoose } from "./loose-body.ts";

/** The body of a refusal with a numeric code; only the code is sure to be there (spec.md 8). */
export interface CodedRefusal {
  readonly code: number;
}

/** Whether a refused call's body is a coded placement refusal (decisions Y), rather than an ordinary error. */
export function isCodedRefusal(body: unknown): body is CodedRefusal {
  return Number.isSafeInteger(toLoose(body)["code"]);
}

/** A coded refusal as the slip understands it, whatever else is left out of it; amounts are in the stake's unit. */
export function wireToRefusal(wire: CodedRefusal, unit: MoneyUnit): PlacementRefusal {
  const body = toLoose(wire);
  const data = toLoose(body["data"]);
  const bets = Object.entries(toLoose(data["errors_by_bet"])).flatMap(([index, bet]) =>
    /^\d+$/u.test(index) ? [[Number(index), wireToRefusedBet(bet, unit)] as const] : [],
  );
  return createPlacementRefusal({
    code: wire.code,
    message: textOf(body["localized_message"]) ?? textOf(data["localized_message"]) ?? textOf(bets[0]?.[1].message),
    details: textOf(data["details"]),
    byBetIndex: Object.fromEntries(bets),
  });
}

function wireToRefusedBet(wire: unknown, unit: MoneyUnit): RefusedBet {
  const { error, localized_message: message, max_stake: maxStake, selections } = toLoose(wire);
  return {
    error: textOf(error) ?? "error.place_bets.default",
    message: textOf(message) ?? "",
    maxStake: typeof maxStake === "number" && Number.isSafeInteger(maxStake) ? money(BigInt(maxStake), unit) : null,
    selections: (Array.isArray(selections) ? selections : []).map((selection) => {
      const leg = toLoose(selection);
      return {
        matchId: String(leg["match_id"]),
        marketId: String(leg["market_id"]),
        specifier: textOf(leg["specifier"]) ?? "",
        outcomeId: String(leg["outcome_id"]),
        error: textOf(leg["error"]) ?? "",
        odds: parseOdds(leg["odds"]),
      };
    }),
  };
}
