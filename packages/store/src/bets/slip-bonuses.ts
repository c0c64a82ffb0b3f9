import type { EventCondition, FreebetAmb, SlipBonus as WireSlipBonus } from "@touchline/contract/entities/bonus";
import {
  createSelection,
  applyAvailableBonuses,
  isOutcomeBettable,
  askedBets,
  type Slip,
  type SlipBet,
  slipBetKey,
  type SlipBonus,
  type SlipSelection,
  slipSelections,
  ticketRestrictions,
  toBetRequest,
  wantedBets,
  wireToMoney,
} from "@touchline/domain";
import type { BetRequest } from "@touchline/contract/entities/bet";
import type { ApiClient } from "../core/api-client.ts";
import type { ListResource } from "../core/query-store.ts";
import type { BettingPage } from "../slip/begin-betting.ts";
import { matchToSelectionMatch } from "../catalogue/match.ts";
import type { MatchFilter } from "../catalogue/match-filter.ts";
import { createValueStore, type ValueStore } from "../core/value-store.ts";
import { bonusEndpoints } from "./bonus-endpoints.data.ts";

/** The bonuses for one bet of the slip. */
export interface BetBonuses {
  readonly available: readonly WireSlipBonus[];
  /** Available with more or other selections. */
  readonly upcoming: readonly WireSlipBonus[];
  readonly jackpotIds: readonly number[];
}

/** The bonuses and the freebet progress of a slip. */
export interface SlipBonuses {
  /** By bet key; bets without an answer are missing. */
  readonly byKey: Readonly<Record<string, BetBonuses>>;
  /** The player's progress towards automatic freebets with the bets of the slip; null without an answer. */
  readonly amb: readonly FreebetAmb[] | null;
}

export const noSlipBonuses: SlipBonuses = { byKey: {}, amb: null };

/** The player's progress towards automatic freebets. */
export function freebetAmbOf(api: ApiClient, owner: string): ListResource<FreebetAmb> {
  return {
    queryKey: ["freebetAmb", { owner }],
    freshMs: 30_000,
    live: "private",
    read: (signal) => api.fetch(bonusEndpoints.amb, { signal }),
    take: ({ data }) => data,
  };
}

const debounceMs = 300;

/** Converts a bonus for the slip. */
export function toSlipBonus(wire: WireSlipBonus, bet: SlipBet): SlipBonus {
  return {
    id: String(wire.id),
    type: wire.type,
    name: wire.name,
    boost:
      wire.type === "comboboost"
        ? {
            ranges: wire.ranges.map((range) => ({ minCount: range.min_count, maxCount: range.max_count, bonusOdds: range.bonus_odds })),
            minOdds: wire.min_odds,
            suitableIds: wire.suitable_selections.flatMap((position) => bet.selections[position]?.id ?? []),
          }
        : null,
    freebet: wire.freebet === null ? null : { type: wire.freebet.type, stake: wireToMoney(wire.freebet.stake) },
  };
}

/** The stake as entered; independent of prices, so that a price change does not invalidate an answer. */
function enteredStake({ sharedStake }: Slip, { stakeEntry }: SlipBet): string {
  if (stakeEntry.source === "sharing") return String(sharedStake.minor);
  return stakeEntry.source === "stake" ? String(stakeEntry.stake.minor) : `win ${stakeEntry.target.minor}`;
}

/** Identifies the bets and stakes without prices; an answer is valid while it stays the same. */
function compositionOf(slip: Slip): string {
  const unit = slip.sharedStake;
  return JSON.stringify([
    unit.currency,
    unit.subunits,
    askedBets(slip).map((bet) => [bet.type, bet.systemType?.id, enteredStake(slip, bet), bet.selections.map(({ id }) => id)]),
  ]);
}

/** The bets as they would be placed without a bonus. */
function requestOf(slip: Slip, bets: readonly SlipBet[]): BetRequest[] {
  return bets.map((bet) => {
    const { bonus: _none, ...request } = toBetRequest(slip, { ...bet, bonus: null });
    return { ...request, selections: [...request.selections] };
  });
}

/**
 * Requests the bonuses for a signed-in player's slip once it stops changing, and again after a bet is placed; late answers are dropped
 * (decisions AN).
 */
