import type * as bets from "@touchline/contract/http/bets";
import type * as customBets from "@touchline/contract/http/custom-bets";
import type * as sharedBets from "@touchline/contract/http/shared-bets";
import type * as catalog from "@touchline/contract/http/catalog";
import type * as favourites from "@touchline/contract/http/favourites";
import type * as matches from "@touchline/contract/http/matches";
import type * as player from "@touchline/contract/http/player";
import type { search } from "@touchline/contract/http/search";
import type * as settings from "@touchline/contract/http/settings";
import type * as standings from "@touchline/contract/http/standings";
import type * as system from "@touchline/contract/http/system";
import type * as vote from "@touchline/contract/http/vote";
import type * as websocket from "@touchline/contract/http/websocket";
import { endpoint } from "./api-client.ts";

/** The calls of the first load; the compiler checks method and path against the contract. */
export const endpoints = {
  listSports: endpoint<typeof catalog.listSports>({ method: "GET", path: "/api/v2/sports" }),
  listCategories: endpoint<typeof catalog.listCategories>({ method: "GET", path: "/api/v2/categories" }),
  getCategory: endpoint<typeof catalog.getCategory>({ method: "GET", path: "/api/v2/categories/:id" }),
  listTournaments: endpoint<typeof catalog.listTournaments>({ method: "GET", path: "/api/v2/tournaments" }),
  getTournament: endpoint<typeof catalog.getTournament>({ method: "GET", path: "/api/v2/tournaments/:id" }),
  countEvents: endpoint<typeof catalog.countEvents>({ method: "POST", path: "/api/v2/counters" }),
  listMatches: endpoint<typeof matches.listMatches>({ method: "GET", path: "/api/v2/matches" }),
  getMatch: endpoint<typeof matches.getMatch>({ method: "GET", path: "/api/v2/matches/:id" }),
  listMarkets: endpoint<typeof matches.listMarkets>({ method: "GET", path: "/api/v2/matches/:id/markets" }),
  getMatchTimeline: endpoint<typeof matches.getMatchTimeline>({ method: "GET", path: "/api/v2/matches/:id/statistics" }),
  getTournamentStandings: endpoint<typeof standings.getTournamentStandings>({ method: "GET", path: "/api/v2/tournaments/:id/standings" }),
  getHeadToHead: endpoint<typeof standings.getHeadToHead>({ method: "GET", path: "/api/v2/matches/:id/h2h" }),
  getPriceHistory: endpoint<typeof matches.getPriceHistory>({ method: "GET", path: "/api/v2/matches/:id/markets/:marketId/history" }),
  getVote: endpoint<typeof vote.getVote>({ method: "GET", path: "/api/v2/vote" }),
  castVote: endpoint<typeof vote.castVote>({ method: "POST", path: "/api/v2/vote" }),
  search: endpoint<typeof search>({ method: "GET", path: "/api/v2/search" }),
  getSystemData: endpoint<typeof system.getSystemData>({ method: "GET", path: "/api/v2/system" }),
  getSiteConfig: endpoint<typeof system.getSiteConfig>({ method: "GET", path: "/api/v2/site-config" }),
  getSitePage: endpoint<typeof system.getSitePage>({ method: "GET", path: "/api/v2/site-config/pages/:key" }),
  getSettings: endpoint<typeof settings.getSettings>({ method: "GET", path: "/api/v2/settings" }),
  saveSettings: endpoint<typeof settings.saveSettings>({ method: "POST", path: "/api/v2/settings" }),
  getRealtimeToken: endpoint<typeof websocket.getRealtimeToken>({ method: "POST", path: "/api/v2/websocket/token" }),
  authorizeChannels: endpoint<typeof websocket.authorizeChannels>({ method: "POST", path: "/api/v2/websocket/authorize" }),
  placeBets: endpoint<typeof bets.placeBets>({ method: "POST", path: "/api/v2/bets" }),
  listBets: endpoint<typeof bets.listBets>({ method: "GET", path: "/api/v3/bets" }),
  getBetAttempt: endpoint<typeof bets.getBetAttempt>({ method: "GET", path: "/api/v2/bets/attempts/:key" }),
  closeBetAttempt: endpoint<typeof bets.closeBetAttempt>({ method: "POST", path: "/api/v2/bets/attempts/:key/close" }),
  getBet: endpoint<typeof bets.getBet>({ method: "GET", path: "/api/v2/bets/:id" }),
  maxStake: endpoint<typeof bets.maxStake>({ method: "POST", path: "/api/v2/bets/max-stake" }),
  customOdds: endpoint<typeof customBets.customOdds>({ method: "POST", path: "/api/v2/bets/custom/odds" }),
  customMarkets: endpoint<typeof customBets.customMarkets>({ method: "GET", path: "/api/v2/bets/custom/markets/:matchId" }),
  getShareCode: endpoint<typeof sharedBets.getShareCode>({ method: "GET", path: "/api/v2/bets/share-code" }),
  createShareCode: endpoint<typeof sharedBets.createShareCode>({ method: "POST", path: "/api/v2/bets/share-code" }),
  cashOut: endpoint<typeof bets.cashOut>({ method: "POST", path: "/api/v2/bets/cashout" }),
  cashoutTrend: endpoint<typeof bets.cashoutTrend>({ method: "GET", path: "/api/v2/bets/:id/cashout" }),
  saveCashoutRule: endpoint<typeof bets.saveCashoutRule>({ method: "PUT", path: "/api/v2/bets/:id/cashout-rule" }),
  removeCashoutRule: endpoint<typeof bets.removeCashoutRule>({ method: "DELETE", path: "/api/v2/bets/:id/cashout-rule" }),
  editBet: endpoint<typeof bets.editBet>({ method: "POST", path: "/api/v2/bets/:id/edit" }),
  listFavourites: endpoint<typeof favourites.listFavourites>({ method: "GET", path: "/api/v2/favourites/:type" }),
  addFavourite: endpoint<typeof favourites.addFavourite>({ method: "POST", path: "/api/v2/favourites/:type/:id" }),
  removeFavourite: endpoint<typeof favourites.removeFavourite>({ method: "DELETE", path: "/api/v2/favourites/:type/:id" }),
  signIn: endpoint<typeof player.signIn>({ method: "POST", path: "/platform/api/player/sign-in" }),
  signOut: endpoint<typeof player.signOut>({ method: "POST", path: "/platform/api/player/logout" }),
  getPlayer: endpoint<typeof player.getPlayer>({ method: "GET", path: "/platform/api/player" }),
  listAccounts: endpoint<typeof player.listAccounts>({ method: "GET", path: "/platform/api/player/accounts" }),
  setPlayerLocale: endpoint<typeof player.setPlayerLocale>({ method: "PUT", path: "/platform/api/player/locale" }),
  setPlayerCurrency: endpoint<typeof player.setPlayerCurrency>({ method: "PUT", path: "/platform/api/player/currency" }),
  listTransactions: endpoint<typeof player.listTransactions>({ method: "GET", path: "/platform/api/player/transactions" }),
} as const;
