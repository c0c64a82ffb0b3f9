import type { Connection } from "../connection.ts";
import type { HubCore } from "../hub-core.ts";
import type { Disconnect, ProtocolError } from "../protocol.ts";

/** Outcome of a command; `json` is the text of its result, `afterwards` runs once that is queued. */
export type CommandReply =
  | { readonly kind: "result"; readonly json: string; readonly afterwards?: () => void }
  | { readonly kind: "error"; readonly error: ProtocolError }
  | { readonly kind: "disconnect"; readonly disconnect: Disconnect };

/** Whom a command comes from, and what it works on. */
export interface CommandContext {
  readonly core: HubCore;
  readonly connection: Connection;
}

export function result(fields: object): CommandReply {
  return { kind: "result", json: JSON.stringify(fields) };
}
export function failure(error: ProtocolError): CommandReply {
  return { kind: "error", error };
}
export function ending(disconnect: Disconnect): CommandReply {
  return { kind: "disconnect", disconnect };
}
