import type { chatRefusalCodes } from "@touchline/contract/channels/chat";
import type { RoomError } from "./realtime-port.ts";

/** Why a message was not taken; its words stay in the draft. */
export type ChatRefusal =
  | { readonly type: "tooFast"; readonly seconds: number }
  | { readonly type: "signIn" | "refusedWord" | "tooLong" | "closed" | "blocked" | "offline" | "failed" };

const codes: typeof chatRefusalCodes = {
  unreadable: 400,
  blocked: 401,
  closed: 403,
  repeated: 409,
  tooLong: 413,
  refusedWord: 422,
  tooFast: 429,
};
/** Of the protocol: the connection is a visitor's. */
const permissionDenied = 103;
const firstServerCode = 100;
const defaultWaitSeconds = 5;

const typeByCode: ReadonlyMap<number, Exclude<ChatRefusal["type"], "tooFast">> = new Map([
  [permissionDenied, "signIn"],
  [codes.blocked, "blocked"],
  [codes.closed, "closed"],
  [codes.tooLong, "tooLong"],
  [codes.refusedWord, "refusedWord"],
]);

/** Reads a refusal; null when the server has the message already. */
export function errorToRefusal({ code, message }: RoomError): ChatRefusal | null {
  if (code === codes.repeated) return null;
  if (code === codes.tooFast) return { type: "tooFast", seconds: Number(/\d+$/u.exec(message)?.[0] ?? defaultWaitSeconds) };
  return { type: typeByCode.get(code) ?? (code < firstServerCode ? "offline" : "failed") };
}
