import type * as bonuses from "@touchline/contract/http/bonuses";
import type * as jackpots from "@touchline/contract/http/jackpots";
import { endpoint } from "../core/api-client.ts";

/** Calls for bonuses and jackpots, apart from those of the first load. */
export const bonusEndpoints = {
  list: endpoint<typeof bonuses.listBonuses>({ method: "GET", path: "/api/v2/bonuses" }),
  listOfKind: endpoint<typeof bonuses.listBonusesOfKind>({ method: "GET", path: "/api/v2/bonuses/:kind" }),
  get: endpoint<typeof bonuses.getBonus>({ method: "GET", path: "/api/v2/bonuses/:kind/:id" }),
  terms: endpoint<typeof bonuses.getBonusTerms>({ method: "GET", path: "/api/v2/bonuses/:kind/:id/terms" }),
  rating: endpoint<typeof bonuses.tournamentRating>({ method: "GET", path: "/api/v2/bonuses/tournaments/:id/rating" }),
  amb: endpoint<typeof bonuses.listFreebetAmb>({ method: "GET", path: "/api/v2/bonuses/freebets/amb" }),
  ambForSlip: endpoint<typeof bonuses.slipFreebetAmb>({ method: "POST", path: "/api/v2/bonuses/freebets/amb" }),
  forSlip: endpoint<typeof bonuses.slipBonuses>({ method: "POST", path: "/api/v2/bonuses" }),
  activate: endpoint<typeof bonuses.activateBonus>({ method: "POST", path: "/api/v2/bonuses/:id/activate" }),
  boost: endpoint<typeof bonuses.boostFreebet>({ method: "POST", path: "/api/v2/bonuses/:id/boost" }),
  redeem: endpoint<typeof bonuses.redeemPromoCode>({ method: "POST", path: "/api/v2/bonuses/promo-code" }),
  markSeen: endpoint<typeof bonuses.markBonusesSeen>({ method: "POST", path: "/api/v2/bonuses/mark-as-seen" }),
  jackpots: endpoint<typeof jackpots.listJackpots>({ method: "GET", path: "/api/v2/jackpots" }),
  jackpot: endpoint<typeof jackpots.getJackpot>({ method: "GET", path: "/api/v2/jackpots/:id" }),
  hits: endpoint<typeof jackpots.listJackpotHits>({ method: "GET", path: "/api/v2/jackpot-hits" }),
  jackpotsForSlip: endpoint<typeof jackpots.slipJackpots>({ method: "POST", path: "/api/v2/jackpots" }),
} as const;
