import type { BetRequest } from "@touchline/contract/entities/bet";
import {
  allLegs,
  capMoney,
  compareMoney,
  isWrongOddsError,
  money,
  parseBetType,
  potentialReturn,
  roundTotalOdds,
  ticketRestrictions,
  totalOdds,
  type Money,
  type Odds,
  type OddsPolicy,
  type ProviderRules,
  type TicketRestriction,
} from "@touchline/domain";
import type { Book } from "../book/book.ts";
import type { CurrencyFacts } from "../wallet/currencies.data.ts";
import { checkLeg, type LegCheck } from "./leg-check.ts";
import type { RefusedBet, RefusedLeg } from "./placement-refusal.ts";

/** A bet that may be taken, at the prices of this moment. */
export interface ValidBet {
  readonly request: BetRequest;
  readonly type: "single" | "combo";
  readonly legs: readonly (LegCheck & { readonly type: "ok" })[];
  readonly totalOdds: Odds;
  /** If every leg wins, never above the operator's cap. */
  readonly potential: Money;
  readonly isInPlay: boolean;
}

export type BetValidation = { readonly type: "ok"; readonly bet: ValidBet } | { readonly type: "refused"; readonly refused: RefusedBet };

/** What bets are judged by. */
export interface ValidationContext {
  readonly book: Pick<Book, "quote">;
  readonly policy: OddsPolicy;
  readonly rules: ProviderRules;
  readonly limits: Pick<CurrencyFacts, "minStake" | "maxReturn"> & { readonly maxStake: bigint };
  readonly now: number;
}

const restrictionErrors: Readonly<Record<TicketRestriction["type"], string>> = {
  sameMatch: "error.place_bets.same_match",
  mixedProviders: "error.place_bets.mixed_providers",
  providerOutsideSystem: "error.place_bets.mixed_providers",
  providerNotAllowed: "error.place_bets.provider_not_allowed",
};

function typeOf(request: BetRequest): "single" | "combo" | null {
  const type = parseBetType(request.type);
  if (type !== "single" && type !== "combo") return null;
  return (type === "single") === (request.selections.length === 1) ? type : null;
}

function refusedLegs(request: BetRequest, checks: readonly LegCheck[]): readonly RefusedLeg[] {
  return request.selections.flatMap((selection, index) => {
    const check = checks[index];
    return check?.type === "refused" ? [{ selection, error: check.error, odds: check.odds }] : [];
  });
}

/** The worst leg names the bet's error: one that is not on offer before one whose price moved. */
function worstError(legs: readonly RefusedLeg[]): string {
  return (legs.find((leg) => !isWrongOddsError(leg.error)) ?? legs[0])?.error ?? "error.place_bets.default";
}

function stakeProblem(stake: Money, limits: ValidationContext["limits"]): { readonly error: string; readonly maxStake?: bigint } | null {
  if (stake.minor < limits.minStake) return { error: "error.place_bets.min_stake" };
  if (stake.minor > limits.maxStake) return { error: "error.place_bets.max_stake", maxStake: limits.maxStake };
  return null;
}

/** Judges one bet of a request; never touches the database. */
export function validateBet(request: BetRequest, index: number, context: ValidationContext): BetValidation {
  const refuse = (refused: Omit<RefusedBet, "index">): BetValidation => ({ type: "refused", refused: { index, ...refused } });
  const type = typeOf(request);
  if (type === null) return refuse({ error: "error.place_bets.type_not_offered" });
  const stake = money(BigInt(request.stake.value), request.stake);
  const problem = stakeProblem(stake, context.limits);
  if (problem !== null) return refuse(problem);
  const checks = request.selections.map((selection) => {
    const line = { matchId: selection.match_id, marketId: selection.market_id, specifier: selection.specifier };
    return checkLeg({
      quote: context.book.quote(line, selection.outcome_id),
      askedOdds: selection.odds,
      policy: context.policy,
      now: context.now,
    });
  });
  const legs = checks.filter((check) => check.type === "ok");
  if (legs.length < checks.length) {
    const wrong = refusedLegs(request, checks);
    return refuse({ error: worstError(wrong), legs: wrong });
  }
  const selections = request.selections.map((selection, position) => ({
    id: String(position),
    matchId: String(selection.match_id),
    provider: legs[position]?.quote.provider ?? "",
  }));
  const restriction = ticketRestrictions({ type, selections }, context.rules)[0];
  if (restriction !== undefined) return refuse({ error: restrictionErrors[restriction.type] });
  const odds = legs.map((leg) => leg.odds);
  const potential = capMoney(potentialReturn(allLegs, odds, stake), money(context.limits.maxReturn, stake));
  if (compareMoney(potential, stake) <= 0) return refuse({ error: "error.potential_win.equal_or_less" });
  return {
    type: "ok",
    bet: {
      request,
      type,
      legs,
      totalOdds: roundTotalOdds(totalOdds(allLegs, odds)),
      potential,
      isInPlay: legs.some((leg) => leg.quote.matchStatus === 1),
    },
  };
}
