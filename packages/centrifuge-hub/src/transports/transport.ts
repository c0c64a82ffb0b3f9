import type { Disconnect } from "../protocol/codes.ts";

/** The way back to one client. */
export interface Transport {
  /** Commands of an emulated transport arrive as requests of their own, so its client is told session and node. */
  readonly kind: "websocket" | "http_stream" | "sse";
  /** Sends messages in order, joined as the transport joins them. */
  send(messages: readonly Buffer[]): void;
  /** Bytes that the peer has not taken yet. */
  bufferedBytes(): number;
  /** Ends it, telling the client why. */
  close(disconnect: Disconnect): void;
  /** Ends it at once, for a peer that no longer reads. */
  terminate(): void;
}
