import type { Bet as WireBet, BetSelection as WireBetSelection } from "@touchline/contract/entities/bet";
import {
  parseBetType,
  parseMatchStatus,
  parseOdds,
  toOdds,
  wireToMoney,
  type BetType,
  type MatchStatus,
  type Money,
  type Odds,
  type OutcomeResultName,
} from "@touchline/domain";

/** One leg of a placed bet. */
export interface BetLeg {
  readonly id: string;
  readonly result: OutcomeResultName;
  readonly odds: Odds;
  readonly oddsAsked: Odds | null;
  readonly matchId: string;
  readonly matchPath: string;
  readonly matchName: string;
  readonly sportKey: string;
  readonly leagueName: string;
  readonly matchStatus: MatchStatus;
  readonly startsAtMs: number;
  readonly score: string | null;
  readonly marketName: string;
  readonly outcomeName: string;
}

/** A bet of the player as lists show it. */
export interface ListedBet {
  readonly id: string;
  readonly ref: string;
  readonly type: BetType;
  readonly status: WireBet["status"];
  readonly result: WireBet["result"];
  readonly stake: Money;
  readonly odds: Odds | null;
  readonly potentialWin: Money;
  readonly win: Money;
  readonly createdAtMs: number;
  readonly settledAtMs: number | null;
  /** End of the in-play delay, product time. */
  readonly pendingUntilMs: number | null;
  readonly system: { readonly winCount: number; readonly totalCount: number } | null;
  readonly rejectReason: string | null;
  readonly isSimulatedDetail: boolean;
  readonly legs: readonly BetLeg[];
}

function wireToLeg(wire: WireBetSelection): BetLeg {
  return {
    id: wire.id,
    result: wire.status,
    odds: parseOdds(wire.odds) ?? toOdds(1001),
    oddsAsked: parseOdds(wire.odds_asked),
    matchId: String(wire.match.id),
    matchPath: `/${wire.match.sport_key}/${wire.match.slug}`,
    matchName: wire.match.name,
    sportKey: wire.match.sport_key,
    leagueName: wire.match.tournament_name,
    matchStatus: parseMatchStatus(wire.match.status),
    startsAtMs: Date.parse(wire.match.start_time),
    score: wire.match.score,
    marketName: wire.market.name,
    outcomeName: wire.outcome.name,
  };
}

/** Reads a bet off the wire. */
export function wireToListedBet(wire: WireBet): ListedBet {
  const amount = (value: number): Money => wireToMoney({ ...wire.stake, value });
  return {
    id: wire.id,
    ref: wire.ref,
    type: parseBetType(wire.type) ?? "single",
    status: wire.status,
    result: wire.result,
    stake: wireToMoney(wire.stake),
    odds: parseOdds(wire.odds),
    potentialWin: amount(wire.potential_win_amount),
    win: amount(wire.win_amount),
    createdAtMs: Date.parse(wire.created_at),
    settledAtMs: wire.settled_at === null ? null : Date.parse(wire.settled_at),
    pendingUntilMs: wire.pending_until === null ? null : Date.parse(wire.pending_until),
    system: wire.system === null ? null : { winCount: wire.system.win_count, totalCount: wire.system.total_count },
    rejectReason: wire.reject_reason,
    isSimulatedDetail: wire.simulated_detail,
    legs: wire.selections.map(wireToLeg),
  };
}
