import type { ApiClient } from "../core/api-client.ts";
import { endpoints } from "../core/endpoints.data.ts";

/** Asks for channel tokens, those wanted in the same moment by one call. */
export function createChannelTokenRequests(api: ApiClient): (channel: string) => Promise<string | null> {
  let batch: { readonly channels: string[]; readonly answer: Promise<ReadonlyMap<string, string>> } | null = null;
  return async (channel) => {
    batch ??= (() => {
      const channels: string[] = [];
      const answer = Promise.resolve().then(async () => {
        batch = null;
        const tokens = await api.fetch(endpoints.authorizeChannels, { body: { channels } });
        return new Map(tokens.channels.map((granted) => [granted.channel, granted.token]));
      });
      return { channels, answer };
    })();
    batch.channels.push(channel);
    return (await batch.answer).get(channel) ?? null;
  };
}
