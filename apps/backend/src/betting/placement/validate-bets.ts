import type { BetRequest } from "@touchline/contract/entities/bet";
import {
  allLegs,
  type BetShape,
  type BetType,
  capMoney,
  type Fraction,
  isWrongOddsError,
  money,
  type Money,
  type Odds,
  type OddsPolicy,
  parseBetType,
  parseOdds,
  type ProviderRules,
  systemSizes,
  type TicketRestriction,
  ticketRestrictions,
} from "@touchline/domain";
import type { BetBonusRecord } from "../../platform/database/bonus-tables.ts";
import type { Book } from "../../book/book.ts";
import { type BetTerms, fullReturn, systemTypeOf, totalOddsOf } from "../bets/bet-terms.ts";
import type { RefusedBet, RefusedLeg } from "./placement-refusal.ts";
import { checkCustomPrice, checkLeg, type LegCheck } from "../bets/price-check.ts";

export const maxCustomLegs = 10;

/** The kind of bet that a request asks for. */
export type RequestedBetKind =
  | { readonly betType: "single" | "combo" | "system"; readonly shape: BetShape }
  | { readonly betType: "customBet"; readonly askedOdds: Odds };

function customBetKind(request: BetRequest): RequestedBetKind | null {
  const { length } = request.selections;
  const askedOdds = parseOdds(request.custom_odds);
  const matchIds = new Set(request.selections.map((selection) => selection.match_id));
  return length < 2 || length > maxCustomLegs || matchIds.size > 1 || askedOdds === null ? null : { betType: "customBet", askedOdds };
}

/** Reads type, number of legs, system and custom odds together; null if they do not fit. Only systems send `system_id`, only custom bets `custom_odds`. */
export function requestedBetKind(request: BetRequest): RequestedBetKind | null {
  const betType = parseBetType(request.type);
  const { length } = request.selections;
  if ((request.system_id !== undefined) !== (betType === "system")) return null;
  if ((request.custom_odds !== undefined) !== (betType === "customBet")) return null;
  switch (betType) {
    case "single":
      return length === 1 ? { betType, shape: allLegs } : null;
    case "combo":
      return length > 1 ? { betType, shape: allLegs } : null;
    case "system": {
      const type = systemTypeOf(request.system_id ?? "", length);
      return type === null ? null : { betType, shape: { type: "system", sizes: systemSizes(type) } };
    }
    case "customBet":
      return customBetKind(request);
    case null:
      return null;
  }
}

/** A bet that can be accepted at its current odds. */
export interface ValidBet {
  readonly request: BetRequest;
  readonly type: BetType;
  readonly stake: Money;
  readonly legs: readonly (LegCheck & { readonly type: "ok" })[];
  /** Exact; the wire format has the value of `roundTotalOdds`. */
  readonly totalOdds: Fraction;
  /** Return if every leg wins, limited by the cap of the operator. */
  readonly potential: Money;
  readonly isReturnCapped: boolean;
  readonly isInPlay: boolean;
  /** The bonus of the bet; the transaction of the placement uses it up. */
  readonly bonus: BetBonusRecord | null;
}

export type BetValidation = { readonly type: "ok"; readonly bet: ValidBet } | { readonly type: "refused"; readonly refused: RefusedBet };

/** Limits of one bet, minor units. */
export interface StakeLimits {
  readonly minStake: bigint;
  readonly maxStake: bigint;
  readonly maxReturn: bigint;
}

/** The prices, rules and limits against which bets are validated. */
export interface ValidationContext {
  readonly book: Pick<Book, "quote" | "customPrice">;
  readonly policy: OddsPolicy;
  readonly rules: ProviderRules;
  readonly limitsOf: (type: BetType) => StakeLimits;
  readonly now: number;
}

const restrictionErrors: Readonly<Record<TicketRestriction["type"], string>> = {
  sameMatch: "error.place_bets.same_match",
  mixedProviders: "error.place_bets.mixed_providers",
  providerOutsideSystem: "error.place_bets.mixed_providers",
  providerNotAllowed: "error.place_bets.provider_not_allowed",
};

type Refusal = Omit<RefusedBet, "index">;

function refusedLegs(request: BetRequest, checks: readonly LegCheck[]): readonly RefusedLeg[] {
  return request.selections.flatMap((selection, index) => {
    const check = checks[index];
    return check?.type === "refused" ? [{ selection, error: check.error, odds: check.odds }] : [];
  });
}

