import { allLegs, money, multiplyMoney, oddsToFraction, parseBetType, parseOdds, potentialReturn } from "@touchline/domain";
import type { Money, PlacedBet, PlacedLeg } from "@touchline/domain";
import { nameOf, textOf, toLoose } from "./loose-body.ts";

/**
 * A server bet as a receipt; never throws. Whatever cannot be read, or is left out, stays as in `known`: the bet as it was
 * sent or heard of before.
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
    ref: nameOf(bet["ref"]) ?? known.ref,
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
      typeof bonus["name"] === "string" && typeof bonus["odds"] === "number"
        ? { name: bonus["name"], boost: bonus["odds"] }
        : "id" in bet
          ? null
          : (known.bonus ?? null),
    legs,
  };
  return { ...read, potentialReturn: readReturn(bet["potential_win_amount"], read, known) };
}

/** The return that was told, or the one that follows from stake and prices. */
function readReturn(told: unknown, read: PlacedBet, known: PlacedBet): Money {
  if (isAmount(told)) return money(BigInt(told), read.stake);
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
  return wire === "submitted" || wire === "rejected" ? wire : "accepted";
}

function readTime(wire: unknown): number | null {
  const time = typeof wire === "string" ? Date.parse(wire) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

function isAmount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
