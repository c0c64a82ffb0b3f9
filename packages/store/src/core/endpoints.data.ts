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
import type { EndpointCalls } from "./api-client.ts";

/** The endpoints of `endpoints`, named so that no declaration repeats their schemas. */
export interface FirstEndpoints {
  readonly listSports: typeof catalog.listSports;
  readonly listCategories: typeof catalog.listCategories;
  readonly getCategory: typeof catalog.getCategory;
  readonly listTournaments: typeof catalog.listTournaments;
  readonly getTournament: typeof catalog.getTournament;
  readonly countEvents: typeof catalog.countEvents;
  readonly listMatches: typeof matches.listMatches;
  readonly getMatch: typeof matches.getMatch;
  readonly listMarkets: typeof matches.listMarkets;
  readonly getMatchTimeline: typeof matches.getMatchTimeline;
  readonly getTournamentStandings: typeof standings.getTournamentStandings;
  readonly getHeadToHead: typeof standings.getHeadToHead;
  readonly getPriceHistory: typeof matches.getPriceHistory;
  readonly getVote: typeof vote.getVote;
  readonly castVote: typeof vote.castVote;
  readonly search: typeof search;
  readonly getSystemData: typeof system.getSystemData;
  readonly getSiteConfig: typeof system.getSiteConfig;
  readonly getSitePage: typeof system.getSitePage;
  readonly getSettings: typeof settings.getSettings;
  readonly saveSettings: typeof settings.saveSettings;
  readonly getRealtimeToken: typeof websocket.getRealtimeToken;
  readonly authorizeChannels: typeof websocket.authorizeChannels;
  readonly placeBets: typeof bets.placeBets;
  readonly listBets: typeof bets.listBets;
  readonly getBetAttempt: typeof bets.getBetAttempt;
  readonly closeBetAttempt: typeof bets.closeBetAttempt;
  readonly getBet: typeof bets.getBet;
  readonly maxStake: typeof bets.maxStake;
  readonly customOdds: typeof customBets.customOdds;
  readonly customMarkets: typeof customBets.customMarkets;
  readonly getShareCode: typeof sharedBets.getShareCode;
  readonly createShareCode: typeof sharedBets.createShareCode;
  readonly cashOut: typeof bets.cashOut;
  readonly cashoutTrend: typeof bets.cashoutTrend;
  readonly saveCashoutRule: typeof bets.saveCashoutRule;
  readonly removeCashoutRule: typeof bets.removeCashoutRule;
  readonly editBet: typeof bets.editBet;
  readonly listFavourites: typeof favourites.listFavourites;
  readonly addFavourite: typeof favourites.addFavourite;
  readonly removeFavourite: typeof favourites.removeFavourite;
  readonly signIn: typeof player.signIn;
  readonly signOut: typeof player.signOut;
  readonly getPlayer: typeof player.getPlayer;
  readonly listAccounts: typeof player.listAccounts;
  readonly setPlayerLocale: typeof player.setPlayerLocale;
  readonly setPlayerCurrency: typeof player.setPlayerCurrency;
  readonly listTransactions: typeof player.listTransactions;
}

/** The calls of the first load; the compiler checks method and path against the contract. */
export const endpoints: EndpointCalls<FirstEndpoints> = {
  listSports: { method: "GET", path: "/api/v2/sports" },
  listCategories: { method: "GET", path: "/api/v2/categories" },
  getCategory: { method: "GET", path: "/api/v2/categories/:id" },
  listTournaments: { method: "GET", path: "/api/v2/tournaments" },
  getTournament: { method: "GET", path: "/api/v2/tournaments/:id" },
  countEvents: { method: "POST", path: "/api/v2/counters" },
  listMatches: { method: "GET", path: "/api/v2/matches" },
  getMatch: { method: "GET", path: "/api/v2/matches/:id" },
  listMarkets: { method: "GET", path: "/api/v2/matches/:id/markets" },
  getMatchTimeline: { method: "GET", path: "/api/v2/matches/:id/statistics" },
  getTournamentStandings: { method: "GET", path: "/api/v2/tournaments/:id/standings" },
  getHeadToHead: { method: "GET", path: "/api/v2/matches/:id/h2h" },
  getPriceHistory: { method: "GET", path: "/api/v2/matches/:id/markets/:marketId/history" },
  getVote: { method: "GET", path: "/api/v2/vote" },
  castVote: { method: "POST", path: "/api/v2/vote" },
  search: { method: "GET", path: "/api/v2/search" },
  getSystemData: { method: "GET", path: "/api/v2/system" },
  getSiteConfig: { method: "GET", path: "/api/v2/site-config" },
  getSitePage: { method: "GET", path: "/api/v2/site-config/pages/:key" },
  getSettings: { method: "GET", path: "/api/v2/settings" },
  saveSettings: { method: "POST", path: "/api/v2/settings" },
  getRealtimeToken: { method: "POST", path: "/api/v2/websocket/token" },
  authorizeChannels: { method: "POST", path: "/api/v2/websocket/authorize" },
  placeBets: { method: "POST", path: "/api/v2/bets" },
  listBets: { method: "GET", path: "/api/v3/bets" },
  getBetAttempt: { method: "GET", path: "/api/v2/bets/attempts/:key" },
  closeBetAttempt: { method: "POST", path: "/api/v2/bets/attempts/:key/close" },
  getBet: { method: "GET", path: "/api/v2/bets/:id" },
  maxStake: { method: "POST", path: "/api/v2/bets/max-stake" },
  customOdds: { method: "POST", path: "/api/v2/bets/custom/odds" },
  customMarkets: { method: "GET", path: "/api/v2/bets/custom/markets/:matchId" },
  getShareCode: { method: "GET", path: "/api/v2/bets/share-code" },
  createShareCode: { method: "POST", path: "/api/v2/bets/share-code" },
  cashOut: { method: "POST", path: "/api/v2/bets/cashout" },
  cashoutTrend: { method: "GET", path: "/api/v2/bets/:id/cashout" },
  saveCashoutRule: { method: "PUT", path: "/api/v2/bets/:id/cashout-rule" },
  removeCashoutRule: { method: "DELETE", path: "/api/v2/bets/:id/cashout-rule" },
  editBet: { method: "POST", path: "/api/v2/bets/:id/edit" },
  listFavourites: { method: "GET", path: "/api/v2/favourites/:type" },
  addFavourite: { method: "POST", path: "/api/v2/favourites/:type/:id" },
  removeFavourite: { method: "DELETE", path: "/api/v2/favourites/:type/:id" },
  signIn: { method: "POST", path: "/platform/api/player/sign-in" },
  signOut: { method: "POST", path: "/platform/api/player/logout" },
  getPlayer: { method: "GET", path: "/platform/api/player" },
  listAccounts: { method: "GET", path: "/platform/api/player/accounts" },
  setPlayerLocale: { method: "PUT", path: "/platform/api/player/locale" },
  setPlayerCurrency: { method: "PUT", path: "/platform/api/player/currency" },
  listTransactions: { method: "GET", path: "/platform/api/player/transactions" },
};
