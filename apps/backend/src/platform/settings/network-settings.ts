import { isProxyList } from "@touchline/domain";
import type { SettingDefinition } from "./setting-definition.ts";

/** Who stands in front of the product, and how many connections it holds. */
export const networkSettings = {
  TRUST_PROXY: {
    kind: "text",
    default: "loopback",
    pattern: { test: isProxyList },
    form: "addresses and networks with commas between them, such as loopback,10.0.0.0/8, or none",
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
