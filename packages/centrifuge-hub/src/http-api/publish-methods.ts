import { isUtf8 } from "node:buffer";
import { dataText, publicationTail, publishToChannel } from "../channels/publications.ts";
import type { HubCore } from "../hub-core.ts";
import { protocolErrors } from "../protocol.ts";
import { apiReplyJson, apiResult, type ApiReply, type BroadcastParams, type PublishParams } from "./api-schema.ts";

type Content = Omit<PublishParams, "channel">;

const rememberForMs = 300_000;

/** JSON text of the data, which may come as base64 of JSON. */
function readData({ data, b64data }: Content): string | undefined {
  if (b64data === undefined) return dataText(data);
  const bytes = Buffer.from(b64data, "base64");
  if (!isUtf8(bytes)) return undefined;
  try {
    return dataText(JSON.parse(bytes.toString("utf8")));
  } catch {
    return undefined;
  }
}

function publishOne(core: HubCore, channel: string, content: Content): ApiReply {
  const lookup = core.lookUp(channel);
  if (lookup.status === "unknown") return { error: protocolErrors.unknownChannel };
  const text = readData(content);
  if (lookup.status === "malformed" || text === undefined) return { error: protocolErrors.badRequest };
  const position = publishToChannel(
    core,
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

/** `publish` and `broadcast`; an idempotency key makes a repetition within five minutes answer as the first did. */
export function createPublishMethods(core: HubCore) {
  const replyByKey = new Map<string, { readonly reply: ApiReply; readonly at: number }>();
  function forgetOld(now: number): void {
    for (const [key, { at }] of replyByKey) {
      if (now - at < rememberForMs) return;
      replyByKey.delete(key);
    }
  }
  function once(channel: string, content: Content): ApiReply {
    if (content.idempotency_key === undefined) return publishOne(core, channel, content);
    const now = Date.now();
    forgetOld(now);
    const key = `${content.idempotency_key}\n${channel}`;
    const known = replyByKey.get(key);
    if (known) return known.reply;
    const reply = publishOne(core, channel, content);
    if (!("error" in reply)) replyByKey.set(key, { reply, at: now });
    return reply;
  }
  return {
    publish: ({ channel, ...content }: PublishParams): ApiReply => once(channel, content),
    broadcast({ channels, ...content }: BroadcastParams): ApiReply {
      const replies = channels.map((channel) => apiReplyJson(once(channel, content)));
      return { json: `{"responses":[${replies.join(",")}]}` };
    },
  };
}
