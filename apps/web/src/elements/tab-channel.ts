/** A channel to the site's pages in other tabs. */
export interface TabChannel {
  post(data: unknown): void;
  close(): void;
}

/** Scopes a name to the embedding site, because a frame has its own player, session and slip there. */
export function tabName(name: string): string {
  const { embed } = document.documentElement.dataset;
  return embed === undefined ? name : `${name}@${embed}`;
}

/** Opens a channel. It does nothing if the browser lacks or denies `BroadcastChannel`, as in some third-party frames. */
export function openTabChannel(name: string, onMessage: (data: unknown) => void): TabChannel {
  try {
    const channel = new BroadcastChannel(tabName(name));
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => onMessage(data));
    return { post: (data) => channel.postMessage(data), close: () => channel.close() };
  } catch {
    return { post: () => undefined, close: () => undefined };
  }
}
