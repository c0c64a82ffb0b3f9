import { tabName } from "../elements/tab-channel.ts";

/** Holds a Web Lock until it is released or the tab closes; null if another tab holds it. Without a secure context every claim succeeds. */
export async function claimTab(name: string): Promise<(() => void) | null> {
  if (!("locks" in navigator)) return () => undefined;
  return new Promise((resolve) => {
    const hold = async (lock: Lock | null): Promise<void> => {
      if (lock === null) return resolve(null);
      await new Promise<void>((release) => resolve(release));
    };
    navigator.locks.request(tabName(name), { ifAvailable: true }, hold).catch(() => resolve(() => undefined));
  });
}
