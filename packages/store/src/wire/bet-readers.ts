import type { Bet, BetSelection, CashoutOffer, CashoutRule } from "@touchline/contract/entities/bet";
import type { SharedBet } from "@touchline/contract/http/shared-bets";
import { betTypeToWire, parseBetType } from "@touchline/domain";
import { endpoints } from "../core/endpoints.data.ts";
import { completeBet } from "./bet-defaults.ts";
import { readBetSelection, unknownTime } from "./bet-selection-reader.ts";
import { readBetBonus } from "./bonus-readers.ts";
import {
  fieldsOf,
  listOf,
  orWithout,
  pageOf,
  type Reader,
  readFlag,
  readId,
  readOneOf,
  readRows,
  reads,
  readText,
  readTime,
  readWhole,
  requireFields,
  requireId,
  requireOwnId,
  Unreadable,
} from "./fields.ts";
import { readMinor, readMoney, readUnit } from "./money-fields.ts";

/** The offer of `cashout`, or the amount of `to_cashout` (spec.md 3). Null when the bet cannot be cashed out. */
export function readOffer(cashout: unknown, toCashout: unknown, at: string = unknownTime): CashoutOffer | null {
  const row = fieldsOf(cashout);
  const value = readMinor(row["value"] ?? cashout) ?? readMinor(toCashout);
  const isOffered = value !== null && value > 0;
  const status = readOneOf(row["status"], ["offered", "suspended", "unavailable"] as const, isOffered ? "offered" : null);
  if (status === null || (status === "offered" && !isOffered)) return null;
  return { status, value: status === "offered" ? value : null, at: readTime(row["at"]) ?? at };
}

/** Placeholder for a shared leg without a price; the current price is never worse. */
const lowestOdds = 1001;

const readRule: Reader<CashoutRule> = (value) => {
  const row = requireFields(value, "cash-out rule");
  const action = readOneOf(row["action"], ["cash_out", "notify"] as const, null);
  const atValue = readWhole(row["at_value"]);
  if (action === null || atValue === null) throw new Unreadable("cash-out rule", "action or at_value");
  return { action, at_value: atValue, state: readOneOf(row["state"], ["waiting", "done", "ended"] as const, "waiting") };
};

const readSystem: Reader<NonNullable<Bet["system"]>> = (value) => {
  const row = requireFields(value, "system");
  const win = readWhole(row["win_count"]);
  const total = readWhole(row["total_count"]);
  const [, wins, legs] = /^(\d+)\/(\d+)$/u.exec(readText(row["id"]) ?? "") ?? [];
  const winCount = win ?? readWhole(wins);
  const totalCount = total ?? readWhole(legs);
  const isPossible = winCount !== null && totalCount !== null && winCount > 0 && winCount <= totalCount;
  if (!isPossible) throw new Unreadable("system", "win_count or total_count");
  const stated = Array.isArray(row["sizes"]) ? row["sizes"].flatMap((size) => readWhole(size) ?? []) : [];
  const sizes = stated.filter((size) => size > 0 && size <= totalCount);
  return {
    id: readText(row["id"]) ?? `${winCount}/${totalCount}`,
    win_count: winCount,
    total_count: totalCount,
    sizes: sizes.length > 0 ? sizes : [winCount],
  };
};

function readType(value: unknown, isSystem: boolean, selections: readonly BetSelection[]): Bet["type"] {
  const named = parseBetType(value);
  if (named !== null) return betTypeToWire(named);
  if (isSystem) return "system";
  if (selections.length <= 1) return "single";
  return new Set(selections.map(({ match }) => match.id)).size === 1 ? "custom_bet" : "combo";
}

/** Reads a bet; it needs an id and a stake. */
export const readBet: Reader<Bet> = (value, context) => {
  const row = requireFields(value, "bet");
  const id = requireOwnId<string>(row["id"], "bet", context);
  const stake = readMoney(row["stake"], readUnit(row, context), context);
  if (stake === null) throw new Unreadable("bet", "stake");
  const selections = readRows(row["selections"], readBetSelection, context).map((leg, index) => ({
    ...leg,
    id: leg.id === "" ? `${id}:${index}` : leg.id,
  }));
  const system = orWithout(readSystem)(row["system"], context);
  const bonus = orWithout(readBetBonus)(row["bonus"], context);
  const cashout = readOffer(row["cashout"], row["to_cashout"]);
  const used = row["used_in_jackpot"];
  return completeBet(
    {
      id,
      ref: readText(row["ref"]) ?? String(id),
      type: readType(row["type"], system !== null, selections),
      stake,
      to_cashout: cashout?.value ?? null,
      cashout,
      cashout_rule: orWithout(readRule)(row["cashout_rule"], context),
      cashout_amount: readMinor(row["cashout_amount"]) ?? 0,
      original_stake: readMinor(row["original_stake"]) ?? stake.value,
      is_vip: readFlag(row["is_vip"]),
      is_quick: readFlag(row["is_quick"]),
      is_return_capped: readFlag(row["is_return_capped"]),
      edited_from: readId<string>(row["edited_from"]),
      edited_to: readId<string>(row["edited_to"]),
      created_at: readTime(row["created_at"]) ?? readTime(row["accepted_at"]) ?? unknownTime,
      accepted_at: readTime(row["accepted_at"]),
      settled_at: readTime(row["settled_at"]),
      pending_until: readTime(row["pending_until"]),
      reject_reason: readText(row["reject_reason"]),
      system,
      simulated_detail: readFlag(row["simulated_detail"]),
      ...(bonus === null ? {} : { bonus }),
      ...(used === undefined || used === null ? {} : { used_in_jackpot: used === true }),
      selections,
    },
    {
      status: readText(row["status"]),
      result: readText(row["result"]),
      odds: readWhole(row["odds"]),
      potentialWin: readMinor(row["potential_win_amount"]),
      win: readMinor(row["win_amount"]),
    },
    () => context.report(new Unreadable("bet", `status (${String(row["status"])})`)),
  );
};