/** The error of a bet is that of its worst leg: a leg that is not offered is worse than one whose odds moved. */
function worstError(legs: readonly RefusedLeg[]): string {
  return (legs.find((leg) => !isWrongOddsError(leg.error)) ?? legs[0])?.error ?? "error.place_bets.default";
}

/** Checks each leg. A custom bet has odds of its own, so the odds of its legs may move. */
function checkLegs(request: BetRequest, { book, policy, now }: ValidationContext): readonly LegCheck[] {
  return request.selections.map((selection) => {
    const line = { matchId: selection.match_id, marketId: selection.market_id, specifier: selection.specifier };
    return checkLeg({
      quote: book.quote(line, selection.outcome_id),
      askedOdds: selection.odds,
      policy: request.type === "custom_bet" ? "any" : policy,
      now,
    });
  });
}

function restrictionOf(
  request: BetRequest,
  type: BetType,
  context: { readonly legs: ValidBet["legs"]; readonly rules: ProviderRules },
): Refusal | null {
  const selections = request.selections.map((selection, position) => ({
    id: String(position),
    matchId: String(selection.match_id),
    provider: context.legs[position]?.quote.provider ?? "",
  }));
  const [restriction] = ticketRestrictions({ type, selections }, context.rules);
  return restriction === undefined ? null : { error: restrictionErrors[restriction.type] };
}

type Offer =
  | { readonly type: "refused"; readonly refusal: Refusal }
  | { readonly type: "ok"; readonly betType: BetType; readonly terms: BetTerms; readonly legs: ValidBet["legs"] };

/** Checks everything except the stake: kind, legs, combination and odds. */
function checkOffer(request: BetRequest, context: ValidationContext): Offer {
  const refuse = (refusal: Refusal): Offer => ({ type: "refused", refusal });
  const kind = requestedBetKind(request);
  if (kind === null) return refuse({ error: "error.place_bets.type_not_offered" });
  const checks = checkLegs(request, context);
  const legs = checks.filter((check) => check.type === "ok");
  if (legs.length < checks.length) {
    const wrong = refusedLegs(request, checks);
    return refuse({ error: worstError(wrong), legs: wrong });
  }
  const restriction = restrictionOf(request, kind.betType, { legs, rules: context.rules });
  if (restriction !== null) return refuse(restriction);
  if (kind.betType !== "customBet") return { type: "ok", betType: kind.betType, terms: { type: "legs", shape: kind.shape }, legs };
  const price = checkCustomPrice(context.book, { selections: request.selections, askedOdds: kind.askedOdds, policy: context.policy });
  return price.type === "refused"
    ? refuse({ error: price.error })
    : { type: "ok", betType: kind.betType, terms: { type: "custom", odds: price.odds }, legs };
}

/** Validates one bet of a request except its stake, at the current odds. */
export function validateOffer(request: BetRequest, index: number, context: ValidationContext): BetValidation {
  const offer = checkOffer(request, context);
  if (offer.type === "refused") return { type: "refused", refused: { index, ...offer.refusal } };
  const { terms, legs, betType } = offer;
  const odds = legs.map((leg) => leg.odds);
  const stake = money(BigInt(request.stake.value), request.stake);
  const uncapped = fullReturn(terms, odds, stake);
  const potential = capMoney(uncapped, money(context.limitsOf(betType).maxReturn, stake));
  return {
    type: "ok",
    bet: {
      request,
      type: betType,
      stake,
      legs,
      totalOdds: totalOddsOf(terms, odds),
      potential,
      isReturnCapped: uncapped.minor > potential.minor,
      isInPlay: legs.some((leg) => leg.quote.matchStatus === 1),
      bonus: null,
    },
  };
}

function stakeProblem({ stake, type }: ValidBet, context: ValidationContext): Refusal | null {
  const { minStake, maxStake } = context.limitsOf(type);
  if (stake.minor < minStake) return { error: "error.place_bets.min_stake" };
  return stake.minor > maxStake ? { error: "error.place_bets.max_stake", maxStake } : null;
}

/** Validates one bet of a request without reading the database. */
export function validateBet(request: BetRequest, index: number, context: ValidationContext): BetValidation {
  const validation = validateOffer(request, index, context);
  if (validation.type === "refused") return validation;
  const problem = stakeProblem(validation.bet, context);
  return problem === null ? validation : { type: "refused", refused: { index, ...problem } };
}
