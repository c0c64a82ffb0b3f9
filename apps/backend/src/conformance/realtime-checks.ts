import { getSiteConfig, type RealtimeConfig, type SiteConfig } from "@touchline/contract/http/system";
import { getPlayer } from "@touchline/contract/http/player";
import { authorizeChannels, getRealtimeToken } from "@touchline/contract/http/websocket";
import type { ConformanceCheck } from "./conformance.ts";
import { bodyOf, must } from "./caller.ts";

const timeoutMs = 10_000;

/** Sends a connect command over a WebSocket and returns the first reply. */
async function connect(address: string, token: string): Promise<unknown> {
  const socket = new WebSocket(address);
  try {
    return await new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`${address} did not answer the connect command within ${timeoutMs / 1000} s.`)),
        timeoutMs,
      );
      socket.addEventListener("open", () => socket.send(JSON.stringify({ id: 1, connect: { token, name: "conformance" } })));
      socket.addEventListener("error", () => reject(new Error(`Cannot connect to ${address}.`)));
      socket.addEventListener("message", ({ data }) => {
        clearTimeout(timer);
        resolve(JSON.parse(String(data).split("\n")[0] ?? "null"));
      });
    });
  } finally {
    socket.close();
  }
}

function realtimeOf({ realtime }: SiteConfig): RealtimeConfig {
  if (realtime === null) throw new Error("The site configuration names no realtime.");
  return realtime;
}

/** Tokens, channels and the connection itself. */
export const realtimeChecks: readonly ConformanceCheck[] = [
  {
    level: "full",
    name: "a player gets a token only for the own private channel",
    needs: "player",
    async run({ player }) {
      const config = realtimeOf(bodyOf(getSiteConfig, await player.get(getSiteConfig.path)) as SiteConfig);
      const { id } = bodyOf(getPlayer, await player.get(getPlayer.path)) as { readonly id: string };
      const channelOf = (userId: string): string => config.channels.private.replace("{locale}", "en").replace("{userId}", userId);
      const [own, other] = [channelOf(id), channelOf("00000000-0000-4000-8000-000000000000")];
      const answer = bodyOf(authorizeChannels, await player.send("POST", authorizeChannels.path, { channels: [own, other] })) as {
        readonly channels: readonly { readonly channel: string }[];
      };
      must(answer.channels.map(({ channel }) => channel).join() === own, "There are tokens for more than the own channel.");
    },
  },
  {
    level: "live",
    name: "the realtime endpoint accepts the token and answers the connect command",
    needs: "realtime",
    async run({ visitor, options }) {
      const { token } = bodyOf(getRealtimeToken, await visitor.send("POST", getRealtimeToken.path)) as { readonly token: string };
      const { endpoint } = realtimeOf(bodyOf(getSiteConfig, await visitor.get(getSiteConfig.path)) as SiteConfig);
      const address = endpoint.startsWith("/")
        ? options.origin.replace(/^http/u, "ws") + endpoint
        : endpoint.replace("{host}", new URL(options.origin).hostname);
      const reply = await connect(address, token);
      must(
        typeof reply === "object" && reply !== null && "connect" in reply,
        `The connect command was answered ${JSON.stringify(reply).slice(0, 200)}.`,
      );
    },
  },
];
