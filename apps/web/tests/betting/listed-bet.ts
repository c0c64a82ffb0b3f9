import { money, toOdds } from "@touchline/domain";
import type { BetLeg, ListedBet } from "@touchline/store";

export const nowMs = Date.parse("2026-11-21T12:00:00Z");
export const euros = (minor: number) => money(BigInt(minor), { currency: "EUR", subunits: 100 });

export const leg: BetLeg = {
  id: "1:0",
  result: "no_results",
  settled: null,
  voidReason: null,
  odds: toOdds(1850),
  oddsAsked: toOdds(1850),
  matchId: "7",
  marketId: "100001",
  specifier: "",
  outcomeId: "500001",
  matchPath: "/soccer/arsenal-chelsea-m-7",
  matchName: "Arsenal – Chelsea",
  sides: { home: "Arsenal", away: "Chelsea" },
  sportKey: "soccer",
  leagueName: "Premier League",
  matchStatus: "prematch",
  startsAtMs: nowMs + 3_600_000,
  score: null,
  marketName: "1x2",
  outcomeName: "Arsenal",
};

/** An open single of 20.00 at 1.85, with the given changes. */
export function listedBet(changes: Partial<ListedBet> = {}): ListedBet {
  return {
    id: "1",
    ref: "8F2K-41Q7",
    type: "single",
    status: "waiting_results",
    result: "no_results",
    stake: euros(2000),
    originalStake: euros(2000),
    odds: toOdds(1850),
    potentialWin: euros(3700),
    isReturnCapped: false,
    win: euros(0),
    cashedOut: euros(0),
    cashout: null,
    cashoutRule: null,
    isVip: false,
    isQuick: false,
    editedFrom: null,
    editedTo: null,
    createdAtMs: nowMs,
    acceptedAtMs: nowMs,
    settledAtMs: null,
    pendingUntilMs: null,
    system: null,
    rejectReason: null,
    isSimulatedDetail: false,
    legs: [leg],
    ...changes,
  };
}
