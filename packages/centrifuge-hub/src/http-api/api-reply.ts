import type { ProtocolError } from "../protocol/codes.ts";

/** Answer of an API method; `json` is the text of its result. */
export type ApiReply = { readonly json: string } | { readonly error: ProtocolError };

export function apiResult(fields: object): ApiReply {
  return { json: JSON.stringify(fields) };
}
/** `{"result": ...}` or `{"error": ...}`. */
export function apiReplyJson(reply: ApiReply, resultKey = "result"): string {
  return "error" in reply ? `{"error":${JSON.stringify(reply.error)}}` : `{"${resultKey}":${reply.json}}`;
}
