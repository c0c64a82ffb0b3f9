import type { Result } from "@touchline/domain";
import type { TimePort } from "../core/ports.ts";

/** Receives the events of a channel. */
export interface ChannelHandlers {
  onPublication(data: unknown): void;
  /** `isGapless` is true when every missed publication has been delivered. */
  onSubscribed(gap: { readonly isGapless: boolean }): void;
}

/** Receives the events of a chat room. */
export interface RoomHandlers {
  onMessage(data: unknown): void;
  /** Entered; `isGapless` is true when every missed message has been delivered. */
  onEntered(gap: { readonly isGapless: boolean }): void;
  /** Entering, or re-entering after the connection was lost. */
  onEntering(): void;
  /** The server refuses access to the room. */
  onRefused(): void;
  /** Somebody joined or left. */
  onPresenceChange(change: 1 | -1): void;
}

/** Why a call failed. Codes below 100 come from the client: the server may have carried out the call. */
export interface RoomError {
  readonly code: number;
  readonly message: string;
}

/** A chat room. */
export interface Room {
  publish(data: unknown): Promise<Result<null, RoomError>>;
  /** The newest messages, oldest first. */
  history(limit: number): Promise<readonly unknown[]>;
  countPeople(): Promise<number>;
  leave(): void;
}

/** A connection to the realtime server. */
export interface RealtimeClient {
  connect(): void;
  disconnect(): void;
  /** Drops the token and reconnects: after sign-in and sign-out. */
  changeIdentity(): void;
  follow(channel: string, handlers: ChannelHandlers): () => void;
  enter(channel: string, handlers: RoomHandlers): Room;
}

/** What a client needs from the page. */
export interface RealtimeClientOptions {
  readonly transports: readonly { readonly transport: string; readonly endpoint: string }[];
  readonly emulationEndpoint: string;
  /** Requests fossil deltas. */
  readonly isDeltaWanted: boolean;
  getToken(): Promise<string>;
  /** Null when access to the channel is denied. */
  getChannelToken(channel: string): Promise<string | null>;
  /** Real time, to detect a silent connection. */
  readonly time: Pick<TimePort, "now" | "after">;
  onState(state: "connecting" | "connected" | "disconnected"): void;
  report(error: unknown): void;
}

/** Creates a client; the page passes a function that loads its code on first use. */
export type CreateRealtimeClient = (options: RealtimeClientOptions) => RealtimeClient;
