import { type Mock, vi } from "vitest";
import type { LiveSource } from "../../src/core/query-store.ts";
import { createApiClient } from "../../src/core/api-client.ts";
import { openRealtime } from "../../src/realtime/open-realtime.ts";
import { createRealtime } from "../../src/realtime/realtime.ts";
import type { ChannelHandlers, CreateRealtimeClient, RealtimeClientOptions } from "../../src/realtime/realtime-port.ts";
import { createFakePorts, json } from "../fake-ports.ts";

export const config = {
  endpoint: "/connection/websocket",
  transports: [
    { transport: "websocket", endpoint: "/connection/websocket" },
    { transport: "sse", endpoint: "/connection/sse" },
  ],
  emulation_endpoint: "/emulation",
  channels: {
    public: "public:{locale}",
    match: "match:{locale}.{matchId}",
    private: "$private:{locale}.platform_user.{userId}",
    chat: "chat:{locale}.{matchId}",
  },
  delta: true,
};

const spy = (): Mock => vi.fn();

/** A page with a realtime client that the test controls. */
export function setUp(locale = "en", wire = config, tokenStatus = 200, socketsOrigin?: string) {
  const host = createFakePorts(({ path, body }) =>
    path.endsWith("/authorize")
      ? json({
          channels: (JSON.parse(body ?? "{}") as { channels: string[] }).channels.map((channel) => ({ channel, token: `for ${channel}` })),
        })
      : json({ token: "t" }, tokenStatus),
  );
  const api = createApiClient({ http: host.ports.http, locale, onUnauthorized: () => undefined });
  const answers: { readonly source: LiveSource; readonly matchId: string | null; readonly done: () => void; readonly fail: () => void }[] =
    [];
  const readAgain = async (source: LiveSource, matchId: string | null): Promise<void> =>
    new Promise((done, reject) => void answers.push({ source, matchId, done, fail: () => reject(new Error("cut off")) }));
  const onPublication = spy();
  const realtime = createRealtime();
  const channels = new Map<string, ChannelHandlers>();
  const client = { connect: spy(), disconnect: spy(), changeIdentity: spy(), enter: spy() };
  let options: RealtimeClientOptions | null = null;
  const start = (): RealtimeClientOptions => {
    const createClient: CreateRealtimeClient = (given) => {
      options = given;
      return { ...client, follow: (channel, handlers) => (channels.set(channel, handlers), () => void channels.delete(channel)) };
    };
    const { time, report } = host.ports;
    const page = {
      config: wire,
      origin: "https://bets.test",
      socketsOrigin,
      api,
      locale,
      onPublication,
      readAgain,
      onMissing: realtime.setNone,
      time,
      report,
    };
    realtime.start((state) => openRealtime(state, { ...page, createClient }));
    if (options === null) throw new Error("not started");
    return options;
  };
  return { host, realtime, channels, client, answers, onPublication, start };
}
