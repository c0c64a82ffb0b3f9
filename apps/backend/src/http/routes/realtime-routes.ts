import { getChatRoom, reportChatMessage } from "@touchline/contract/http/chat";
import { authorizeChannels, getRealtimeToken } from "@touchline/contract/http/websocket";
import { saveReport } from "../../chat/chat-reports.ts";
import { answer, implement, type Implementation, noStore, notFound } from "../api-call.ts";
import { visitorIn } from "../../realtime/visitors.ts";
import { callerCountry } from "../entry-refusals.ts";
import type { Services } from "../services.ts";

const privateChannel = /^\$private:[A-Za-z-]{2,10}\.platform_user\.(.+)$/;

/** Tokens for the realtime connection; a token for a private channel is issued only to its own player. */
export function realtimeRoutes({ tokens, sessions, settings }: Services): readonly Implementation[] {
  return [
    implement(getRealtimeToken, async ({ findPlayer, header, sessionToken }) => {
      const player = await findPlayer();
      const country = callerCountry(header, settings.players);
      if (player !== null && sessionToken !== null && country !== null) await sessions.noteCountry(sessionToken, country);
      const token = await tokens.connectionToken(player?.id ?? visitorIn(country));
      return answer(200, { token }, { headers: noStore });
    }),
    implement(authorizeChannels, async ({ findPlayer, body }) => {
      const player = await findPlayer();
      const own = body.channels.filter((channel) => player !== null && privateChannel.exec(channel)?.[1] === player.id);
      const channels = await Promise.all(
        own.map(async (channel) => ({ channel, token: await tokens.subscriptionToken({ channel, userId: player?.id ?? "" }) })),
      );
      return answer(200, { channels }, { headers: noStore });
    }),
  ];
}

/** The HTTP part of match chats: opening times and reports of messages. */
export function chatRoutes({
  chat,
  database,
  clock,
  limits,
}: Pick<Services, "chat" | "database" | "clock" | "limits">): readonly Implementation[] {
  const reports = limits.byKey("chat-report", { burst: 10, perMinute: 10 });
  return [
    implement(getChatRoom, async ({ params, locale, findPlayer }) => {
      const room = chat.room(locale, params.id);
      if (room === null) return notFound("chat");
      const player = await findPlayer();
      return answer(200, { ...room, author_id: player === null ? null : chat.authorId(player.id) }, { headers: noStore });
    }),
    implement(reportChatMessage, async ({ params, body, player }) => {
      const retryAfterSeconds = await reports.take(player.id);
      if (retryAfterSeconds !== null)
        return {
          type: "refusal",
          status: 429,
          code: "too_many_requests",
          message: "Too many reports. Wait a moment and try again.",
          retryAfterSeconds,
        };
      const report = { messageId: params.id, reporterId: player.id, reason: body.reason, at: new Date(clock.now()) };
      return (await saveReport(database, report)) ? answer(201, { ok: true }) : notFound("message");
    }),
  ];
}
