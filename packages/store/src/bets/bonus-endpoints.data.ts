import type * as bonuses from "@touchline/contract/http/bonuses";
import type * as jackpots from "@touchline/contract/http/jackpots";
import type { EndpointCalls } from "../core/api-client.ts";

/** The endpoints of `bonusEndpoints`. */
export interface BonusEndpoints {
  readonly list: typeof bonuses.listBonuses;
  readonly listOfKind: typeof bonuses.listBonusesOfKind;
  readonly get: typeof bonuses.getBonus;
  readonly terms: typeof bonuses.getBonusTerms;
  readonly rating: typeof bonuses.tournamentRating;
  readonly amb: typeof bonuses.listFreebetAmb;
  readonly ambForSlip: typeof bonuses.slipFreebetAmb;
  readonly forSlip: typeof bonuses.slipBonuses;
  readonly activate: typeof bonuses.activateBonus;
  readonly boost: typeof bonuses.boostFreebet;
  readonly redeem: typeof bonuses.redeemPromoCode;
  readonly markSeen: typeof bonuses.markBonusesSeen;
  readonly jackpots: typeof jackpots.listJackpots;
  readonly jackpot: typeof jackpots.getJackpot;
  readonly hits: typeof jackpots.listJackpotHits;
  readonly jackpotsForSlip: typeof jackpots.slipJackpots;
}

/** Calls for bonuses and jackpots, apart from those of the first load. */
export const bonusEndpoints: EndpointCalls<BonusEndpoints> = {
  list: { method: "GET", path: "/api/v2/bonuses" },
  listOfKind: { method: "GET", path: "/api/v2/bonuses/:kind" },
  get: { method: "GET", path: "/api/v2/bonuses/:kind/:id" },
  terms: { method: "GET", path: "/api/v2/bonuses/:kind/:id/terms" },
  rating: { method: "GET", path: "/api/v2/bonuses/tournaments/:id/rating" },
  amb: { method: "GET", path: "/api/v2/bonuses/freebets/amb" },
  ambForSlip: { method: "POST", path: "/api/v2/bonuses/freebets/amb" },
  forSlip: { method: "POST", path: "/api/v2/bonuses" },
  activate: { method: "POST", path: "/api/v2/bonuses/:id/activate" },
  boost: { method: "POST", path: "/api/v2/bonuses/:id/boost" },
  redeem: { method: "POST", path: "/api/v2/bonuses/promo-code" },
  markSeen: { method: "POST", path: "/api/v2/bonuses/mark-as-seen" },
  jackpots: { method: "GET", path: "/api/v2/jackpots" },
  jackpot: { method: "GET", path: "/api/v2/jackpots/:id" },
  hits: { method: "GET", path: "/api/v2/jackpot-hits" },
  jackpotsForSlip: { method: "POST", path: "/api/v2/jackpots" },
};
