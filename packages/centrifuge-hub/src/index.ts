export type { ChannelConfig, NamespaceOptions } from "./channels/namespaces.ts";
export type { ChannelGuard, PublishAnswer, PublishCall } from "./channels/channel-guard.ts";
export { createHub, type Hub } from "./create-hub.ts";
export type { HubOptions } from "./hub-options.ts";
export { protocolErrors } from "./protocol/codes.ts";
export { createRealtimeTokens, type RealtimeTokens } from "./tokens/create-realtime-tokens.ts";
