import type { Connection } from "../connection.ts";
import type { HubCore } from "../hub-core.ts";
import type { Disconnect, ProtocolError } from "../protocol.ts";

/** Outcome of a command; `json` is the JSON of its result, `afterwards` is called once the reply is queued. */
export type CommandReply =
  | { readonly kind: "result"; readonly json: string; readonly afterwards?: () => void }
  | { readonly kind: "error"; readonly error: ProtocolError }
  | { readonly kind: "disconnect"; readonly disconnect: Disconnect };

/** The connection that sent a command, and the hub that executes it. */
export interface CommandContext {
  readonly core: HubCore;
  readonly connection: Connection;
}

export function resultReply(fields: object): CommandReply {
  return { kind: "result", json: JSON.stringify(fields) };
}
export function errorReply(error: ProtocolError): CommandReply {
  return { kind: "error", error };
}
export function disconnectReply(disconnect: Disconnect): CommandReply {
  return { kind: "disconnect", disconnect };
}
