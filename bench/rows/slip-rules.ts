import {
  emptySlip,
  oddsToFraction,
  type Slip,
  type SlipAction,
  slipReducer,
  type SlipSelection,
  systemFactor,
  toOdds,
} from "@touchline/domain";
import { type Bench, timePerCall } from "../bench-row.ts";

interface Leg {
  readonly id: string;
  readonly odds: number;
}
interface Bet {
  readonly legs: readonly Leg[];
}

/** The minimum cost of an immutable toggle: copy the list, find the id, append or remove. */
function toggleLeg(bet: Bet, leg: Leg): Bet {
  const legs: Leg[] = [];
  let isFound = false;
  for (const one of bet.legs) {
    if (one.id === leg.id) isFound = true;
    else legs.push({ ...one });
  }
  if (!isFound) legs.push(leg);
  return { legs };
}

const legCount = 20;

function selection(index: number): SlipSelection {
  const odds = toOdds(1500 + index * 37);
  return {
    id: `tl:match:${index}/100001/500001/`,
    matchId: String(index),
    matchUrnId: `tl:match:${index}`,
    matchSlug: `m-${index}`,
    matchStatus: "prematch",
    startsAtMs: 1_800_000_000_000,
    sportKey: "soccer",
    nameA: "A",
    nameB: "B",
    categoryName: "England",
    leagueName: "Premier League",
    provider: "betradar",
    marketId: "100001",
    marketName: "1x2",
    marketGroup: "top",
    specifier: "",
    outcomeId: "500001",
    outcomeName: "A",
    odds,
    acceptedOdds: odds,
    initialOdds: odds,
    trail: [],
    availability: "open",
    isPriceRefused: false,
  };
}

function filledSlip(): Slip {
  let slip = emptySlip({ currency: "EUR", subunits: 100 }, { oddsPolicy: "any" });
  for (let index = 0; index < legCount; index += 1) slip = slipReducer(slip, { type: "selectionToggled", selection: selection(index) });
  return slip;
}

/** Row 16: the slip's rules, compared with a bare immutable copy loop. */
export const run: Bench = async () => {
  const slip = filledSlip();
  const extra = selection(99);
  const legs = Array.from({ length: legCount }, (_, index) => ({ ...selection(index) }));
  const toggleNs = timePerCall(() =>
    slipReducer(slipReducer(slip, { type: "selectionToggled", selection: extra }), { type: "selectionToggled", selection: extra }),
  );
  const floorNs = timePerCall(() => toggleLeg(toggleLeg({ legs }, { ...extra }), { ...extra }));
  let tick = 0;
  const refreshNs = timePerCall(() => {
    tick += 1;
    const action: SlipAction = {
      type: "selectionsRefreshed",
      refreshes: legs.map(({ id, odds }) => ({
        id,
        matchStatus: "prematch",
        isMarketOpen: true,
        isProviderActive: true,
        atMs: 0,
        outcome: { active: true, odds: toOdds(odds + (tick % 7)) },
      })),
    };
    return slipReducer(slip, action);
  });
  const factors = Array.from({ length: 12 }, (_, index) => oddsToFraction(toOdds(1500 + index * 111)));
  const sizes = Array.from({ length: 12 }, (_, index) => index + 1);
  const systemMs = timePerCall(() => systemFactor(factors, sizes), { callsPerRound: 100 }) / 1e6;
  return [
    {
      row: 16,
      name: "Slip reducer, add and remove beside 20 legs",
      ours: toggleNs / 1000,
      floor: floorNs / 1000,
      unit: "us",
      goal: ">= 50% of the copy loop's speed",
      isMet: floorNs / toggleNs >= 0.5,
    },
    { row: 16, name: "Refresh of 20 legs", ours: refreshNs / 1000, floor: null, unit: "us", goal: "<= 20 us", isMet: refreshNs <= 20_000 },
    { row: 16, name: "System of 12 legs, all 4,095 lines", ours: systemMs, floor: null, unit: "ms", goal: "<= 2 ms", isMet: systemMs <= 2 },
  ];
};
