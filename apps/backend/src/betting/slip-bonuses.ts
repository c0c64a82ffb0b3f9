import type { BetRequest } from "@touchline/contract/entities/bet";
import type { FreebetAmb, SlipBonus } from "@touchline/contract/entities/bonus";
import {
  type AmbTerms,
  countsForAmb,
  moneyToWire,
  oddsToFraction,
  parseOdds,
  pointsProgress,
  roundTotalOdds,
  totalOdds,
} from "@touchline/domain";
import { requestedBetKind } from "./placement/validate-bets.ts";
import { type BonusView, openAmbBets } from "../bonuses/bonus-view.ts";
import { bonusLegs, type Fit, fitBonus } from "../bonuses/on-bets/fit-bonus.ts";
import { amountToWire, conditionsToWire } from "../bonuses/bonus-to-wire.ts";
import { ambTerms, isRunning, nameIn } from "../bonuses/campaigns/campaigns.ts";
import { freebetTermsOf } from "../bonuses/campaigns/player-bonus.ts";

/** Current points of a hunting and the points that this bet would earn. */
function pointsOf(view: BonusView, { campaign, held, suitable }: Fit, request: BetRequest): SlipBonus["points"] {
  if (campaign.type !== "hunting" && campaign.type !== "tournament") return null;
  const farmed = new Set(campaign.terms.isOncePerEvent ? (view.farmed.get(held.id) ?? []) : []);
  const matches = suitable.map((position) => request.selections[position]?.match_id ?? 0).filter((id) => !farmed.has(id));
  const next = pointsProgress(campaign.terms.ranges, held.points, 0).next?.points ?? null;
  return { now: held.points, earned: new Set(matches).size, next: campaign.type === "hunting" ? next : null };
}

function fitToWire(view: BonusView, fit: Fit, request: BetRequest): SlipBonus {
  const { campaign, held, freebet } = fit;
  const terms = held.type === "freebet" ? freebetTermsOf(held) : campaign.terms;
  return {
    id: fit.id,
    type: fit.type,
    name: nameIn(campaign.names, view.locale),
    min_odds: terms.minOdds,
    selected_range: fit.rangeIndex,
    ranges: fit.ranges.map(({ minCount, maxCount, bonusOdds }) => ({ min_count: minCount, max_count: maxCount, bonus_odds: bonusOdds })),
    bonus_odds: fit.boost,
    suitable_selections: [...fit.suitable],
    event_conditions: conditionsToWire(terms.conditions, view),
    freebet: freebet === null ? null : { type: freebet.terms.freebetType, stake: moneyToWire(freebet.stake) },
    points: freebet === null ? pointsOf(view, fit, request) : null,
    progress: freebet === null && campaign.type === "lootbox" ? { count: held.bets_count, needed: campaign.terms.betsNeeded } : null,
  };
}

/** Bonuses that a bet can use now, and those that it could use with other selections. Stakes are checked only at placement. */
export function bonusesFor(view: BonusView, request: BetRequest): { readonly available: SlipBonus[]; readonly upcoming: SlipBonus[] } {
  const kind = requestedBetKind(request);
  if (kind === null) return { available: [], upcoming: [] };
  const prices = request.selections.map(({ odds }) => odds);
  const legs = bonusLegs(request, prices, view.book);
  const fits = view.held.flatMap((held) => {
    const campaign = view.campaigns.find(({ id }) => id === held.bonus_id);
    const bet = { type: kind.betType, legs, currency: request.stake.currency };
    const fit = campaign === undefined ? null : fitBonus(held, campaign, bet, view.now);
    return fit === null ? [] : [fit];
  });
  const toWire = (fit: Fit): SlipBonus => fitToWire(view, fit, request);
  return { available: fits.filter((fit) => fit.isSuitable).map(toWire), upcoming: fits.filter((fit) => !fit.isSuitable).map(toWire) };
}

/** Whether a bet, at the odds of the request, would count towards the automatic issue of freebets. */
function isCounted(terms: AmbTerms, request: BetRequest): boolean {
  const kind = requestedBetKind(request);
  if (kind === null || request.bonus?.type === "freebet") return false;
  const legs = request.selections.flatMap(({ odds }) => parseOdds(odds) ?? []);
  if (legs.length < request.selections.length) return false;
  const total = kind.betType === "customBet" ? oddsToFraction(kind.askedOdds) : totalOdds(kind.shape, legs);
  const stake = { minor: BigInt(request.stake.value), currency: request.stake.currency };
  return countsForAmb(terms, { stake, odds: BigInt(roundTotalOdds(total)) });
}

/** Progress of automatic issue in its current round, including open bets and the given bets of a slip. */
export async function ambOf(view: BonusView, playerId: string, bets: readonly BetRequest[] | null): Promise<readonly FreebetAmb[]> {
  const found: FreebetAmb[] = [];
  for (const held of view.held) {
    const campaign = view.campaigns.find(({ id }) => id === held.bonus_id);
    if (held.type !== "amb" || campaign?.type !== "amb" || !isRunning(campaign, view.now)) continue;
    const { ranges, prize } = campaign.terms;
    const terms = ambTerms(campaign.terms);
    const { currency, minStake, minOdds } = terms;
    const round = ranges.at(-1)?.numberOfBets ?? 1;
    const open = await openAmbBets(view.database, playerId, terms);
    const added = (bets ?? []).filter((bet) => isCounted(terms, bet)).length;
    const count = held.bets_count % round;
    found.push({
      id: Number(campaign.id),
      name: nameIn(campaign.names, view.locale),
      type: prize.freebet.freebetType,
      progress_count: count,
      possible_progress_count: count + open + added,
      min_stake: amountToWire(minStake, currency),
      min_odds: minOdds,
      issue_to: campaign.valid_to.toISOString(),
      amb_ranges: ranges.map(({ numberOfBets, numberOfFreebets, amount }) => ({
        number_of_bets: numberOfBets,
        number_of_freebets: numberOfFreebets,
        issued_bonus_amount: amountToWire(amount, currency),
      })),
    });
  }
  return found;
}
