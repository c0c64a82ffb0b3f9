import {
  openShared,
  parseBetType,
  parseOdds,
  slipSelections,
  wholeBets,
  slipToShared,
  slipUnit,
  zeroMoney,
  type OpenedShare,
  type SharedBet,
  type SharedBetToday,
  type SharedLeg,
  type SlipSelection,
} from "@touchline/domain";
import type { SharedBet as WireSharedBet } from "@touchline/contract/http/shared-bets";
import type { ApiClient } from "../core/api-client.ts";
import { endpoints } from "../core/endpoints.data.ts";
import { currentSelection, loadLegPrices, type PriceSource } from "./current-selection.ts";
import { readCustomPrice } from "../slip/custom-price.ts";
import type { SlipStore } from "../slip/slip-state.ts";

/** The result of opening a code: bets at current prices, or one of the messages of spec.md 8. */
export type ShareOpening =
  | { readonly type: "opened"; readonly share: OpenedShare }
  | { readonly type: "notFound" }
  | { readonly type: "nothingBettable" }
  | { readonly type: "later" };

/** Shares the slip with a code and opens such codes (spec.md 1, 8, decisions AI). */
export interface Share {
  /** Creates a code for the current slip; null when that fails. */
  create(): Promise<string | null>;
  /** Looks up a code and which of its selections can be bet on now. Changes nothing. */
  open(code: string): Promise<ShareOpening>;
  /** Puts opened bets on the slip, without stakes; `add` keeps the slip's selections. */
  take(share: OpenedShare, how: "add" | "replace"): void;
}

interface ShareOptions extends PriceSource {
  readonly api: ApiClient;
  readonly slip: SlipStore;
}

/** Creates the share actions of a page. */
export function createShare({ api, slip, ...source }: ShareOptions): Share {
  const { listings, queries } = source;

  /** The leg at its current price; null when it cannot be bet on. */
  function today(leg: SharedLeg): SlipSelection | null {
    const selection = currentSelection(source, leg);
    return selection === null || slip.getState().slip.rules.inactiveProviders.includes(selection.provider) ? null : selection;
  }

  async function findToday(shared: SharedBet): Promise<SharedBetToday> {
    const legs = shared.legs.map((leg) => ({ leg, today: today(leg) }));
    const selections = legs.flatMap((found) => found.today ?? []);
    if (shared.type !== "customBet" || selections.length < legs.length) return { shared, legs, customOdds: null };
    const price = await readCustomPrice(api, selections);
    return { shared, legs, customOdds: price.type === "priced" ? price.odds : null };
  }

  return {
    async create() {
      const { slip: state } = slip.getState();
      const source = state.state === "success" ? { ...state, bets: state.processingBets } : state;
      const bets = slipToShared({ bets: wholeBets(source) });
      if (bets.length === 0 || bets.length > state.rules.maxBets || slipSelections(source).length > state.rules.maxSelections) return null;
      const body = { bets: bets.map((bet) => ({ ...bet, selections: [...bet.selections] })) };
      const answer = await api.call(endpoints.createShareCode, { body });
      return answer.ok ? answer.value.code : null;
    },
    async open(code) {
      const answer = await api.call(endpoints.getShareCode, { query: { code } });
      if (!answer.ok) {
        const isGone = answer.error.type === "refused" && answer.error.status < 500 && answer.error.status !== 429;
        return { type: isGone ? "notFound" : "later" };
      }
      const shared = answer.value.bets.map(wireToShared);
      const legs = shared.flatMap((bet) => bet.legs);
      const [settings] = await Promise.all([queries.load(listings.settings()).catch(() => null), loadLegPrices(source, legs)]);
      if (settings !== null) slip.takeSettings(settings);
      const share = openShared(await Promise.all(shared.map(findToday)), slip.getState().slip.rules);
      return share.bets.length === 0 ? { type: "nothingBettable" } : { type: "opened", share };
    },
    take({ bets }, how) {
      const { slip: state } = slip.getState();
      const isAlone = how === "replace" || state.bets.length === 0 || bets.some(({ bet }) => bet.type === "customBet");
      if (isAlone) {
        slip.dispatch({ type: "restored", bets: bets.map(({ bet }) => bet), sharedStake: zeroMoney(slipUnit(state)) });
        return;
      }
      const present = new Set(slipSelections(state).map(({ id }) => id));
      for (const selection of bets.flatMap(({ bet }) => bet.selections))
        if (!present.has(selection.id)) slip.dispatch({ type: "selectionToggled", selection });
    },
  };
}

function wireToShared(wire: WireSharedBet): SharedBet {
  return {
    type: parseBetType(wire.type) ?? "combo",
    systemId: wire.system_id ?? null,
    customOdds: parseOdds(wire.custom_odds),
    legs: wire.selections.flatMap((leg) => {
      const odds = parseOdds(leg.odds);
      if (odds === null) return [];
      return [
        {
          matchId: String(leg.match_id),
          marketId: String(leg.market_id),
          specifier: leg.specifier,
          outcomeId: String(leg.outcome_id),
          odds,
        },
      ];
    }),
  };
}
