import type { ChannelConfig } from "@touchline/centrifuge-hub";
import type { CentrifugoApi } from "./centrifugo-api.ts";

/** Codes of Centrifugo's answers. */
const unknownChannel = 102;
const notAvailable = 108;

/** A channel name that the namespace's pattern allows. */
function sampleOf(name: string): string {
  return name === "public" ? "public:en" : name === "private" ? "$private:en.platform_user.check" : `${name}:en.1`;
}

/**
 * Queries each namespace of Centrifugo and returns a message for each that differs in what an API call can see: that it exists, keeps
 * history and tracks presence.
 */
export async function checkChannels(api: Pick<CentrifugoApi, "call">, { namespaces }: ChannelConfig): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const { name, history_size, presence } of namespaces) {
    const channel = sampleOf(name);
    const history = await api.call("history", { channel, limit: 0 });
    const code = history.error?.code ?? 0;
    if (code === unknownChannel) problems.push(`Centrifugo has no namespace "${name}"`);
    else if (code === notAvailable && (history_size ?? 0) > 0) problems.push(`Centrifugo keeps no history in the namespace "${name}"`);
    if (code === unknownChannel || presence !== true) continue;
    const stats = await api.call("presence_stats", { channel });
    if (stats.error?.code === notAvailable) problems.push(`Centrifugo counts no presence in the namespace "${name}"`);
  }
  return problems.map((problem) => `${problem}: take its "channel" section from deploy/centrifugo.json.`);
}
