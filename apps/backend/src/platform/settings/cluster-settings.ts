import type { SettingDefinition } from "./setting-definition.ts";

/** Settings of a product that runs as several processes (docs/decisions/0016-roles-and-leadership.md). */
export const clusterSettings = {
  ROLE: {
    kind: "choice",
    choices: ["all", "trading", "api"],
    default: "all",
    description:
      "What this backend process does: all (one process), or trading (one leader with prices, settlement and other background work, the others stand by) and api (the API, any number of processes). trading and api need DATABASE_URL, REDIS_URL, REALTIME=centrifugo and all secrets.",
  },
  INSTANCE: {
    kind: "text",
    default: "",
    pattern: /^[\w.-]{0,40}$/,
    expected: "up to 40 letters, digits, dots, dashes",
    description: "Name of this process in logs and metrics, such as api-1; empty for its role.",
  },
  BACKEND_HOST: {
    kind: "text",
    default: "127.0.0.1",
    pattern: /^[\w.:-]+$/,
    expected: "an address such as 127.0.0.1 or 0.0.0.0",
    description: "Address on which the backend listens. Only the web servers and realtime servers of the product need to reach it.",
  },
  REDIS_URL: {
    kind: "text",
    default: "",
    pattern: /^(rediss?:\/\/\S+)?$/,
    expected: "a redis:// address",
    description: "Redis that carries prices and shared limits between processes; empty where one process runs alone.",
  },
  REALTIME: {
    kind: "choice",
    choices: ["embedded", "centrifugo"],
    default: "embedded",
    description: "Realtime server: the hub in this process, or Centrifugo, which several processes share.",
  },
} as const satisfies Record<string, SettingDefinition>;
