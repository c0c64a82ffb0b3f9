import type { Bonus, BonusType, EventCondition as WireCondition } from "@touchline/contract/entities/bonus";
import { moneyToWire, type BonusState, type EventCondition, type SelectionTerms } from "@touchline/domain";
import { amountToWire, kindParts, tasksOf } from "./bonus-parts.ts";
import type { BonusSource, BonusView } from "./bonus-reader.ts";
import { isRunning } from "../campaigns/campaigns.ts";
import { stakeOf, wireIdOf } from "../on-bets/fit-bonus.ts";
import { freebetTermsOf, stateAt, type PlayerBonus } from "../held/player-bonus.ts";
import { nameIn, type Campaign, type CampaignTerms } from "../campaigns/terms.ts";
import { toProxied } from "../../site/site-images.ts";

/** Event conditions with their names. */
export function conditionsToWire(
  conditions: readonly EventCondition[],
  { book, locale }: Pick<BonusSource, "book" | "locale">,
): WireCondition[] {
  return conditions.map(({ sportType, sportKey, categoryId, tournamentId, matchId }) => {
    const tournament = tournamentId === undefined ? null : book.tournament(locale, tournamentId);
    const sport = sportKey ?? tournament?.sport.key;
    const match = matchId === undefined ? null : book.match(locale, matchId);
    const sides = match?.competitors;
    return {
      sport_type: sportType ?? null,
      sport: sport === undefined ? null : { key: sport, name: book.listSports(locale).find(({ key }) => key === sport)?.name ?? sport },
      category: categoryId === undefined ? null : { id: categoryId, name: book.category(locale, categoryId)?.name ?? "" },
      tournament: tournamentId === undefined ? null : { id: tournamentId, name: tournament?.name ?? "" },
      event: matchId === undefined ? null : { id: matchId, name: sides ? `${sides.home.name} - ${sides.away.name}` : (match?.name ?? "") },
    };
  });
}

/** Where a bonus stands for the reader: what is held decides, else whether the campaign is on. */
function userState(campaign: Campaign, held: PlayerBonus | null, now: number): BonusState {
  if (campaign.status === "deactivated") return "deactivated";
  if (held !== null) return stateAt(held, now);
  return isRunning(campaign, now) ? "not_available" : "expired";
}

function issuedToWire(held: PlayerBonus, now: number): Bonus["issued"] {
  const state = stateAt(held, now);
  return {
    seen: held.seen_at !== null,
    computed_status: state,
    issued_at: held.issued_at.toISOString(),
    activated_at: held.activated_at?.toISOString() ?? null,
    expired_at: held.expires_at.toISOString(),
    is_active: state === "active",
    times_used: held.times_used,
    amount: held.type === "freebet" ? moneyToWire(stakeOf(held)) : null,
  };
}

function bannersToWire(banners: CampaignTerms["banners"]): Bonus["banners"] {
  if (banners === undefined) return { desktop: null, mobile: null };
  return { desktop: toProxied(banners.desktop), mobile: toProxied(banners.mobile) };
}

/** One bonus for a reader: a campaign with what is held of it, or a freebet that is held. */
export function bonusToWire(view: BonusView, campaign: Campaign, held: PlayerBonus | null): Bonus {
  const { locale, now } = view;
  const isFreebet = held?.type === "freebet";
  const type: BonusType = isFreebet ? "freebet" : campaign.type === "amb" ? "freebet" : campaign.type;
  const terms: SelectionTerms =
    held !== null && isFreebet ? freebetTermsOf(held) : campaign.type === "freebet" ? campaign.terms.gift.freebet : campaign.terms;
  const { minStake, currency } = campaign.terms;
  return {
    id: held === null ? Number(campaign.id) : wireIdOf(held),
    type,
    name: nameIn(campaign.names, locale),
    status: campaign.status,
    user_status: userState(campaign, held, now),
    country_codes: [...campaign.terms.countryCodes],
    event_conditions: conditionsToWire(terms.conditions, view),
    trigger_key: campaign.terms.triggerKey,
    min_odds: terms.minOdds,
    max_odds: terms.maxOdds,
    match_status: terms.matchStatus,
    min_stake: minStake === null || isFreebet ? null : amountToWire(minStake, currency),
    valid_from: campaign.valid_from.toISOString(),
    valid_to: campaign.valid_to.toISOString(),
    banners: bannersToWire(campaign.terms.banners),
    issued: held === null ? null : issuedToWire(held, now),
    tasks: tasksOf(campaign, held),
    ...kindParts(view, campaign, held),
  };
}
