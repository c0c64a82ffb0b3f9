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
    description: "Realtime server: the hub in this process, or Centrifugo, which several processes share (docs/decisions/0019).",
  },
  REALTIME_PORT: {
    kind: "integer",
    minimum: 0,
    maximum: 65_535,
    default: 3002,
    description: "Port on which the embedded hub listens at HOST; 0 selects a free one, and so does PORT=0.",
  },
  REALTIME_PUBLIC_URL: {
    kind: "text",
    default: "",
    pattern: /^(https?:\/\/[^/\s]+)?$/,
    expected: "an origin such as https://realtime.example.com",
    description:
      "Origin at which pages reach the realtime server. Empty: REALTIME_PORT on the host of the page, or the origin of the pages if that is https or REALTIME=centrifugo; your proxy then routes /connection/ and /emulation.",
  },
  CENTRIFUGO_API_URL: {
    kind: "text",
    default: "",
    pattern: /^(https?:\/\/[^\s,]*[^\s,/](,https?:\/\/[^\s,]*[^\s,/])*)?$/,
    expected: "addresses with commas between them, such as http://127.0.0.1:8000/api",
    description: "APIs of the Centrifugo nodes; a node that does not answer is left for the next.",
  },
  CENTRIFUGO_API_KEY: {
    kind: "text",
    default: "",
    pattern: /^(\S{16,256})?$/,
    expected: "at least 16 characters without spaces",
    description: "Key of Centrifugo's API (http_api.key).",
  },
  CENTRIFUGO_PROXY_SECRET: {
    kind: "text",
    default: "",
    pattern: /^(\S{16,256})?$/,
    expected: "at least 16 characters without spaces",
    description: "Secret that Centrifugo presents in the header x-centrifugo-secret when it asks the API who may subscribe and publish.",
  },
} as const satisfies Record<string, SettingDefinition>;