export function followSlipBonuses(page: BettingPage): {
  readonly answers: ValueStore<SlipBonuses>;
  ask(): void;
  stop(): void;
} {
  const { slip, session, api, ports } = page;
  const answers = createValueStore(noSlipBonuses);
  let asked = "";
  let turn = 0;
  let cancel = (): void => undefined;

  function update(isAgain = false): void {
    const { slip: now } = slip.getState();
    const isComplete = now.state === "processing" || now.state === "success";
    const isAsked = session.getState().player !== null && askedBets(now).length > 0 && !isComplete;
    const composition = isAsked ? `${session.getState().player?.id} ${compositionOf(now)}` : "";
    if (composition === asked && !isAgain) return;
    asked = composition;
    cancel();
    turn += 1;
    if (!isAsked) return answers.setState(noSlipBonuses);
    const own = turn;
    cancel = ports.time.after(debounceMs, () => void ask(own));
  }

  /** The progress with these bets; null without an answer, and for players without automatic freebets. */
  async function askAmb(bets: BetRequest[]): Promise<readonly FreebetAmb[] | null> {
    const known = page.queries.peek(freebetAmbOf(api, session.getState().player?.id ?? ""));
    if (known?.length === 0) return null;
    const answer = await api.call(bonusEndpoints.ambForSlip, { body: { bets } });
    return answer.ok ? answer.value.data : null;
  }

  async function ask(own: number): Promise<void> {
    const { slip: before } = slip.getState();
    const asking = askedBets(before);
    const bets = requestOf(before, asking);
    const [bonuses, jackpots, amb] = await Promise.all([
      api.call(bonusEndpoints.forSlip, { body: { bets } }),
      api.call(bonusEndpoints.jackpotsForSlip, { body: { bets } }),
      askAmb(requestOf(before, wantedBets(before).slice(0, before.rules.maxBets))),
    ]);
    const { slip: now } = slip.getState();
    if (own !== turn || compositionOf(now) !== compositionOf(before)) return;
    if (!bonuses.ok) return answers.setState({ amb });
    const byKey = Object.fromEntries(
      asking.map((bet, index) => {
        const offered = bonuses.value.data[index] ?? { available: [], upcoming: [] };
        const jackpotIds = jackpots.ok ? (jackpots.value.data[index]?.jackpot_ids ?? []) : [];
        return [slipBetKey(bet), { ...offered, jackpotIds }] as const;
      }),
    );
    answers.setState({ byKey, amb });
    const available = Object.fromEntries(
      asking.map((bet) => [slipBetKey(bet), (byKey[slipBetKey(bet)]?.available ?? []).map((wire) => toSlipBonus(wire, bet))]),
    );
    slip.dispatch({ type: "bonusesTaken", bets: applyAvailableBonuses(now, available) });
  }

  const stops = [slip.subscribe(() => update()), session.subscribe(() => update())];
  update();
  return {
    answers,
    ask: () => update(true),
    stop() {
      cancel();
      turn += 1;
      for (const stop of stops) stop();
    },
  };
}

/** The criteria of a further leg. */
interface PickCriteria {
  /** Thousandths; null for no limit. */
  readonly minOdds: number | null;
  readonly conditions: readonly EventCondition[];
  readonly count: number;
}

const maxCandidates = 25;

function filterOf([condition]: readonly EventCondition[]): MatchFilter {
  const base: MatchFilter = { state: "prematch", sort: "time", limit: maxCandidates };
  if (condition === undefined) return base;
  if (condition.tournament !== null) return { ...base, leagueId: String(condition.tournament.id) };
  return condition.sport === null ? base : { ...base, sportKey: condition.sport.key };
}

/** The most likely outcome of a match's main line at `minOdds` or above. */
function pickOf({ entities, clock }: BettingPage, matchId: string, minOdds: number): SlipSelection | null {
  const match = entities.match(matchId);
  const market = match === undefined || match.mainMarketKey === null ? undefined : entities.market(match.mainMarketKey);
  if (match === undefined || market === undefined) return null;
  const priced = market.outcomes.filter(
    (outcome) => outcome.odds !== null && outcome.odds >= minOdds && isOutcomeBettable(market, outcome, clock.now()),
  );
  const [likeliest] = priced.toSorted((left, right) => (left.odds ?? 0) - (right.odds ?? 0));
  return likeliest === undefined ? null : createSelection(matchToSelectionMatch(match), market, likeliest);
}

/** Outcomes of upcoming matches that would count as a further leg, by start time; what cannot be combined with the slip is left out. */
export async function eligiblePicks(page: BettingPage, { minOdds, conditions, count }: PickCriteria): Promise<readonly SlipSelection[]> {
  const { listings, queries, slip } = page;
  const { matchIds } = await queries.load(listings.matches(filterOf(conditions)));
  const { slip: now } = slip.getState();
  const canJoin = (pick: SlipSelection): boolean =>
    ticketRestrictions({ type: "combo", selections: [...slipSelections(now), pick] }, now.rules).every(
      ({ selectionIds }) => !selectionIds.includes(pick.id),
    );
  return matchIds
    .flatMap((id) => pickOf(page, id, minOdds ?? 0) ?? [])
    .filter(canJoin)
    .slice(0, count);
}
