import type { OnlinePort } from "../core/ports.ts";
import type { AlertStore } from "./alerts.ts";

/** Says once that the connection is lost, however often it comes and goes, and takes that back when it returns (spec.md 8). Answers how to stop. */
export function followConnection(online: OnlinePort, alerts: Pick<AlertStore, "showStandard" | "dismissStandard">): () => void {
  const tell = (): void => {
    if (online.isOnline()) alerts.dismissStandard("offline");
    else alerts.showStandard("offline");
  };
  if (!online.isOnline()) tell();
  return online.subscribe(tell);
}
