import type { Infer, MessageTable } from "./schema.ts";

const path = { type: "string", description: "Without the locale." } as const;
const askPayload = {
  type: "object",
  properties: {
    reason: { type: "string", enum: ["user", "place_bet", "favorite", "cashout", "session_expired"] },
    returnTo: path,
  },
  required: ["reason", "returnTo"],
} as const;

/** Names of the frame's dialogs in `notify-modal-triggered`; the operator's own dialogs are `dialog`. */
export const modalNames = [
  "dialog",
  "slip",
  "search",
  "menu",
  "filters",
  "palette",
  "keys_help",
  "odds_movement",
  "match_chat",
  "live_chat",
  "share_slip",
  "bet_code",
  "replace_slip",
  "confirm_bet",
  "edit_bet",
  "share_bet",
  "cash_out",
  "cash_out_rule",
  "bonus",
  "jackpot",
  "notice",
  "preview",
  "deposit",
  "leave_site",
  "reality_check",
  "activity_limit",
  "session_limit",
  "sign_in",
  "sign_up",
  "forgot_password",
  "edit_password",
  "resend_confirmation_instructions",
  "resend_unlock_instructions",
  "unlock",
  "phone_verification",
  "missed_auth_fields",
  "confirm_password",
  "terms",
] as const;

/** Messages from the frame to its host, by their names in the specification. None contains a name, email address, token or stake. */
export const outgoing = {
  initialized: {
    summary: "The page is running. Repeated after 0.25, 1 and 3 seconds until the host answers with `iframe_integration` `init`.",
    payload: {
      type: "object",
      properties: {
        protocols: { type: "array", items: { type: "integer" }, description: "Supported protocol versions." },
        build: { type: "string" },
        capabilities: {
          type: "array",
          items: { type: "string" },
          description: "Features of this build; check these rather than the build.",
        },
        nonce: { type: "string" },
        locale: { type: "string" },
        loggedIn: { type: "boolean" },
      },
      required: ["protocols", "build", "capabilities", "nonce", "locale", "loggedIn"],
    },
    example: {
      protocols: [1],
      build: "1.0.0",
      capabilities: ["layout-auto", "auth-codes"],
      nonce: "b2f7...",
      locale: "en",
      loggedIn: false,
    },
  },
  "page-loaded": {
    summary: "Another page is shown, once per completed navigation. The host updates its address from it.",
    payload: {
      type: "object",
      properties: {
        path: { type: "string", description: "With its query, without the locale." },
        pageKey: { type: "string" },
        locale: { type: "string" },
        title: { type: "string" },
        status: { type: "integer" },
        replace: { type: "boolean" },
      },
      required: ["path", "pageKey", "locale", "title", "status", "replace"],
    },
    example: { path: "/live", pageKey: "in_play", locale: "en", title: "In-play", status: 200, replace: false },
  },
  "page-size-changed": {
    summary: "The size of the page in whole CSS pixels, at most every 100 ms.",
    payload: {
      type: "object",
      properties: { width: { type: "integer" }, height: { type: "integer" }, mode: { type: "string", enum: ["fill", "auto"] } },
      required: ["width", "height", "mode"],
    },
    example: { width: 1280, height: 4210, mode: "auto" },
  },
  "sign-in": {
    summary: "Sign-in is needed. Answer with `sb:error` to let the frame show its own page.",
    payload: askPayload,
    example: { reason: "place_bet", returnTo: "/live" },
  },
  "sign-up": { summary: "The visitor wants to sign up.", payload: askPayload, example: { reason: "user", returnTo: "/" } },
  deposit: {
    summary: "The player wants to deposit.",
    payload: {
      type: "object",
      properties: {
        reason: { type: "string", enum: ["user", "insufficient_funds", "reminder"] },
        currency: { type: "string" },
        shortfallMinor: { type: "string", description: "Minor units, as text." },
        returnTo: path,
      },
      required: ["reason", "returnTo"],
    },
    example: { reason: "insufficient_funds", currency: "EUR", shortfallMinor: "1250", returnTo: "/live" },
  },
  "balance-changed": {
    summary: "The balance of the active account; only after the handshake.",
    payload: {
      type: "object",
      properties: {
        currency: { type: "string" },
        amountMinor: { type: "string", description: "Minor units, as text." },
        subunits: { type: "integer", description: "Minor units per displayed unit." },
        at: { type: "string", description: "ISO UTC, product time." },
      },
      required: ["currency", "amountMinor", "subunits", "at"],
    },
    example: { currency: "EUR", amountMinor: "98750", subunits: 100, at: "2026-11-21T15:00:00.000Z" },
  },
  "bet-slip-state-changed": {
    summary: "The slip opened, closed or changed its selections; never includes stakes.",
    payload: {
      type: "object",
      properties: {
        open: { type: "boolean" },
        tab: { type: "string", enum: ["BET_SLIP", "MY_BETS"] },
        count: { type: "integer", description: "Number of selections." },
        betType: { type: "string" },
        ticketState: { type: "string" },
      },
      required: ["open", "tab", "count", "betType", "ticketState"],
    },
    example: { open: true, tab: "BET_SLIP", count: 2, betType: "combo", ticketState: "initial" },
  },
  "top-event-clicked": {
    summary: "A match was opened from the large tiles.",
    payload: {
      type: "object",
      properties: { matchId: { type: "string" }, slug: { type: "string" }, path },
      required: ["matchId", "slug", "path"],
    },
    example: { matchId: "4711", slug: "home-away-m-4711", path: "/soccer/home-away-m-4711" },
  },
  "notify-modal-triggered": {
    summary: "A dialog opened or closed: the host may dim its header or lock scrolling.",
    payload: {
      type: "object",
      properties: {
        modal: { type: "string", enum: modalNames, description: "Name of the dialog." },
        open: { type: "boolean" },
        lockScroll: { type: "boolean" },
        preferTop: { type: "boolean" },
      },
      required: ["modal", "open", "lockScroll", "preferTop"],
    },
    example: { modal: "search", open: true, lockScroll: true, preferTop: false },
  },
  "notify-currency-changed": {
    summary: "The result of `change_currency`.",
    payload: {
      type: "object",
      properties: {
        currency: { type: "string" },
        ok: { type: "boolean" },
        reason: { type: "string", enum: ["same", "no_account", "signed_out", "failed"] },
      },
      required: ["currency", "ok"],
    },
    example: { currency: "USD", ok: false, reason: "no_account" },
  },
} as const satisfies MessageTable;

export type OutgoingType = keyof typeof outgoing;
/** Payloads of the messages from the frame, by type. */
export type Outgoing = { readonly [Type in OutgoingType]: Infer<(typeof outgoing)[Type]["payload"]> };