const readTrend: Reader<{ offer: CashoutOffer | null; trend: { at: string; value: number }[] }> = (value, context) => {
  const row = fieldsOf(value);
  return {
    offer: readOffer(row["offer"], null),
    trend: readRows(
      row["trend"],
      (point) => {
        const { at, value: offered } = requireFields(point, "offer");
        const [time, amount] = [readTime(at), readMinor(offered)];
        if (time === null || amount === null) throw new Unreadable("offer", "at or value");
        return { at: time, value: amount };
      },
      context,
    ),
  };
};

const readOdds: Reader<{ odds: number }> = (value) => {
  const odds = readWhole(value) ?? readWhole(fieldsOf(value)["odds"]) ?? readWhole(fieldsOf(value)["custom_odds"]);
  if (odds === null) throw new Unreadable("custom bet", "odds");
  return { odds };
};

/** A leg of a shared bet, with its ids in the leg itself or in its parts. */
const readSharedLeg: Reader<SharedBet["selections"][number]> = (value) => {
  const row = requireFields(value, "shared selection");
  const idOf = (name: string): number => requireId(row[`${name}_id`] ?? fieldsOf(row[name])["id"], "shared selection", `${name}_id`);
  return {
    match_id: idOf("match"),
    market_id: idOf("market"),
    specifier: readText(row["specifier"]) ?? readText(fieldsOf(row["market"])["specifier"]) ?? "",
    outcome_id: idOf("outcome"),
    odds: readWhole(row["odds"]) ?? lowestOdds,
  };
};

const readSharedBet: Reader<SharedBet> = (value, context) => {
  const row = requireFields(value, "shared bet");
  const selections = readRows(row["selections"], readSharedLeg, context);
  const systemId = readText(row["system_id"]) ?? readText(fieldsOf(row["system"])["id"]);
  const customOdds = readWhole(row["custom_odds"]);
  const named = parseBetType(row["type"]);
  const other = systemId !== null ? "system" : selections.length > 1 ? "combo" : "single";
  return {
    type: named === null ? (customOdds === null ? other : "custom_bet") : betTypeToWire(named),
    ...(systemId === null ? {} : { system_id: systemId }),
    ...(customOdds === null ? {} : { custom_odds: customOdds }),
    selections,
  };
};

const readShare: Reader<{ bets: SharedBet[] }> = (value, context) => {
  const row = fieldsOf(value);
  return { bets: listOf(readSharedBet)(row["bets"] ?? fieldsOf(row["data"])["bets"] ?? value, context).data };
};

const readShareCode: Reader<{ code: string }> = (value) => {
  const row = fieldsOf(value);
  const code = readText(value) ?? readText(row["code"]) ?? readText(row["share_code"]) ?? readText(fieldsOf(row["data"])["code"]);
  if (code === null) throw new Unreadable("share", "code");
  return { code };
};

/** A cash-out's bet, and its payment: as stated, else from a bet that was cashed out in full. */
const readCashout: Reader<{ bet: Bet; paid: number }> = (value, context) => {
  const row = fieldsOf(value);
  const bet = readBet(row["bet"] ?? row["data"] ?? value, context);
  const whole = bet.status === "cashed_out" ? bet.win_amount : 0;
  return { bet, paid: readMinor(row["paid"]) ?? whole };
};

const readEdit: Reader<{ closed: Bet; placed: Bet }> = (value, context) => {
  const row = fieldsOf(value);
  return { closed: readBet(row["closed"], context), placed: readBet(row["placed"], context) };
};

/** Readers of the calls about bets. The answer to a placement is read field by field instead, so that no field can lose a placed bet. */
export const betReaders = [
  reads(endpoints.listBets, pageOf(readBet)),
  reads(endpoints.getBet, (value, context) => readBet(fieldsOf(value)["bet"] ?? fieldsOf(value)["data"] ?? value, context)),
  reads(endpoints.saveCashoutRule, readBet),
  reads(endpoints.removeCashoutRule, readBet),
  reads(endpoints.cashoutTrend, readTrend),
  reads(endpoints.customOdds, readOdds),
  reads(endpoints.getShareCode, readShare),
  reads(endpoints.createShareCode, readShareCode),
  reads(endpoints.cashOut, readCashout),
  reads(endpoints.editBet, readEdit),
];
