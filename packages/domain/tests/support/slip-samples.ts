import {
  defaultSlipRules,
  emptySlip,
  money,
  selectionId,
  slipReducer,
  toOdds,
  type Money,
  type OddsPolicy,
  type Slip,
  type SlipAction,
  type SlipRules,
  type SlipSelection,
} from "../../src/index.ts";

export const EUR = { currency: "EUR", subunits: 100 } as const;
export const USD = { currency: "USD", subunits: 100 } as const;
export const BTC = { currency: "BTC", subunits: 100_000_000 } as const;

export function euros(minor: number): Money {
  return money(BigInt(minor), EUR);
}

/** Betradar without multi-single, system types 2/3 to 3/4. */
export const comboRules: SlipRules = {
  ...defaultSlipRules,
  multiSingleByProvider: { betradar: false },
  additionalProviders: {},
  inactiveProviders: [],
  systemTypes: [
    { id: "2/3", totalCount: 3, winCount: 2 },
    { id: "2/4", totalCount: 4, winCount: 2 },
    { id: "3/4", totalCount: 4, winCount: 3 },
    { id: "trixie", totalCount: 3, winCount: 2, sizes: [2, 3] },
  ],
};

/** Several singles allowed for betradar and oddin. */
export const singlesRules: SlipRules = {
  ...comboRules,
  multiSingleByProvider: { betradar: true, oddin: true },
  additionalProviders: { oddin: true },
};

/** A selection of match `n`: outcome 1 of market 100001 at 1.85 by default. */
export function selectionOf(n: number, changes: Partial<SlipSelection> = {}): SlipSelection {
  const odds = changes.odds ?? toOdds(1850);
  const base: SlipSelection = {
    id: "",
    matchId: String(n),
    matchUrnId: `tl:match:${n}`,
    matchSlug: `home-${n}-away-${n}-m-${n}`,
    matchStatus: "prematch",
    startsAtMs: 1_700_000_000_000,
    sportKey: "soccer",
    nameA: `Home ${n}`,
    nameB: `Away ${n}`,
    categoryName: "England",
    leagueName: "Premier League",
    provider: "betradar",
    marketId: "100001",
    marketName: "1x2",
    marketGroup: "all",
    specifier: "",
    outcomeId: "500001",
    outcomeName: `Home ${n}`,
    odds,
    acceptedOdds: odds,
    initialOdds: odds,
    trail: [],
    availability: "open",
    isPriceRefused: false,
    ...changes,
  };
  return { ...base, id: selectionId(base) };
}

/** Runs actions one after the other. */
export function run(slip: Slip, ...actions: readonly SlipAction[]): Slip {
  return actions.reduce(slipReducer, slip);
}

/** A slip with a selection of each of the first `count` matches. */
export function slipOf(
  count: number,
  options: { readonly rules?: SlipRules; readonly oddsPolicy?: OddsPolicy; readonly stake?: number } = {},
): Slip {
  const slip = emptySlip(EUR, { rules: options.rules ?? comboRules, oddsPolicy: options.oddsPolicy ?? "none" });
  const added = Array.from({ length: count }, (_, index) => ({ type: "selectionToggled", selection: selectionOf(index + 1) }) as const);
  const filled = run(slip, ...added);
  return options.stake === undefined ? filled : run(filled, { type: "sharedStakeTyped", stake: euros(options.stake) });
}

/** A refresh of a selection, by default open at a price. */
export function refreshOf(
  selection: SlipSelection,
  odds: number | null,
  changes: Partial<{
    isMarketOpen: boolean;
    active: boolean;
    isProviderActive: boolean;
    matchStatus: SlipSelection["matchStatus"];
  }> = {},
): Extract<SlipAction, { type: "selectionsRefreshed" }> {
  const { isMarketOpen = true, active = true, isProviderActive = true, matchStatus = selection.matchStatus } = changes;
  return {
    type: "selectionsRefreshed",
    refreshes: [
      {
        id: selection.id,
        matchStatus,
        isMarketOpen,
        isProviderActive,
        atMs: 0,
        outcome: odds === null ? null : { active, odds: toOdds(odds) },
      },
    ],
  };
}
