/** What a channel tells while it is followed. */
export interface ChannelHandlers {
  onPublication(data: unknown): void;
  /** `isGapless` is true when everything missed has been delivered. */
  onSubscribed(gap: { readonly isGapless: boolean }): void;
}

/** A connection to the realtime server, behind which the client library stays. */
export interface RealtimeClient {
  connect(): void;
  disconnect(): void;
  /** Drops the token and connects anew: after sign-in and sign-out. */
  changeIdentity(): void;
  follow(channel: string, handlers: ChannelHandlers): () => void;
}

export interface RealtimeClientOptions {
  readonly transports: readonly { readonly transport: string; readonly endpoint: string }[];
  readonly emulationEndpoint: string;
  /** Asks for fossil deltas. */
  readonly isDeltaWanted: boolean;
  getToken(): Promise<string>;
  /** Null: the channel is not ours. */
  getChannelToken(channel: string): Promise<string | null>;
  onState(state: "connecting" | "connected" | "disconnected"): void;
  report(error: unknown): void;
}

/** Makes a client; the page passes the one that loads the library when it is first used. */
export type CreateRealtimeClient = (options: RealtimeClientOptions) => RealtimeClient;
