import { authorizeChannels, getRealtimeToken } from "@touchline/contract/http/websocket";
import { answer, implement, type Implementation, noStore } from "../../api-call.ts";
import type { Services } from "../../services.ts";

const privateChannel = /^\$private:[A-Za-z-]{2,10}\.platform_user\.(.+)$/;

/** Tokens for the realtime connection; the token of a private channel only for its own player. */
export function realtimeRoutes({ tokens }: Services): readonly Implementation[] {
  return [
    implement(getRealtimeToken, async ({ findPlayer }) => {
      const player = await findPlayer();
      const token = await tokens.connectionToken(player?.id ?? "");
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
