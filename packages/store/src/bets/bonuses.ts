export type {
  Bonus,
  BonusState,
  EventCondition,
  FreebetAmb,
  LeaderboardEntry,
  SlipBonus as OfferedBonus,
} from "@touchline/contract/entities/bonus";
export type { Jackpot, JackpotHit } from "@touchline/contract/entities/jackpot";
export type { BonusTerm } from "@touchline/contract/http/bonuses";
export { activateBonus, markSeen, openChest, redeemCode, refreshAfterMs, refreshBonuses } from "./bonus-actions.ts";
export {
  bonusesOf,
  freebetAmbOf,
  hitsEveryMs,
  jackpotEveryMs,
  jackpotHitsOf,
  jackpotsOf,
  ratingOf,
  termsOf,
  unseenHitsOf,
} from "./bonus-resources.ts";
export { eligiblePicks } from "./eligible-picks.ts";
export { followSlipBonuses, toSlipBonus, type BetBonuses, type SlipBonuses } from "./slip-bonuses.ts";
