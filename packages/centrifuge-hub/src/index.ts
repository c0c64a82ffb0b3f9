export type { ChannelConfig, ChannelGuard, PublishAnswer, PublishCall } from "./channels/namespaces.ts";
export { createHub, type Hub } from "./create-hub.ts";
export type { HubOptions } from "./hub-options.ts";
export { protocolErrors } from "./protocol.ts";
export { createRealtimeTokens, type RealtimeTokens } from "./create-realtime-tokens.ts";
