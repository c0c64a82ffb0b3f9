import type { Result } from "@touchline/domain";
import type { TimePort } from "../core/ports.ts";

/** What a channel tells while it is followed. */
export interface ChannelHandlers {
  onPublication(data: unknown): void;
  /** `isGapless` is true when everything missed has been delivered. */
  onSubscribed(gap: { readonly isGapless: boolean }): void;
}

/** What a chat room tells while somebody is in it. */
export interface RoomHandlers {
  onMessage(data: unknown): void;
  /** In the room; `isGapless` is true when everything missed has been delivered. */
  onEntered(gap: { readonly isGapless: boolean }): void;
  /** On the way in, or back in after the connection was lost. */
  onEntering(): void;
  /** The server lets nobody in. */
  onRefused(): void;
  /** Somebody came or went. */
  onPeople(change: 1 | -1): void;
}

/** Why the server did not do something; codes below 100 are the client's own, and then it may have been done. */
export interface RoomError {
  readonly code: number;
  readonly message: string;
}

/** One chat room. */
export interface Room {
  publish(data: unknown): Promise<Result<null, RoomError>>;
  /** The newest messages, oldest first. */
  history(limit: number): Promise<readonly unknown[]>;
  countPeople(): Promise<number>;
  leave(): void;
}

/** A connection to the realtime server, behind which the client library stays. */
export interface RealtimeClient {
  connect(): void;
  disconnect(): void;
  /** Drops the token and connects anew: after sign-in and sign-out. */
  changeIdentity(): void;
  follow(channel: string, handlers: ChannelHandlers): () => void;
  enter(channel: string, handlers: RoomHandlers): Room;
}

export interface RealtimeClientOptions {
  readonly transports: readonly { readonly transport: string; readonly endpoint: string }[];
  readonly emulationEndpoint: string;
  /** Asks for fossil deltas. */
  readonly isDeltaWanted: boolean;
  getToken(): Promise<string>;
  /** Null: the channel is not ours. */
  getChannelToken(channel: string): Promise<string | null>;
  /** Real time, for the watch over a silent line. */
  readonly time: Pick<TimePort, "now" | "after">;
  onState(state: "connecting" | "connected" | "disconnected"): void;
  report(error: unknown): void;
}

/** Makes a client; the page passes the one that loads the library when it is first used. */
export type CreateRealtimeClient = (options: RealtimeClientOptions) => RealtimeClient;
