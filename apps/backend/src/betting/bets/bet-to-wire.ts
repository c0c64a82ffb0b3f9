import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Bet, BetSelection, CashoutRule, VoidReason } from "@touchline/contract/entities/bet";
import { systemSizes } from "@touchline/domain";
import { nameIn } from "../../bonuses/campaigns/campaigns.ts";
import type { Book, LegDescription } from "../../book/book.ts";
import { type CashoutPricing, offerOf } from "./cashout-offer.ts";
import { type BetRecord, isOpen, type LegRecord } from "../../platform/database/bet-record.ts";
import { systemTypeOf } from "./bet-terms.ts";

/** Sources of the names and of the cash-out offers. */
export interface Naming extends CashoutPricing {
  readonly book: Pick<Book, "describe"> & CashoutPricing["book"];
  readonly locale: string;
}

function isoOrNull(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}

const voidResults: ReadonlySet<BetSelection["status"]> = new Set(["refund_entire", "canceled"]);
const voidEnds: ReadonlySet<string> = new Set<VoidReason>(["retired", "walkover", "abandoned", "awarded", "cancelled", "postponed"]);

function isVoidEnd(kind: string | undefined): kind is VoidReason {
  return kind !== undefined && voidEnds.has(kind);
}

/** The reason why a leg is void, if its match has one; a match that has left the book counts as withdrawn. */
function voidReasonOf(leg: LegRecord, names: LegDescription | null): VoidReason | null {
  if (!voidResults.has(leg.status)) return null;
  if (names === null) return "withdrawn";
  const kind = names.end?.kind;
  return isVoidEnd(kind) ? kind : null;
}

function legToWire(leg: LegRecord, { book, locale }: Naming): BetSelection {
  const line = { matchId: Number(leg.match_id), marketId: Number(leg.market_id), specifier: leg.specifier };
  const outcomeId = Number(leg.outcome_id);
  const names = book.describe(locale, line, outcomeId);
  return {
    id: `${leg.bet_id}:${leg.position}`,
    status: leg.status,
    void_reason: voidReasonOf(leg, names),
    dead_heat_share: leg.dead_heat_share === null ? null : Math.round(leg.dead_heat_share * 1_000),
    odds: leg.odds,
    odds_asked: leg.odds_asked,
    specifier: leg.specifier,
    provider: leg.provider,
    simulated_detail: leg.simulated_detail,
    match: {
      id: line.matchId,
      urn_id: names?.matchUrn ?? `tl:match:${line.matchId}`,
      slug: names?.matchSlug ?? `m-${line.matchId}`,
      name: names?.matchName ?? "",
      start_time: new Date(names?.startsAt ?? leg.starts_at).toISOString(),
      status: names?.matchStatus ?? 5,
      sport_key: names?.sportKey ?? "",
      category_name: names?.categoryName ?? "",
      tournament_name: names?.tournamentName ?? "",
      home_name: names?.homeName ?? null,
      away_name: names?.awayName ?? null,
      score: names?.score ?? null,
    },
    market: { id: line.marketId, name: names?.marketName ?? "", specifier: leg.specifier },
    outcome: { id: outcomeId, name: names?.outcomeName ?? "" },
  };
}

function systemToWire({ system_id: id, legs }: BetRecord): Bet["system"] {
  const type = id === null ? null : systemTypeOf(id, legs.length);
  return type === null ? null : { id: type.id, win_count: type.winCount, total_count: type.totalCount, sizes: [...systemSizes(type)] };
}

function bonusToWire({ bonus }: BetRecord, locale: string): Pick<Bet, "bonus"> {
  if (bonus === null) return {};
  const { id, type, names, boost, freebetType } = bonus;
  return { bonus: { id, type, name: nameIn(names, locale), odds: boost, freebet_type: freebetType } };
}

/** Whether the bet has a rule that can still be executed. */
export function hasWaitingRule(bet: BetRecord): boolean {
  const { cashout_rule: rule, cashout_rule_value: value } = bet;
  return rule !== null && value !== null && !bet.cashout_rule_done && isOpen(bet) && value <= bet.potential_win;
}

/** Converts the rule of a bet to its wire format. A rule whose value can no longer be reached has ended. */
function ruleToWire(bet: BetRecord): CashoutRule | null {
  const { cashout_rule: action, cashout_rule_value: value } = bet;
  if (action === null || value === null) return null;
  return { action, at_value: Number(value), state: bet.cashout_rule_done ? "done" : hasWaitingRule(bet) ? "waiting" : "ended" };
}

/** Converts a bet to its wire format, with names in a locale. */
export function betToWire(bet: BetRecord, naming: Naming): Bet {
  const cashout = offerOf(bet, naming);
  return {
    id: bet.id,
    ref: bet.ref,
    type: bet.type,
    status: bet.status,
    result: bet.result,
    stake: { value: Number(bet.stake), currency: bet.currency, subunits: bet.subunits },
    odds: Number(bet.odds),
    potential_win_amount: Number(bet.potential_win),
    win_amount: Number(bet.win_amount),
    to_cashout: cashout?.value ?? null,
    cashout,
    cashout_rule: ruleToWire(bet),
    cashout_amount: Number(bet.cashout_amount),
    original_stake: Number(bet.original_stake),
    is_vip: bet.is_vip,
    is_quick: bet.is_quick,
    is_return_capped: bet.is_return_capped,
    edited_from: bet.edited_from,
    edited_to: bet.edited_to,
    created_at: bet.created_at.toISOString(),
    accepted_at: isoOrNull(bet.accepted_at),
    settled_at: isoOrNull(bet.settled_at),
    pending_until: isoOrNull(bet.pending_until_shown),
    reject_reason: bet.reject_reason,
    system: systemToWire(bet),
    simulated_detail: bet.simulated_detail,
    ...bonusToWire(bet, naming.locale),
    used_in_jackpot: bet.used_in_jackpot,
    selections: bet.legs.map((leg) => legToWire(leg, naming)),
  };
}

/** Number of legs converted before the event loop may run other requests. */
const legsPerBatch = 50;

/** Converts many bets without blocking other requests. */
export async function betsToWire(bets: readonly BetRecord[], naming: Naming): Promise<Bet[]> {
  const wire: Bet[] = [];
  let legs = 0;
  for (const bet of bets) {
    legs += bet.legs.length;
    if (legs > legsPerBatch && wire.length > 0) {
      legs = bet.legs.length;
      await yieldToEventLoop();
    }
    wire.push(betToWire(bet, naming));
  }
  return wire;
}
