import { productChannels } from "../../src/main/product-channels.ts";
import { proxyPaths, proxySecretHeader } from "../../src/realtime/centrifugo/proxy-routes.ts";

/** Streams without publications and subscribers are deleted after this time. */
const historyMetaTtl = "24h";

const proxy = (path: string) => ({
  endpoint: `http://127.0.0.1:4000${path}`,
  timeout: "3s",
  include_connection_meta: true,
  http: { static_headers: { [proxySecretHeader]: "set CENTRIFUGO_CHANNEL_PROXY_..._HTTP_STATIC_HEADERS" } },
});

/** Configuration of Centrifugo 6 for the product's channels; addresses and secrets are set by environment variables. */
export function centrifugoConfiguration() {
  return {
    client: {
      // Visitors need a token too, which the API refuses in a blocked country.
      allow_anonymous_connect_without_token: false,
      allowed_origins: ["http://localhost:3000"],
      // No connection_rate_limit: after that many connections, Centrifugo 6 accepts only one per second.
      connection_limit: 50_000,
      channel_limit: 128,
      ping_interval: "25s",
      pong_timeout: "8s",
    },
    channel: {
      proxy: { subscribe: proxy(proxyPaths.subscribe), publish: proxy(proxyPaths.publish) },
      namespaces: productChannels.namespaces.map(({ hide_users: _hidden, drop_without_interest: _dropped, ...options }) => ({
        ...options,
        ...(options.history_size === undefined ? {} : { history_meta_ttl: historyMetaTtl }),
      })),
    },
    rpc: { ping: { enabled: true, method: "ping" } },
    http_stream: { enabled: true },
    sse: { enabled: true },
    health: { enabled: true },
    prometheus: { enabled: true },
  };
}
