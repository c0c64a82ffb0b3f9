import type { ProtocolError } from "./codes.ts";

/** Who published, joined or is present. */
export interface ClientInfo {
  readonly user: string;
  readonly client: string;
  readonly conn_info?: unknown;
  readonly chan_info?: unknown;
}

/** The server's ping, and the client's pong: an empty object. */
export const pingMessage: Buffer = Buffer.from("{}");

/** A successful reply; `resultJson` is JSON text. */
export function encodeReply(id: number, method: string, resultJson: string): Buffer {
  return Buffer.from(`{"id":${id},"${method}":${resultJson}}`);
}

/** An error reply. */
export function encodeError(id: number, error: ProtocolError): Buffer {
  return Buffer.from(`{"id":${id},"error":${JSON.stringify(error)}}`);
}

/** A push of a channel (empty for pushes to the whole connection); `bodyJson` is JSON text. */
export function encodePush(channel: string, kind: string, bodyJson: string): Buffer {
  const head = channel === "" ? "" : `"channel":${JSON.stringify(channel)},`;
  return Buffer.from(`{"push":{${head}"${kind}":${bodyJson}}}`);
}
