import type { Infer } from "./schema.ts";
import type { MessageTable } from "./message-table.ts";

/** What a host may say to the frame, by the names of the specification. None of it moves money. */
export const incoming = {
  odds_changed: {
    summary: "The odds format that was picked in the host's header. It must be one that the settings offer.",
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
    summary: "Shows a page of the sportsbook. Ignored where it is the page of now; an address that is none of ours shows the page 404.",
    payload: {
      type: "object",
      properties: {
        path: { type: "string", maxLength: 2_048, description: "Begins with exactly one slash; no scheme, no backslash." },
        query: { type: "string", maxLength: 2_048, description: "Without the question mark." },
        hash: { type: "string", maxLength: 256, description: "Without the number sign." },
        replace: { type: "boolean", description: "Takes the place of the page of now in the history." },
      },
      required: ["path"],
    },
    example: { path: "/soccer", query: "time=today" },
  },
  search_modal: {
    summary: "Opens or closes the search over the page.",
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
    summary: "Opens or closes the bet slip. My bets is refused where the site hides it.",
    payload: {
      type: "object",
      properties: {
        open: { type: "boolean", description: "True unless it is given." },
        tab: { type: "string", enum: ["BET_SLIP", "MY_BETS"] },
      },
    },
    example: { open: true, tab: "BET_SLIP" },
  },
  viewport: {
    summary: "The part of the frame that can be seen, in the frame's own CSS pixels; the latest one of a drawn frame counts.",
    payload: {
      type: "object",
      properties: {
        top: { type: "number", description: "From the frame's upper edge down to what is seen." },
        height: { type: "number" },
        safeTop: { type: "number", description: "What the host's own bar covers at the upper edge of it." },
        safeBottom: { type: "number" },
        hostScrollY: { type: "number" },
        keyboard: { type: "number", description: "Height of an on-screen keyboard." },
      },
      required: ["top", "height"],
    },
    example: { top: 480, height: 720, safeTop: 64 },
  },
  iframe_integration: {
    summary: "Answers the handshake (`init`), hands a player's session over (`init_session`, `auth_token`) or ends it (`logout`).",
    payload: {
      type: "object",
      properties: {
        action: { type: "string", enum: ["init", "init_session", "auth_token", "logout"] },
        nonce: { type: "string", maxLength: 64, description: "Of `init`: as `initialized` gave it." },
        protocol: { type: "integer", description: "Of `init`: 1." },
        sdk: { type: "string", maxLength: 40 },
        code: { type: "string", pattern: "^[\\w-]{16,128}$", description: "A code of `POST /embed/codes`: good once, for a minute." },
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
    summary: "Opens the bets of a share code; a slip that holds something is never replaced without a question.",
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
    summary: "Another language without a reload; aliases and base languages are resolved as in addresses.",
    payload: { type: "object", properties: { locale: { type: "string", minLength: 2, maxLength: 12 } }, required: ["locale"] },
    example: { locale: "de" },
  },
  change_currency: {
    summary: "Another account of the player; ignored where it is the same or there is none, which the answer says.",
    payload: { type: "object", properties: { currency: { type: "string", minLength: 3, maxLength: 8 } }, required: ["currency"] },
    example: { currency: "EUR" },
  },
} as const satisfies MessageTable;

export type IncomingType = keyof typeof incoming;
/** Payloads of the messages to the frame, by type. */
export type Incoming = { readonly [Type in IncomingType]: Infer<(typeof incoming)[Type]["payload"]> };
