import { createPlacementRefusal, money, type MoneyUnit, parseOdds, type PlacementRefusal, type RefusedBet } from "@touchline/domain";

/**
 * An object whose fields may be anything or missing. Answers about placed bets are read this way:
 * an answer with fewer fields than the contract must not be mistaken for a failure.
 */
type LooseBody = Readonly<Record<string, unknown>>;

/** The fields of an object; none for other values. */
export function toLoose(value: unknown): LooseBody {
  return typeof value === "object" && value !== null ? (value as LooseBody) : {};
}

/** A non-empty string; null for other values. */
export function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** An id or a reference, which some backends send as a number. */
export function nameOf(value: unknown): string | null {
  return typeof value === "number" && Number.isSafeInteger(value) ? String(value) : textOf(value);
}

/** The body of a refusal with a numeric code; only the code is certain (spec.md 8). */
export interface CodedRefusal {
  readonly code: number;
}

/** The code of a refusal whose body has reasons by bet but no code (decisions Y). */
const otherReason = 100;

/**
 * The coded placement refusal of a refused call (decisions Y); null for an ordinary error. The code is a number or digits in text, and
 * the refusal may be nested in `data` or `error`. A body with reasons by bet is a refusal even without a code.
 */
export function readCodedRefusal(body: unknown): CodedRefusal | null {
  const fields = toLoose(body);
  const { code, data, error } = fields;
  const number = typeof code === "string" && /^\d{3}$/u.test(code) ? Number(code) : code;
  if (typeof number === "number" && Number.isSafeInteger(number)) return { ...fields, code: number };
  if (code !== undefined) return null;
  const inner = [data, error].find((part) => toLoose(part)["code"] !== undefined);
  if (inner !== undefined) return readCodedRefusal(inner);
  return typeof toLoose(data)["errors_by_bet"] === "object" ? { ...fields, code: otherReason } : null;
}

/** Reads a coded refusal, any other field of which may be missing; amounts are in the stake's unit. */
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
