import type { ChannelConfig } from "@touchline/centrifuge-hub";

const localePart = "[A-Za-z]{2,3}(?:-[A-Za-z]{2})?";

/** The channels of the product: public by locale, by match, private by player, and match chats. */
export const productChannels: ChannelConfig = {
  namespaces: [
    {
      name: "public",
      channel_regex: `^${localePart}$`,
      history_size: 200,
      history_ttl: "120s",
      force_recovery: true,
      subscribe_proxy_enabled: true,
      allowed_delta_types: ["fossil"],
      delta_publish: true,
      drop_without_interest: true,
    },
    {
      name: "match",
      channel_regex: `^${localePart}\\.\\d{1,16}$`,
      history_size: 100,
      history_ttl: "120s",
      force_recovery: true,
      subscribe_proxy_enabled: true,
      allowed_delta_types: ["fossil"],
      delta_publish: true,
      drop_without_interest: true,
    },
    {
      name: "private",
      channel_regex: `^${localePart}\\.platform_user\\.[\\w-]{1,64}$`,
      history_size: 100,
      history_ttl: "10m",
      force_recovery: true,
      drop_without_interest: true,
    },
    {
      name: "chat",
      channel_regex: `^${localePart}\\.\\d{1,16}$`,
      history_size: 50,
      history_ttl: "24h",
      force_recovery: true,
      presence: true,
      hide_users: true,
      join_leave: true,
      subscribe_proxy_enabled: true,
      publish_proxy_enabled: true,
      allow_publish_for_subscriber: true,
      allow_presence_for_subscriber: true,
      allow_presence_for_anonymous: true,
      allow_history_for_subscriber: true,
      allow_history_for_anonymous: true,
    },
  ],
};
