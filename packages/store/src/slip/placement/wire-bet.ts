import {
  allLegs,
  type BetType,
  deadHeatFromShare,
  type FreebetType,
  type LegResult,
  type MatchStatus,
  money,
  type Money,
  type MoneyUnit,
  multiplyMoney,
  type Odds,
  oddsToFraction,
  type OutcomeResultName,
  parseBetType,
  parseLegResult,
  parseMatchStatus,
  parseOdds,
  type PlacedBet,
  type PlacedLeg,
  potentialReturn,
  toOdds,
  wireToMoney,
} from "@touchline/domain";
import type {
  Bet as WireBet,
  BetSelection as WireBetSelection,
  CashoutOffer as WireOffer,
  CashoutRule as WireRule,
  VoidReason,
} from "@touchline/contract/entities/bet";
import { nameOf, textOf, toLoose } from "./refusal.ts";

/** A leg of a placed bet. */
export interface BetLeg {
  readonly id: string;
  readonly result: OutcomeResultName;
  /** The result used for the settlement, including dead heats; null until settled. */
  readonly settled: LegResult | null;
  /** Why the leg is void; null if it is not, or if it is void by the rules of its market. */
  readonly voidReason: VoidReason | null;
  readonly odds: Odds;
  readonly oddsAsked: Odds | null;
  readonly matchId: string;
  readonly marketId: string;
  readonly specifier: string;
  readonly outcomeId: string;
  readonly matchPath: string;
  readonly matchName: string;
  readonly sides: { readonly home: string; readonly away: string } | null;
  readonly sportKey: string;
  readonly leagueName: string;
  readonly matchStatus: MatchStatus;
  /** Null when unknown. */
  readonly startsAtMs: number | null;
  readonly score: string | null;
  readonly marketName: string;
  readonly outcomeName: string;
}

/** The cash-out offer of an open bet; `value` is null while there is none (spec.md 4). */
export interface ListedOffer {
  readonly status: WireOffer["status"];
  readonly value: Money | null;
  readonly atMs: number;
}

/** The player's automatic cash-out rule (decisions 0d). */
export interface ListedRule {
  readonly action: WireRule["action"];
  readonly at: Money;
  readonly state: WireRule["state"];
}

/** The bonus of a bet; the boost is in thousandths and, once the bet is settled, the one that was paid. */
export interface ListedBonus {
  readonly name: string;
  readonly boost: number;
  readonly freebetType: FreebetType | null;
}

/** A bet as lists show it. */
export interface ListedBet {
  readonly id: string;
  readonly ref: string;
  readonly type: BetType;
  readonly status: WireBet["status"];
  readonly result: WireBet["result"];
  /** The open stake: all of it until part is cashed out. */
  readonly stake: Money;
  readonly originalStake: Money;
  readonly odds: Odds | null;
  readonly potentialWin: Money;
  readonly isReturnCapped: boolean;
  readonly win: Money;
  /** Paid by cash-outs so far, as a part of `win`. */
  readonly cashedOut: Money;
  readonly cashout: ListedOffer | null;
  readonly cashoutRule: ListedRule | null;
  readonly isVip: boolean;
  readonly isQuick: boolean;
  readonly editedFrom: string | null;
  readonly editedTo: string | null;
  readonly createdAtMs: number;
  readonly acceptedAtMs: number | null;
  readonly settledAtMs: number | null;
  /** End of the in-play delay of placing or cashing out, or of the review of a VIP bet, product time. */
  readonly pendingUntilMs: number | null;
  readonly system: {
    readonly id: string;
    readonly winCount: number;
    readonly totalCount: number;
    readonly sizes: readonly number[];
  } | null;
  readonly rejectReason: string | null;
  readonly isSimulatedDetail: boolean;
  readonly bonus?: ListedBonus | null;
  readonly legs: readonly BetLeg[];
}

function wireToLeg(wire: WireBetSelection): BetLeg {
  return {
    id: wire.id,
    result: wire.status,
    settled: wire.dead_heat_share === null ? parseLegResult(wire.status) : deadHeatFromShare(wire.dead_heat_share / 1000),
    voidReason: wire.void_reason ?? null,
    odds: parseOdds(wire.odds) ?? toOdds(1001),
    oddsAsked: parseOdds(wire.odds_asked),
    matchId: String(wire.match.id),
    marketId: String(wire.market.id),
    specifier: wire.specifier,
    outcomeId: String(wire.outcome.id),
    matchPath: `/${wire.match.sport_key}/${wire.match.slug}`,
    matchName: wire.match.name,
    sides:
      wire.match.home_name === null || wire.match.away_name === null ? null : { home: wire.match.home_name, away: wire.match.away_name },
    sportKey: wire.match.sport_key,
    leagueName: wire.match.tournament_name,
    matchStatus: parseMatchStatus(wire.match.status),
    startsAtMs: Date.parse(wire.match.start_time) || null,
    score: wire.match.score,
    marketName: wire.market.name,
    outcomeName: wire.outcome.name,
  };
}

/** Converts a cash-out offer from its wire format, in the unit of the stake. */
export function wireToOffer(wire: WireOffer, unit: MoneyUnit): ListedOffer {
  return {
    status: wire.status,
    value: wire.value === null ? null : wireToMoney({ currency: unit.currency, subunits: unit.subunits, value: wire.value }),
    atMs: Date.parse(wire.at),
  };
}

