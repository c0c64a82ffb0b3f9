import type { Infer, MessageTable } from "./schema.ts";

/** Why a message was refused. */
export const errorCodes = ["bad_payload", "not_allowed", "unsupported", "rate_limited", "not_ready", "code"] as const;
export type ErrorCode = (typeof errorCodes)[number];

const nothing = { type: "object", properties: {} } as const;

/** Messages of the protocol itself, which the specification does not define. Only the host sends `sb:ping`; both sides send answers. */
export const control = {
  "sb:hello": {
    summary: "From the frame, before `initialized`: the page is rendered and can be shown, but does not listen yet.",
    payload: nothing,
    example: {},
  },
  "sb:ack": { summary: "The message identified by `replyTo` was accepted.", payload: nothing, example: {} },
  "sb:error": {
    summary: "The message identified by `replyTo` was refused. Its content is never repeated.",
    payload: { type: "object", properties: { code: { type: "string", enum: errorCodes } }, required: ["code"] },
    example: { code: "bad_payload" },
  },
  "sb:ping": { summary: "From the host: checks that the page is alive.", payload: nothing, example: {} },
  "sb:pong": { summary: "From the frame: answers `sb:ping`.", payload: nothing, example: {} },
  "sb:auth-request": {
    summary: "From the frame: requests a code for the player who is signed in on the host; answer `sb:error` for a visitor.",
    payload: {
      type: "object",
      properties: { reason: { type: "string", enum: ["first", "expired", "refresh"] } },
      required: ["reason"],
    },
    example: { reason: "first" },
  },
  "sb:scroll-to": {
    summary: "From the frame, in the `auto` layout: scrolls this line of the frame into view.",
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
