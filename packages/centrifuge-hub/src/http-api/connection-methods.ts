import { closeSubscription, expiryFields, openSubscription } from "../channels/subscriptions.ts";
import type { Connection } from "../connection.ts";
import type { HubCore } from "../hub-core.ts";
import { disconnects, encodePush, protocolErrors, unsubscribes } from "../protocol.ts";
import {
  apiResult,
  type ApiReply,
  type DisconnectParams,
  type RefreshParams,
  type SubscribeParams,
  type UnsubscribeParams,
} from "./api-schema.ts";

interface Target {
  readonly user: string;
  readonly client?: string;
  readonly session?: string;
}

function findConnections(core: HubCore, { user, client, session }: Target): readonly Connection[] {
  return core.connections
    .byUser(user)
    .filter((connection) => (client ?? "") === "" || connection.clientId === client)
    .filter((connection) => (session ?? "") === "" || connection.session === session);
}

/** Subscribes all connections of a user from the server side. */
export function subscribeUser(core: HubCore, params: SubscribeParams): ApiReply {
  const lookup = core.findNamespace(params.channel);
  if (lookup.status === "unknown") return { error: protocolErrors.unknownChannel };
  if (lookup.status === "malformed") return { error: protocolErrors.badRequest };
  const { channel } = params;
  const since = params.recover_since && { epoch: params.recover_since.epoch ?? "", offset: params.recover_since.offset ?? 0 };
  for (const connection of findConnections(core, params)) {
    const isFull = connection.subscriptions.size >= core.options.limits.channelsPerConnection;
    if (connection.subscriptions.has(channel) || isFull) continue;
    const opened = openSubscription(core.channels, connection, {
      channel,
      namespace: lookup.namespace,
      origin: "server",
      chanInfo: params.info,
      expiresAt: (params.expire_at ?? 0) * 1000,
      wantsJoinLeave: false,
      wantsPositioning: false,
      wantsRecovery: false,
      wantsDelta: false,
      since,
    });
    const data = params.data === undefined ? {} : { data: params.data };
    connection.enqueue(encodePush(channel, "subscribe", JSON.stringify({ ...data, ...opened.position })));
    opened.announce();
  }
  return apiResult({});
}

/** Ends the subscriptions of a user to a channel; clients do not resubscribe. */
export function unsubscribeUser(core: HubCore, params: UnsubscribeParams): ApiReply {
  if (core.findNamespace(params.channel).status === "unknown") return { error: protocolErrors.unknownChannel };
  for (const connection of findConnections(core, params)) closeSubscription(core.channels, connection, params.channel, unsubscribes.server);
  return apiResult({});
}

/** Closes the connections of a user except for those in the whitelist. */
export function disconnectUserConnections(core: HubCore, params: DisconnectParams): ApiReply {
  for (const connection of findConnections(core, params)) {
    if (params.whitelist?.includes(connection.clientId) === true) continue;
    connection.disconnect(params.disconnect ?? disconnects.forceNoReconnect);
  }
  return apiResult({});
}

/** Changes the expiry of the connections of a user, or closes them. */
export function refreshUser(core: HubCore, params: RefreshParams): ApiReply {
  for (const connection of findConnections(core, params)) {
    if (params.expired === true) {
      connection.disconnect(disconnects.expired);
      continue;
    }
    connection.expiresAt = (params.expire_at ?? 0) * 1000;
    connection.enqueue(encodePush("", "refresh", JSON.stringify(expiryFields(connection.expiresAt))));
  }
  return apiResult({});
}
