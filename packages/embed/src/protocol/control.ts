import type { MessageTable } from "./message-table.ts";
import type { Infer } from "./schema.ts";

/** Why a message was not taken. */
export const errorCodes = ["bad_payload", "not_allowed", "unsupported", "rate_limited", "not_ready", "code"] as const;
export type ErrorCode = (typeof errorCodes)[number];

const nothing = { type: "object", properties: {} } as const;

/** Messages of the protocol itself, beside those of the specification; `sb:ping` is the host's, answers go both ways. */
export const control = {
  "sb:hello": {
    summary: "From the frame, before `initialized`: the page is drawn and can be shown. It does not listen yet.",
    payload: nothing,
    example: {},
  },
  "sb:ack": { summary: "The message named by `replyTo` was taken.", payload: nothing, example: {} },
  "sb:error": {
    summary: "The message named by `replyTo` was not taken. What it said is never repeated.",
    payload: { type: "object", properties: { code: { type: "string", enum: errorCodes } }, required: ["code"] },
    example: { code: "bad_payload" },
  },
  "sb:ping": { summary: "From the host: is the page alive?", payload: nothing, example: {} },
  "sb:pong": { summary: "From the frame: it is.", payload: nothing, example: {} },
  "sb:auth-request": {
    summary: "From the frame: a code for the player who is signed in on the host, please; `sb:error` where nobody is.",
    payload: {
      type: "object",
      properties: { reason: { type: "string", enum: ["first", "expired", "refresh"] } },
      required: ["reason"],
    },
    example: { reason: "first" },
  },
  "sb:scroll-to": {
    summary: "From the frame, in the tall layout: bring this line of the frame into view.",
    payload: {
      type: "object",
      properties: { top: { type: "number", description: "CSS pixels from the frame's upper edge." } },
      required: ["top"],
    },
    example: { top: 0 },
  },
} as const satisfies MessageTable;

export type ControlType = keyof typeof control;
export type Control = { readonly [Type in ControlType]: Infer<(typeof control)[Type]["payload"]> };
