import { subscribePush, unsubscribePush } from "@touchline/store/notifications";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { createConsent, usedPurposes } from "@touchline/store/consent";
import "@touchline/ui/late-controls.css";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

/** Turns push messages on or off for this browser. Turning them on is the consent. */
export function PushChoice(): ReactNode {
  const t = useText();
  const { listings, ports, alerts } = useStore();
  const site = useResource(listings.siteConfig()).data;
  const { state, setPush } = usePush(site?.push_notifications?.public_key ?? null);
  if (site === undefined || state === "unsupported") return null;
  const onPress = async (): Promise<void> => {
    const consent = createConsent(ports.preferences, usedPurposes(site));
    const others = [...(consent.getState().granted ?? [])].filter((purpose) => purpose !== "push");
    consent.answer(state === "on" ? others : [...others, "push"]);
    if ((await setPush(state !== "on")) === "failed") alerts.show({ tone: "error", title: t("push.failed"), text: t("push.failedText") });
  };
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 border-t border-line px-2 pt-2">
      <span className="text-mid">{t(state === "denied" ? "push.denied" : "push.label")}</span>
      {state === "denied" ? null : (
        <button
          type="button"
          role="switch"
          aria-checked={state === "on"}
          aria-label={t("push.label")}
          className="flex min-h-11 items-center"
          disabled={state === "busy"}
          onClick={() => void onPress()}
        >
          <span className="switch" />
        </button>
      )}
    </div>
  );
}

/** `denied`: the browser does not let the site ask again. */
type PushState = "unsupported" | "busy" | "off" | "on" | "denied";

interface Push {
  readonly state: PushState;
  setPush(isOn: boolean): Promise<"done" | "failed">;
}

/** The page's service worker; null in frames, or if the site has none. */
async function findWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

function toBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

/** The push subscription of this browser for the site's public key. */
function usePush(publicKey: string | null): Push {
  const { api } = useStore();
  const [state, setState] = useState<PushState>("unsupported");

  useEffect(() => {
    let isWanted = true;
    const readState = async (): Promise<void> => {
      const subscription = publicKey === null ? undefined : await (await findWorker())?.pushManager.getSubscription();
      if (!isWanted || subscription === undefined) return;
      setState(subscription !== null ? "on" : Notification.permission === "denied" ? "denied" : "off");
    };
    readState().catch(() => undefined);
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

  const setPush = useCallback(
    async (isOn: boolean): Promise<"done" | "failed"> => {
      setState("busy");
      const isDone = await (isOn ? subscribe() : unsubscribe()).catch(() => false);
      const denied = Notification.permission === "denied" ? "denied" : "off";
      setState(isOn && isDone ? "on" : denied);
      return isDone ? "done" : "failed";
    },
    [subscribe, unsubscribe],
  );
  return { state, setPush };
}
