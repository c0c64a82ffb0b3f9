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
import type { BetBonusRecord } from "../../bonuses/on-bets/bet-bonus-record.ts";
import type { Book } from "../../book/book.ts";
import { type BetTerms, fullReturn, systemTypeOf, totalOddsOf } from "../stored/bet-terms.ts";
import type { RefusedBet, RefusedLeg } from "./placement-refusal.ts";
import { checkCustomPrice, checkLeg, type LegCheck } from "./price-check.ts";

/** Most legs of a custom bet. */
export const mostCustomLegs = 10;

/** What kind of bet a request asks for. */
export type RequestedForm =
  | { readonly betType: "single" | "combo" | "system"; readonly shape: BetShape }
  | { readonly betType: "customBet"; readonly askedOdds: Odds };

function customForm(request: BetRequest): RequestedForm | null {
  const { length } = request.selections;
  const askedOdds = parseOdds(request.custom_odds);
  const matchIds = new Set(request.selections.map((selection) => selection.match_id));
  return length < 2 || length > mostCustomLegs || matchIds.size > 1 || askedOdds === null ? null : { betType: "customBet", askedOdds };
}

/** Reads type, number of legs, system and custom odds together; null when they do not fit (spec.md 5: only systems send `system_id`, only custom bets `custom_odds`). */
export function requestedForm(request: BetRequest): RequestedForm | null {
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
      return customForm(request);
    case null:
      return null;
  }
}

/** A bet that may be taken, at the prices of this moment. */
export interface ValidBet {
  readonly request: BetRequest;
  readonly type: BetType;
  readonly stake: Money;
  readonly legs: readonly (LegCheck & { readonly type: "ok" })[];
  /** Exact; `roundTotalOdds` for the wire, which holds it at its largest price. */
  readonly totalOdds: Fraction;
  /** If every leg wins, never above the operator's cap. */
  readonly potential: Money;
  readonly isReturnCapped: boolean;
  readonly isInPlay: boolean;
  /** The bonus that it carries, taken by the placement's own transaction. */
  readonly bonus: BetBonusRecord | null;
}

export type BetValidation = { readonly type: "ok"; readonly bet: ValidBet } | { readonly type: "refused"; readonly refused: RefusedBet };

/** Smallest and largest stake and the largest return of one bet, minor units. */
export interface StakeLimits {
  readonly minStake: bigint;
  readonly maxStake: bigint;
  readonly maxReturn: bigint;
}

/** What bets are judged by. */
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

/** The worst leg names the bet's error: one that is not on offer before one whose price moved. */
function worstError(legs: readonly RefusedLeg[]): string {
  return (legs.find((leg) => !isWrongOddsError(leg.error)) ?? legs[0])?.error ?? "error.place_bets.default";
}

/** A custom bet has one price for all: those of its legs alone may move. */
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

/** Everything about a bet but its stake: form, legs, combination and price. */
function checkOffer(request: BetRequest, context: ValidationContext): Offer {
  const refuse = (refusal: Refusal): Offer => ({ type: "refused", refusal });
  const form = requestedForm(request);
  if (form === null) return refuse({ error: "error.place_bets.type_not_offered" });
  const checks = checkLegs(request, context);
  const legs = checks.filter((check) => check.type === "ok");
  if (legs.length < checks.length) {
    const wrong = refusedLegs(request, checks);
    return refuse({ error: worstError(wrong), legs: wrong });
  }
  const restriction = restrictionOf(request, form.betType, { legs, rules: context.rules });
  if (restriction !== null) return refuse(restriction);
  if (form.betType !== "customBet") return { type: "ok", betType: form.betType, terms: { type: "legs", shape: form.shape }, legs };
  const price = checkCustomPrice(context.book, { selections: request.selections, askedOdds: form.askedOdds, policy: context.policy });
  return price.type === "refused"
    ? refuse({ error: price.error })
    : { type: "ok", betType: form.betType, terms: { type: "custom", odds: price.odds }, legs };
}

/** Judges one bet of a request without its stake: what it would pay at the prices of now. */
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

/** Judges one bet of a request; never touches the database. */
export function validateBet(request: BetRequest, index: number, context: ValidationContext): BetValidation {
  const validation = validateOffer(request, index, context);
  if (validation.type === "refused") return validation;
  const problem = stakeProblem(validation.bet, context);
  return problem === null ? validation : { type: "refused", refused: { index, ...problem } };
}