/** Converts a bet from its wire format, for lists. */
export function wireToListedBet(wire: WireBet): ListedBet {
  const amount = (value: number): Money => wireToMoney({ ...wire.stake, value });
  return {
    id: String(wire.id),
    ref: wire.ref,
    type: parseBetType(wire.type) ?? "single",
    status: wire.status,
    result: wire.result,
    stake: wireToMoney(wire.stake),
    originalStake: amount(wire.original_stake),
    odds: parseOdds(wire.odds),
    potentialWin: amount(wire.potential_win_amount),
    isReturnCapped: wire.is_return_capped,
    win: amount(wire.win_amount),
    cashedOut: amount(wire.cashout_amount),
    cashout: wire.cashout === null ? null : wireToOffer(wire.cashout, wire.stake),
    cashoutRule:
      wire.cashout_rule === null
        ? null
        : { action: wire.cashout_rule.action, at: amount(wire.cashout_rule.at_value), state: wire.cashout_rule.state },
    isVip: wire.is_vip,
    isQuick: wire.is_quick,
    editedFrom: wire.edited_from === null ? null : String(wire.edited_from),
    editedTo: wire.edited_to === null ? null : String(wire.edited_to),
    createdAtMs: Date.parse(wire.created_at),
    acceptedAtMs: wire.accepted_at === null ? null : Date.parse(wire.accepted_at),
    settledAtMs: wire.settled_at === null ? null : Date.parse(wire.settled_at),
    pendingUntilMs: wire.pending_until === null ? null : Date.parse(wire.pending_until),
    system:
      wire.system === null
        ? null
        : { id: wire.system.id, winCount: wire.system.win_count, totalCount: wire.system.total_count, sizes: wire.system.sizes },
    rejectReason: wire.reject_reason,
    isSimulatedDetail: wire.simulated_detail,
    bonus: wire.bonus === undefined ? null : { name: wire.bonus.name, boost: wire.bonus.odds, freebetType: wire.bonus.freebet_type },
    legs: wire.selections.map(wireToLeg),
  };
}

/**
 * Converts a wire bet to a receipt; never throws. Missing and unreadable fields keep the value of `known`, the bet as it was
 * sent or last read: an incomplete answer must not lose a placed bet.
 */
export function wireToPlacedBet(wire: unknown, known: PlacedBet): PlacedBet {
  const bet = toLoose(wire);
  const stake = readStake(bet["stake"], known.stake);
  const selections: unknown = bet["selections"];
  const legs = known.legs.map((leg, index) => readLeg(Array.isArray(selections) ? selections[index] : null, leg));
  const odds = parseOdds(bet["odds"]) ?? known.odds;
  const type = parseBetType(bet["type"]) ?? known.type;
  const bonus = toLoose(bet["bonus"]);
  const read: PlacedBet = {
    id: nameOf(bet["id"]) ?? known.id,
    ref: nameOf(bet["ref"]) ?? (known.ref || (nameOf(bet["id"]) ?? "")),
    type,
    status: readStatus(bet["status"], known.status),
    stake,
    odds,
    potentialReturn: known.potentialReturn,
    createdAtMs: readTime(bet["accepted_at"]) ?? readTime(bet["created_at"]) ?? known.createdAtMs,
    pendingUntilMs: readTime(bet["pending_until"]),
    rejectReason: textOf(bet["reject_reason"]),
    isVip: bet["is_vip"] === true,
    bonus:
      typeof bonus["odds"] === "number"
        ? { name: textOf(bonus["name"]) ?? known.bonus?.name ?? "", boost: bonus["odds"] }
        : "id" in bet
          ? null
          : (known.bonus ?? null),
    legs,
  };
  return { ...read, potentialReturn: readReturn(bet["potential_win_amount"], read, known) };
}

/** The stated return, else the one computed from stake and prices. */
function readReturn(stated: unknown, read: PlacedBet, known: PlacedBet): Money {
  if (isAmount(stated)) return money(BigInt(stated), read.stake);
  const isAsKnown = read.stake.minor === known.stake.minor && read.legs.every((leg, index) => leg.odds === known.legs[index]?.odds);
  if (isAsKnown && read.odds === known.odds) return known.potentialReturn;
  const isPlain = (read.type === "single" || read.type === "combo") && known.bonus == null && read.legs.length > 0;
  if (!isPlain) return multiplyMoney(read.stake, oddsToFraction(read.odds));
  return potentialReturn(
    allLegs,
    read.legs.map((leg) => leg.odds),
    read.stake,
  );
}

function readLeg(wire: unknown, known: PlacedLeg): PlacedLeg {
  const leg = toLoose(wire);
  return {
    id: nameOf(leg["id"]) ?? known.id,
    outcomeName: textOf(toLoose(leg["outcome"])["name"]) ?? known.outcomeName,
    marketName: textOf(toLoose(leg["market"])["name"]) ?? known.marketName,
    matchName: textOf(toLoose(leg["match"])["name"]) ?? known.matchName,
    odds: parseOdds(leg["odds"]) ?? known.odds,
    oddsAsked: parseOdds(leg["odds_asked"]) ?? known.oddsAsked,
  };
}

function readStake(wire: unknown, known: Money): Money {
  const { value, currency, subunits } = toLoose(wire);
  const isKnownUnit = (currency ?? known.currency) === known.currency && (subunits ?? known.subunits) === known.subunits;
  return isAmount(value) && isKnownUnit ? money(BigInt(value), known) : known;
}

function readStatus(wire: unknown, known: PlacedBet["status"]): PlacedBet["status"] {
  if (typeof wire !== "string") return known;
  if (wire === "cancelled" || wire === "canceled") return "rejected";
  return wire === "submitted" || wire === "rejected" ? wire : "accepted";
}

function readTime(wire: unknown): number | null {
  const time = typeof wire === "string" ? Date.parse(wire) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

function isAmount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
