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
      "Trusted proxies: X-Forwarded-For, -Host and -Proto are accepted only from them. Name your load balancer; otherwise all players share its address and limits.",
  },
  REALTIME_CONNECTIONS: {
    kind: "integer",
    minimum: 0,
    maximum: 1_000_000,
    default: 20_000,
    description: "Maximum number of realtime connections; 0 for no limit. The web server also stays below its limit of open files.",
  },
  REALTIME_CONNECTIONS_PER_ADDRESS: {
    kind: "integer",
    minimum: 0,
    maximum: 1_000_000,
    default: 1_000,
    description:
      "Maximum number of realtime connections from one IPv4 address or IPv6 /64; 0 for no limit. Many players may share an address.",
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
      "Sites that may embed the sportsbook in a frame (docs/embed); empty for the platform only. With *, any parent can hand a session over, but none can embed the frame.",
  },
  EMBED_TRUSTED_ORIGIN: {
    kind: "text",
    default: "",
    pattern: /^(https?:\/\/[^/\s]+)?$/,
    expected: "an origin such as https://www.example.com",
    description: "Additional origin from which the frame accepts messages of its parent; empty for none.",
  },
  EMBED_SECRET: {
    kind: "text",
    default: "",
    pattern: /^(\S{16,256})?$/,
    expected: "at least 16 characters without spaces",
    description: "Secret with which the servers of those sites sign players in to the frame; empty generates one for the demo platform.",
  },
} as const;
