import type { TSchema } from "typebox";
import { ChatMessageDraft, ChatMessageRemoved, ChatMessageSent } from "./chat.ts";
import {
  BalanceChanged,
  BetCashoutChanged,
  BetChanged,
  BonusIssued,
  ChannelReset,
  MarketsChanged,
  MatchChanged,
  MatchStatusChanged,
  NotificationSent,
  ProviderStatusChanged,
  TournamentPoolChanged,
  UnreadCountersChanged,
} from "./events.ts";

/** One kind of realtime channel: who may subscribe, what is published on it, and what clients may publish. */
export interface ChannelShape {
  /** Name with parameters, as in `realtime.channels` of the site configuration. */
  readonly address: string;
  readonly description: string;
  /** Schemas of the contract by name. */
  readonly events: Readonly<Record<string, TSchema>>;
  readonly accepts?: Readonly<Record<string, TSchema>>;
}

/** All channels of the product (spec.md 8). */
export const channels = {
  public: {
    address: "public:{locale}",
    description:
      "What lists show: scoreboards at most once a second, the markets of list columns, starts and ends of matches. Open to everybody.",
    events: { MatchChanged, MarketsChanged, MatchStatusChanged, ProviderStatusChanged, TournamentPoolChanged, ChannelReset },
  },
  match: {
    address: "match:{locale}.{matchId}",
    description: "Everything about one match: every incident, every changed market. Open to everybody.",
    events: { MatchChanged, MarketsChanged, MatchStatusChanged, ChannelReset },
  },
  private: {
    address: "$private:{locale}.platform_user.{userId}",
    description: "What concerns one player. Needs a token of `POST /api/v2/websocket/authorize`, which only this player gets.",
    events: { BetChanged, BetCashoutChanged, BalanceChanged, NotificationSent, UnreadCountersChanged, BonusIssued, ChannelReset },
  },
  chat: {
    address: "chat:{locale}.{matchId}",
    description: "The chat of one match. Everybody may read; players may publish while the room is open.",
    events: { ChatMessageSent, ChatMessageRemoved },
    accepts: { ChatMessageDraft },
  },
} as const satisfies Readonly<Record<string, ChannelShape>>;
