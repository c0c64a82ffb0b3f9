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

function connectionsOf(core: HubCore, { user, client, session }: Target): readonly Connection[] {
  return core.connections
    .ofUser(user)
    .filter((connection) => (client ?? "") === "" || connection.clientId === client)
    .filter((connection) => (session ?? "") === "" || connection.session === session);
}

/** Subscribes a user's connections on the server's own accord. */
export function subscribeUser(core: HubCore, params: SubscribeParams): ApiReply {
  const lookup = core.lookUp(params.channel);
  if (lookup.status === "unknown") return { error: protocolErrors.unknownChannel };
  if (lookup.status === "malformed") return { error: protocolErrors.badRequest };
  const { channel } = params;
  const since = params.recover_since && { epoch: params.recover_since.epoch ?? "", offset: params.recover_since.offset ?? 0 };
  for (const connection of connectionsOf(core, params)) {
    const isFull = connection.subscriptions.size >= core.options.limits.channelsPerConnection;
    if (connection.subscriptions.has(channel) || isFull) continue;
    const opened = openSubscription(core, connection, {
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
    connection.enqueue(encodePush(channel, "subscribe", opened.resultJson));
    opened.announce();
  }
  return apiResult({});
}

/** Ends a user's subscriptions to a channel; the clients do not come back. */
export function unsubscribeUser(core: HubCore, params: UnsubscribeParams): ApiReply {
  for (const connection of connectionsOf(core, params)) closeSubscription(core, connection, params.channel, unsubscribes.server);
  return apiResult({});
}

/** Ends a user's connections but those of the whitelist. */
export function disconnectUserConnections(core: HubCore, params: DisconnectParams): ApiReply {
  for (const connection of connectionsOf(core, params)) {
    if (params.whitelist?.includes(connection.clientId) === true) continue;
    connection.disconnect(params.disconnect ?? disconnects.forceNoReconnect);
  }
  return apiResult({});
}

/** Moves the time at which a user's connections end. */
export function refreshUser(core: HubCore, params: RefreshParams): ApiReply {
  for (const connection of connectionsOf(core, params)) {
    if (params.expired === true) {
      connection.disconnect(disconnects.expired);
      continue;
    }
    connection.expiresAt = (params.expire_at ?? 0) * 1000;
    connection.enqueue(encodePush("", "refresh", JSON.stringify(expiryFields(connection.expiresAt))));
  }
  return apiResult({});
}
