import type { SettingDefinition } from "./setting-definition.ts";

/** Settings of production, including the parts of the demo that it allows. */
export const productionSettings = {
  PRODUCTION: {
    kind: "choice",
    choices: ["auto", "true", "false"],
    default: "auto",
    description:
      "Whether real players use this site (docs/production.md): demo players, demo deposits, test cards, demo campaigns, the outbox and open metrics are then off, and secrets and PLATFORM_ORIGIN are required. auto: true with NODE_ENV=production or a PUBLIC_ORIGIN that is not this machine's.",
  },
  ALLOW_DEMO_PLAYERS: {
    kind: "boolean",
    default: false,
    description: "Allows the demo players, whose password is public, in production.",
  },
  ALLOW_DEMO_DEPOSITS: { kind: "boolean", default: false, description: "Allows deposits of play money in production." },
  ALLOW_TEST_CARDS: { kind: "boolean", default: false, description: "Allows the test cards of the reference acquirer in production." },
  ALLOW_DEMO_CAMPAIGNS: { kind: "boolean", default: false, description: "Allows DEMO_CAMPAIGNS in production." },
  ALLOW_OPEN_OUTBOX: { kind: "boolean", default: false, description: "Allows OUTBOX=local and OUTBOX=open in production." },
  ALLOW_OPEN_METRICS: { kind: "boolean", default: false, description: "Lets everybody read /metrics." },
  METRICS_TOKEN: {
    kind: "text",
    default: "",
    pattern: /^(\S{16,128})?$/,
    expected: "at least 16 characters without spaces",
    description: "Bearer token for /metrics from other machines; if empty, only this machine can read them.",
  },
  STOP_NOTICE_SECONDS: {
    kind: "integer",
    minimum: 0,
    maximum: 120,
    default: 1,
    description:
      "Seconds between the first 503 of /readyz and the end of new connections at a stop; allow about two checks of your load balancer.",
  },
  SECURITY_CONTACT: {
    kind: "text",
    default: "mailto:security@touchline.test",
    pattern: /^(mailto:\S+@\S+|https:\/\/\S+)$/,
    expected: "a mailto: or https: address",
    description: "Contact for vulnerabilities, in /.well-known/security.txt.",
  },
} as const satisfies Record<string, SettingDefinition>;
