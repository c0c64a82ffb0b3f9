import { subscribePush, unsubscribePush } from "@touchline/store/notifications";
import { useCallback, useEffect, useState } from "react";
import { useStore } from "../../../elements/store.ts";

/** `denied`: the browser was told to ask no more. */
export type PushState = "unsupported" | "busy" | "off" | "on" | "denied";

interface Push {
  readonly state: PushState;
  turn(isOn: boolean): Promise<"done" | "failed">;
}

/** The worker of this page, null where there is none: within frames, or where the site has none. */
async function findWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

function toBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

/** Push messages of this browser, by the site's key at push services. */
export function usePush(publicKey: string | null): Push {
  const { api } = useStore();
  const [state, setState] = useState<PushState>("unsupported");

  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      const subscription = publicKey === null ? undefined : await (await findWorker())?.pushManager.getSubscription();
      if (!isWanted || subscription === undefined) return;
      setState(subscription !== null ? "on" : Notification.permission === "denied" ? "denied" : "off");
    };
    look().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [publicKey]);

  const subscribe = useCallback(async (): Promise<boolean> => {
    const worker = await findWorker();
    if (worker === null || publicKey === null || (await Notification.requestPermission()) !== "granted") return false;
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: toBytes(publicKey) });
    const { endpoint = "", keys = {} } = subscription.toJSON();
    const answer = await api.call(subscribePush, { body: { endpoint, keys: { p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" } } });
    if (!answer.ok) await subscription.unsubscribe();
    return answer.ok;
  }, [api, publicKey]);

  const unsubscribe = useCallback(async (): Promise<boolean> => {
    const subscription = await (await findWorker())?.pushManager.getSubscription();
    if (subscription == null) return true;
    await subscription.unsubscribe();
    return (await api.call(unsubscribePush, { query: { endpoint: subscription.endpoint } })).ok;
  }, [api]);

  const turn = useCallback(
    async (isOn: boolean): Promise<"done" | "failed"> => {
      setState("busy");
      const isDone = await (isOn ? subscribe() : unsubscribe()).catch(() => false);
      const denied = Notification.permission === "denied" ? "denied" : "off";
      setState(isOn && isDone ? "on" : denied);
      return isDone ? "done" : "failed";
    },
    [subscribe, unsubscribe],
  );
  return { state, turn };
}
