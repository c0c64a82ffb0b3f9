import type { SettingDefinition } from "./setting-definition.ts";

/** Settings of the web server in front of another backend (docs/recipes/put-your-own-api-behind-it.md). */
export const webSettings = {
  BACKEND_ORIGIN: {
    kind: "text",
    default: "",
    pattern: /^(https?:\/\/[^/\s]+)?$/,
    expected: "an origin such as https://api.example.com",
    description: "Your own API behind the pages of `npm run web` (docs/recipes/put-your-own-api-behind-it.md); npm start runs its own.",
  },
  WIRE_DIALECT: {
    kind: "choice",
    choices: ["spec", "touchline"],
    default: "spec",
    description:
      "How the pages of `npm run web` write requests: as the specification names them, or with the extensions of the reference backend, which npm start always uses.",
  },
  WIRE_ADAPTER: {
    kind: "text",
    default: "",
    pattern: /^(\S.*\.m?js)?$/,
    expected: "a .js or .mjs file",
    description: "Your module that maps a backend of another shape for `npm run web`; empty for none.",
  },
  SESSION_COOKIE: {
    kind: "text",
    default: "",
    pattern: /^[\w!#$%&'*+.^`|~-]*$/,
    expected: "the name of a cookie",
    description:
      "Cookie in which your API keeps a player's session: only requests with it get pages with the player's data. Empty for the cookies of the reference backend.",
  },
  ODDS_MAX_AGE_SECONDS: {
    kind: "integer",
    minimum: 1,
    maximum: 600,
    default: 30,
    description: "How old prices may be for a bet on pages without realtime, which poll them; older prices are read again first.",
  },
} as const satisfies Record<string, SettingDefinition>;
