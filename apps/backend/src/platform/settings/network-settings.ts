import { isProxyList } from "@touchline/domain";
import type { SettingDefinition } from "./setting-definition.ts";

/** Proxies and connection limits. */
export const networkSettings = {
  TRUST_PROXY: {
    kind: "text",
    default: "loopback",
    pattern: { test: isProxyList },
    expected: "addresses and networks with commas between them, such as loopback,10.0.0.0/8, or none",
    description:
      "Proxies in front of the product: only what they say in X-Forwarded-For, -Host and -Proto counts. Name your load balancer, or all players share its address and its limits.",
  },
  REALTIME_CONNECTIONS: {
    kind: "integer",
    minimum: 0,
    maximum: 1_000_000,
    default: 20_000,
    description:
      "Realtime connections open at once; 0 for any number. The web server also stays below what its limit of open files allows.",
  },
  REALTIME_CONNECTIONS_PER_ADDRESS: {
    kind: "integer",
    minimum: 0,
    maximum: 1_000_000,
    default: 1_000,
    description:
      "Realtime connections open at once from one IPv4 address or one IPv6 /64; 0 for any number. Many players may share an address.",
  },
} as const satisfies Record<string, SettingDefinition>;

/** Settings of the embedded frame (docs/embed). */
export const embedSettings = {
  EMBED_PARENTS: {
    kind: "text",
    default: "",
    pattern: /^[\w.:/*,\s-]*$/,
    expected: "origins with commas between them, such as https://www.example.com,https://*.example.com",
    description:
      "Sites that may hold the sportsbook in a frame (docs/embed); empty for the platform alone. A * lets any parent hand a session over, but none hold a frame.",
  },
  EMBED_TRUSTED_ORIGIN: {
    kind: "text",
    default: "",
    pattern: /^(https?:\/\/[^/\s]+)?$/,
    expected: "an origin such as https://www.example.com",
    description: "One more origin whose messages the frame takes from its parent; empty for none.",
  },
  EMBED_SECRET: {
    kind: "text",
    default: "",
    pattern: /^(\S{16,256})?$/,
    expected: "at least 16 characters without spaces",
    description: "Secret by which the servers of those sites sign a player in to the frame; empty draws one for the demo platform.",
  },
} as const;
