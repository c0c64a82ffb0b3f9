/** A channel to the same pages in other tabs. */
export interface TabChannel {
  post(data: unknown): void;
  close(): void;
}

/** Name among the tabs: a frame has a player, a session and a slip of its own for each site that holds it, apart from the page itself. */
export function tabName(name: string): string {
  const { embed } = document.documentElement.dataset;
  return embed === undefined ? name : `${name}@${embed}`;
}

/** Opens a channel; a mute one where the browser has none or denies it, as in some frames of other sites. */
export function openTabChannel(name: string, hear: (data: unknown) => void): TabChannel {
  try {
    const channel = new BroadcastChannel(tabName(name));
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => hear(data));
    return { post: (data) => channel.postMessage(data), close: () => channel.close() };
  } catch {
    return { post: () => undefined, close: () => undefined };
  }
}
