import { createConsent, usedPurposes } from "@touchline/store/consent";
import type { ReactNode } from "react";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { usePush } from "./use-push.ts";
import "@touchline/ui/late-controls.css";

/** Turns push messages on and off for this browser. Turning them on is the consent to them. */
export function PushChoice(): ReactNode {
  const t = useText();
  const { listings, ports, alerts } = useStore();
  const site = useResource(listings.siteConfig()).data;
  const { state, turn } = usePush(site?.push_notifications?.public_key ?? null);
  if (site === undefined || state === "unsupported") return null;
  const onPress = async (): Promise<void> => {
    const consent = createConsent(ports.preferences, usedPurposes(site));
    const others = [...(consent.getState().granted ?? [])].filter((purpose) => purpose !== "push");
    consent.answer(state === "on" ? others : [...others, "push"]);
    if ((await turn(state !== "on")) === "failed") alerts.show({ tone: "error", title: t("push.failed"), text: t("push.failedText") });
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
