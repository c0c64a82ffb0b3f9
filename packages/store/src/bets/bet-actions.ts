import { openShared, slipUnit, toOdds, zeroMoney, type SharedBet, toWireId } from "@touchline/domain";
import type { ApiClient } from "../core/api-client.ts";
import { endpoints } from "../core/endpoints.data.ts";
import { readCustomPrice } from "../slip/custom-price.ts";
import type { BetLeg, ListedBet } from "../slip/placement/wire-bet.ts";
import type { SlipStore } from "../slip/slip-state.ts";
import { currentSelection, loadLegPrices, type PriceSource } from "./current-selection.ts";

/** The result of repeating a bet; `gone` legs can no longer be bet on. */
export interface RepeatedBet {
  readonly addedCount: number;
  readonly gone: readonly BetLeg[];
}

interface RepeatOptions extends PriceSource {
  readonly api: ApiClient;
  readonly slip: Pick<SlipStore, "getState" | "dispatch" | "setPanel">;
}

function toShared({ type, system, odds, legs }: ListedBet): SharedBet {
  return {
    type,
    systemId: system?.id ?? null,
    customOdds: type === "customBet" ? odds : null,
    legs: legs.map(({ matchId, marketId, specifier, outcomeId, odds: taken }) => ({
      matchId,
      marketId,
      specifier,
      outcomeId,
      odds: taken ?? toOdds(1001),
    })),
  };
}

/** Replaces the slip by the legs of a bet that can still be bet on, without a stake; without such legs the slip stays (features B9). */
export async function repeatBet(options: RepeatOptions, bet: ListedBet): Promise<RepeatedBet> {
  await loadLegPrices(options, bet.legs);
  const shared = toShared(bet);
  const legs = shared.legs.map((leg) => ({ leg, today: currentSelection(options, leg) }));
  const selections = legs.flatMap(({ today }) => today ?? []);
  const isCustomWhole = bet.type === "customBet" && selections.length === legs.length;
  const price = isCustomWhole ? await readCustomPrice(options.api, selections) : null;
  const customOdds = price?.type === "priced" ? price.odds : null;
  const { slip } = options.slip.getState();
  const opened = openShared([{ shared, legs, customOdds }], slip.rules);
  if (opened.bets.length === 0) return { addedCount: 0, gone: bet.legs };
  const bets = opened.bets.map(({ bet: again }) => again);
  options.slip.dispatch({ type: "restored", bets, sharedStake: zeroMoney(slipUnit(slip)) });
  options.slip.setPanel({ isOpen: true, tab: "betSlip" });
  return {
    addedCount: bets.flatMap((again) => again.selections).length,
    gone: bet.legs.filter((_, index) => legs[index]?.today === null),
  };
}

/** Creates a code that shares a placed bet without its stake; null when that fails (spec.md 8). */
export async function shareBet(api: ApiClient, bet: ListedBet): Promise<string | null> {
  const answer = await api.call(endpoints.createShareCode, { body: { bets: [toSharedWire(bet)] } });
  return answer.ok ? answer.value.code : null;
}

function toSharedWire({ type, system, odds, legs }: ListedBet) {
  return {
    type: type === "customBet" ? ("custom_bet" as const) : type,
    ...(type === "system" && system !== null ? { system_id: system.id } : {}),
    ...(type === "customBet" && odds !== null ? { custom_odds: odds } : {}),
    selections: legs.map((leg) => ({
      match_id: toWireId(leg.matchId),
      market_id: toWireId(leg.marketId),
      specifier: leg.specifier,
      outcome_id: toWireId(leg.outcomeId),
      odds: leg.odds,
    })),
  };
}
