import { countPresence, readPresence } from "../channels/channel.ts";
import type { Namespace } from "../channels/namespaces.ts";
import type { HubCore } from "../hub-core.ts";
import { protocolErrors } from "../protocol.ts";
import { apiResult, type ApiReply, type ChannelParams, type ChannelsParams, type HistoryParams } from "./api-schema.ts";

function withNamespace(core: HubCore, channel: string, run: (namespace: Namespace) => ApiReply): ApiReply {
  const lookup = core.findNamespace(channel);
  if (lookup.status === "unknown") return { error: protocolErrors.unknownChannel };
  if (lookup.status === "malformed") return { error: protocolErrors.badRequest };
  return run(lookup.namespace);
}

export function getPresence(core: HubCore, { channel }: ChannelParams): ApiReply {
  return withNamespace(core, channel, ({ options }) =>
    options.presence === true
      ? apiResult({ presence: readPresence(core.channels.find(channel), "servers") })
      : { error: protocolErrors.notAvailable },
  );
}

export function getPresenceStats(core: HubCore, { channel }: ChannelParams): ApiReply {
  return withNamespace(core, channel, ({ options }) =>
    options.presence === true ? apiResult(countPresence(core.channels.find(channel))) : { error: protocolErrors.notAvailable },
  );
}

export function getHistory(core: HubCore, params: HistoryParams): ApiReply {
  return withNamespace(core, params.channel, (namespace) =>
    core.channels.readHistory(
      { name: params.channel, namespace },
      {
        viewer: "servers",
        limit: params.limit ?? 0,
        since: params.since && { epoch: params.since.epoch ?? "", offset: params.since.offset ?? 0 },
        isReverse: params.reverse === true,
      },
    ),
  );
}

/** Removes the publications of a channel but keeps its position. */
export function removeHistory(core: HubCore, { channel }: ChannelParams): ApiReply {
  return withNamespace(core, channel, ({ history }) => {
    if (history === undefined) return { error: protocolErrors.notAvailable };
    core.channels.find(channel)?.stream?.clear();
    return apiResult({});
  });
}

/** `*` matches any text. An empty pattern matches everything. */
function compilePattern(pattern: string): (name: string) => boolean {
  if (pattern === "") return () => true;
  const parts = pattern.split("*");
  return (name) => {
    const last = parts.at(-1) ?? "";
    if (!name.startsWith(parts[0] ?? "")) return false;
    if (parts.length === 1) return name === pattern;
    let from = (parts[0] ?? "").length;
    for (const part of parts.slice(1, -1)) {
      const at = name.indexOf(part, from);
      if (at === -1) return false;
      from = at + part.length;
    }
    return name.length - last.length >= from && name.endsWith(last);
  };
}

/** Lists the channels that have subscribers. */
export function listChannels(core: HubCore, { pattern }: ChannelsParams): ApiReply {
  const matchesPattern = compilePattern(pattern ?? "");
  const active = [...core.channels.all()].filter((channel) => channel.subscriptions.size > 0 && matchesPattern(channel.name));
  return apiResult({ channels: Object.fromEntries(active.map((channel) => [channel.name, { num_clients: channel.subscriptions.size }])) });
}

/** Describes this hub as a cluster of one node. */
export function describeNode(core: HubCore): ApiReply {
  const active = [...core.channels.all()].filter(({ subscriptions }) => subscriptions.size > 0);
  const node = {
    uid: core.nodeId,
    name: "touchline",
    version: "touchline",
    num_clients: core.connections.size,
    num_users: core.connections.userCount,
    num_channels: active.length,
    num_subs: active.reduce((sum, { subscriptions }) => sum + subscriptions.size, 0),
    uptime: Math.floor((Date.now() - core.startedAt) / 1000),
  };
  return apiResult({ nodes: [node] });
}
