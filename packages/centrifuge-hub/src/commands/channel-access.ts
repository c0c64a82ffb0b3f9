import type { Namespace } from "../channels/namespaces.ts";
import type { Connection } from "../connection/connection.ts";

/** What a client may be allowed to do on a channel. */
export type ChannelOperation = "subscribe" | "publish" | "presence" | "history";

/** The namespace's `allow_{operation}_for_{client,subscriber,anonymous}`; visitors need the last one besides. */
export function allowsAccess(
  namespace: Namespace,
  operation: ChannelOperation,
  subject: { readonly connection: Connection; readonly channel: string },
): boolean {
  const { connection, channel } = subject;
  const { options } = namespace;
  const isSubscriber = operation !== "subscribe" && connection.subscriptions.has(channel);
  const isAllowed =
    options[`allow_${operation}_for_client`] === true ||
    (operation !== "subscribe" && isSubscriber && options[`allow_${operation}_for_subscriber`] === true);
  return isAllowed && (connection.userId !== "" || options[`allow_${operation}_for_anonymous`] === true);
}
