import type { ClientInfo } from "../protocol/encode.ts";
import { subscriptionInfo, type Channel, type Viewer } from "./channel.ts";

/** Who is on a channel, by client id. */
export function readPresence(channel: Channel | undefined, viewer: Viewer): Record<string, ClientInfo> {
  const presence: Record<string, ClientInfo> = {};
  for (const subscription of channel?.subscriptions ?? [])
    presence[subscription.connection.clientId] = subscriptionInfo(subscription, viewer);
  return presence;
}

/** How many are on a channel; visitors count as one user, as their user id is empty. */
export function countPresence(channel: Channel | undefined): { num_clients: number; num_users: number } {
  const users = new Set<string>();
  for (const { connection } of channel?.subscriptions ?? []) users.add(connection.userId);
  return { num_clients: channel?.subscriptions.size ?? 0, num_users: users.size };
}
