import { isUtf8 } from "node:buffer";
import { publicationTail, stringifyData } from "../channels/publications.ts";
import type { HubCore } from "../hub-core.ts";
import { protocolErrors } from "../protocol.ts";
import { apiReplyJson, apiResult, type ApiReply, type BroadcastParams, type PublishParams } from "./api-schema.ts";

type Content = Omit<PublishParams, "channel">;

const idempotencyTtlMs = 300_000;

/** JSON of the data, which may be sent as base64-encoded JSON. */
function readData({ data, b64data }: Content): string | undefined {
  if (b64data === undefined) return stringifyData(data);
  const bytes = Buffer.from(b64data, "base64");
  if (!isUtf8(bytes)) return undefined;
  try {
    return stringifyData(JSON.parse(bytes.toString("utf8")));
  } catch {
    return undefined;
  }
}

function publishOne(core: HubCore, channel: string, content: Content): ApiReply {
  const lookup = core.findNamespace(channel);
  if (lookup.status === "unknown") return { error: protocolErrors.unknownChannel };
  const text = readData(content);
  if (lookup.status === "malformed" || text === undefined) return { error: protocolErrors.badRequest };
  const position = core.channels.publish(
    { name: channel, namespace: lookup.namespace },
    {
      text,
      tail: publicationTail({ tags: content.tags }),
      ...(content.delta === undefined ? {} : { useDelta: content.delta }),
      ...(content.skip_history === undefined ? {} : { skipHistory: content.skip_history }),
    },
  );
  return apiResult(position ?? {});
}

/** The methods `publish` and `broadcast`. For five minutes, a request with the same idempotency key is answered with the first reply. */
export function createPublishMethods(core: HubCore) {
  const replyByKey = new Map<string, { readonly reply: ApiReply; readonly at: number }>();
  function pruneExpired(now: number): void {
    for (const [key, { at }] of replyByKey) {
      if (now - at < idempotencyTtlMs) return;
      replyByKey.delete(key);
    }
  }
  function publishOnce(channel: string, content: Content): ApiReply {
    if (content.idempotency_key === undefined) return publishOne(core, channel, content);
    const now = Date.now();
    pruneExpired(now);
    const key = `${content.idempotency_key}\n${channel}`;
    const earlier = replyByKey.get(key);
    if (earlier) return earlier.reply;
    const reply = publishOne(core, channel, content);
    if (!("error" in reply)) replyByKey.set(key, { reply, at: now });
    return reply;
  }
  return {
    publish: ({ channel, ...content }: PublishParams): ApiReply => publishOnce(channel, content),
    broadcast({ channels, ...content }: BroadcastParams): ApiReply {
      const replies = channels.map((channel) => apiReplyJson(publishOnce(channel, content)));
      return { json: `{"responses":[${replies.join(",")}]}` };
    },
  };
}
