import type { FastifyInstance } from "fastify";
import type { Implementation } from "../api-call.ts";
import type { RouteServices } from "../services.ts";
import { betRoutes, shareRoutes } from "./betting/bet-routes.ts";
import { bonusRoutes } from "./betting/bonus-routes.ts";
import { cashoutRoutes } from "./betting/cashout-routes.ts";
import { customBetRoutes } from "./betting/custom-bet-routes.ts";
import { jackpotRoutes } from "./betting/jackpot-routes.ts";
import { chatRoutes, realtimeRoutes } from "./realtime-routes.ts";
import { addNoticePage, notificationRoutes, pushRoutes } from "./notification-routes.ts";
import { addChatReportPage } from "./operator/chat-report-routes.ts";
import { addFeedProviderPage } from "./operator/feed-provider-routes.ts";
import { addCountryPage } from "./operator/country-page.ts";
import { addDeadLetterPage } from "./operator/dead-letter-routes.ts";
import { addOutbox } from "./operator/outbox-routes.ts";
import { addReportRoutes } from "./operator/report-routes.ts";
import { accessRoutes } from "./player/access-routes.ts";
import { limitRoutes } from "./player/limit-routes.ts";
import { paymentRoutes } from "./player/payment-routes.ts";
import { favouriteRoutes, playerRoutes } from "./player/player-routes.ts";
import { profileRoutes } from "./player/profile-routes.ts";
import { signInRoutes } from "./player/sign-in-routes.ts";
import { walletRoutes } from "./player/wallet-routes.ts";
import { embedRoutes } from "./site/embed-routes.ts";
import { addGamePages } from "./site/game-page-routes.ts";
import { addImageRoute } from "./site/image-routes.ts";
import { providerRoutes } from "./site/provider-routes.ts";
import { settingsRoutes } from "./site/settings-routes.ts";
import { systemRoutes } from "./site/system-routes.ts";
import { catalogRoutes } from "./sport/catalog-routes.ts";
import { matchRoutes } from "./sport/match-routes.ts";
import { standingsRoutes } from "./sport/standings-routes.ts";
import { streamRoutes } from "./sport/stream-routes.ts";
import { voteRoutes } from "./sport/vote-routes.ts";
import { addSupportChat } from "./support/support-routes.ts";

/** The endpoints of the contract. */
export const endpointRoutes: readonly ((services: RouteServices) => readonly Implementation[])[] = [
  catalogRoutes,
  standingsRoutes,
  matchRoutes,
  settingsRoutes,
  favouriteRoutes,
  notificationRoutes,
  pushRoutes,
  realtimeRoutes,
  systemRoutes,
  signInRoutes,
  accessRoutes,
  profileRoutes,
  playerRoutes,
  paymentRoutes,
  limitRoutes,
  betRoutes,
  bonusRoutes,
  jackpotRoutes,
  cashoutRoutes,
  customBetRoutes,
  shareRoutes,
  voteRoutes,
  chatRoutes,
  streamRoutes,
  providerRoutes,
  embedRoutes,
  walletRoutes,
];

/** Pages and files, which the contract does not cover. */
export const pageRoutes: readonly ((app: FastifyInstance, services: RouteServices) => void | Promise<void>)[] = [
  addGamePages,
  addSupportChat,
  addReportRoutes,
  addNoticePage,
  addChatReportPage,
  addDeadLetterPage,
  addCountryPage,
  addFeedProviderPage,
  addOutbox,
  addImageRoute,
];
