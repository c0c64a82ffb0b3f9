import type { ProtocolError } from "../protocol/codes.ts";

/** Who wants to listen on a channel. */
export interface SubscribeCall {
  readonly channel: string;
  /** Empty for visitors. */
  readonly userId: string;
}

/** What a client wants to publish. */
export interface PublishCall extends SubscribeCall {
  readonly data: unknown;
}

/** What is published instead of the client's data, or why nothing is; codes of errors are 400-1999. */
export type PublishAnswer = { readonly data: unknown } | { readonly error: ProtocolError };

/** Decides on the channels of a namespace: what Centrifugo asks of its subscribe and publish proxies. */
export interface ChannelGuard {
  /** Null lets the client in. */
  subscribe(call: SubscribeCall): ProtocolError | null;
  publish(call: PublishCall): Promise<PublishAnswer>;
}
