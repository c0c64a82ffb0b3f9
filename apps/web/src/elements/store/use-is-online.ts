import { useSyncExternalStore } from "react";
import { useStore } from "./use-store.ts";

/** Whether the device has a network; the server takes it that it has. */
export function useIsOnline(): boolean {
  const { online } = useStore().ports;
  return useSyncExternalStore(online.subscribe, online.isOnline, () => true);
}
