import type { Infer, MessageTable } from "./schema.ts";

/** Messages from the host to the frame, by their names in the specification. None of them moves money. */
export const incoming = {
  odds_changed: {
    summary: "Sets the odds format chosen in the host's header. It must be one that the settings offer.",
    payload: {
      type: "object",
      properties: {
        oddsType: { type: "string", enum: ["european", "british", "hongkong", "american", "indonesian", "malaysian", "percent"] },
      },
      required: ["oddsType"],
    },
    example: { oddsType: "american" },
  },
  page_changed: {
    summary: "Shows a page of the sportsbook. The current page is ignored; an unknown address shows the 404 page.",
    payload: {
      type: "object",
      properties: {
        path: { type: "string", maxLength: 2_048, description: "Begins with exactly one slash; no scheme, no backslash." },
        query: { type: "string", maxLength: 2_048, description: "Without the question mark." },
        hash: { type: "string", maxLength: 256, description: "Without the number sign." },
        replace: { type: "boolean", description: "Replaces the current page in the history." },
      },
      required: ["path"],
    },
    example: { path: "/soccer", query: "time=today" },
  },
  search_modal: {
    summary: "Opens or closes the search dialog.",
    payload: {
      type: "object",
      properties: {
        open: { type: "boolean" },
        query: { type: "string", maxLength: 2_048, description: "3 to 50 characters; dropped otherwise." },
      },
      required: ["open"],
    },
    example: { open: true, query: "arsenal" },
  },
  open_bet_slip: {
    summary: "Opens or closes the bet slip. The tab `MY_BETS` is refused on sites that hide it.",
    payload: {
      type: "object",
      properties: {
        open: { type: "boolean", description: "True by default." },
        tab: { type: "string", enum: ["BET_SLIP", "MY_BETS"] },
      },
    },
    example: { open: true, tab: "BET_SLIP" },
  },
  viewport: {
    summary: "The visible part of the frame, in the frame's own CSS pixels; the last message before a paint applies.",
    payload: {
      type: "object",
      properties: {
        top: { type: "number", description: "Distance from the frame's upper edge to the visible part." },
        height: { type: "number" },
        safeTop: { type: "number", description: "Height that the host's own bar covers at the top of the visible part." },
        safeBottom: { type: "number" },
        hostScrollY: { type: "number" },
        keyboard: { type: "number", description: "Height of an on-screen keyboard." },
      },
      required: ["top", "height"],
    },
    example: { top: 480, height: 720, safeTop: 64 },
  },
  iframe_integration: {
    summary: "Answers the handshake (`init`), starts a player's session (`init_session`, `auth_token`) or ends it (`logout`).",
    payload: {
      type: "object",
      properties: {
        action: { type: "string", enum: ["init", "init_session", "auth_token", "logout"] },
        nonce: { type: "string", maxLength: 64, description: "Of `init`: the nonce of `initialized`." },
        protocol: { type: "integer", description: "Of `init`: 1." },
        sdk: { type: "string", maxLength: 40 },
        code: { type: "string", pattern: "^[\\w-]{16,128}$", description: "A code of `POST /embed/codes`, valid once, for a minute." },
        layout: { type: "object", properties: { mode: { type: "string", enum: ["fill", "auto"] } } },
        urlSync: { type: "string", enum: ["path", "hash", "query", "none"] },
        features: { type: "object", properties: { header: { type: "boolean", description: "False hides the sportsbook's own header." } } },
        theme: {
          type: "object",
          description: "Scheme and colours; each colour is `#rgb` or `#rrggbb`.",
          properties: {
            scheme: { type: "string", enum: ["system", "dark", "light", "contrast"] },
            accent: { type: "string", pattern: "^#(?:[\\da-fA-F]{3}){1,2}$" },
            onAccent: { type: "string", pattern: "^#(?:[\\da-fA-F]{3}){1,2}$" },
          },
        },
      },
      required: ["action"],
    },
    example: { action: "init", nonce: "b2f7...", protocol: 1, sdk: "1.0.0", layout: { mode: "fill" }, urlSync: "path" },
  },
  apply_bet_code: {
    summary: "Opens the bets of a share code; a slip with selections is never replaced without confirmation.",
    payload: {
      type: "object",
      properties: {
        code: { type: "string", pattern: "^[A-Za-z0-9_-]{4,64}$" },
        mode: { type: "string", enum: ["replace", "ask"] },
      },
      required: ["code"],
    },
    example: { code: "K7PQ2M" },
  },
  change_locale: {
    summary:
      "Changes the language without a reload; aliases and base languages are resolved as in addresses. A language that the site has not is `not_allowed`.",
    payload: { type: "object", properties: { locale: { type: "string", minLength: 2, maxLength: 12 } }, required: ["locale"] },
    example: { locale: "de" },
  },
  change_currency: {
    summary: "Changes the player's account; the answer reports when it is the current one or does not exist.",
    payload: { type: "object", properties: { currency: { type: "string", minLength: 3, maxLength: 8 } }, required: ["currency"] },
    example: { currency: "EUR" },
  },
} as const satisfies MessageTable;

export type IncomingType = keyof typeof incoming;
/** Payloads of the messages to the frame, by type. */
export type Incoming = { readonly [Type in IncomingType]: Infer<(typeof incoming)[Type]["payload"]> };
