import type { SiteConfig } from "@touchline/store";
import { type ConsentStore, createConsent, usedPurposes } from "@touchline/store/consent";
import { type ReactNode, useEffect, useState } from "react";
import { trustedAddress } from "../../elements/trusted-address.ts";
import { usePreferences, useResource, useStore, useValue } from "../../elements/store.ts";
import { ConsentQuestion } from "../../features/site/consent/consent-question.tsx";
import { LiveChat } from "../../features/site/live-chat/live-chat.tsx";

let isLoaded = false;

/** Puts the operator's tag manager on the page: called after the visitor's consent and once. Events from before are not told. */
function loadTagManager(id: string): void {
  if (isLoaded) return;
  isLoaded = true;
  window.dataLayer ??= [] as object[];
  window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.src = trustedAddress(`https://www.googletagmanager.com/gtm.js?id=${id}`);
  document.head.append(script);
}

const askAgainHash = "#cookies";

/** The question comes up again where an address asks for it, as the footer's link does. */
function useAskAgain(consent: ConsentStore): void {
  useEffect(() => {
    const look = (): void => {
      if (location.hash === askAgainHash) consent.ask();
    };
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, [consent]);
}

/** Our own chat is told how the page looks; those of others go by their settings. */
function addressOf(
  { type, address }: NonNullable<SiteConfig["chat"]>,
  { locale, theme }: { readonly locale: string; readonly theme: string },
): string {
  return type === "embedded" ? `${address}?lang=${locale}&theme=${theme}` : address;
}

function ConsentedParts({ site }: { readonly site: SiteConfig }): ReactNode {
  const { ports, locale } = useStore();
  const { theme } = usePreferences();
  const [consent] = useState(() => createConsent(ports.preferences, usedPurposes(site)));
  useValue(consent);
  useAskAgain(consent);
  const mayMeasure = consent.isGranted("analytics");
  const { gtm_id: tagManager, chat } = site;
  useEffect(() => {
    if (mayMeasure && tagManager != null) loadTagManager(tagManager);
  }, [mayMeasure, tagManager]);
  return (
    <>
      <ConsentQuestion consent={consent} used={usedPurposes(site)} onTakenBack={() => location.reload()} />
      {chat != null && consent.isGranted("chat") ? <LiveChat address={addressOf(chat, { locale, theme })} /> : null}
    </>
  );
}

/** What comes from elsewhere, each only after the visitor agreed to it: tag manager and live chat. */
export function Integrations(): ReactNode {
  const { listings } = useStore();
  const site = useResource(listings.siteConfig()).data;
  return site === undefined ? null : <ConsentedParts site={site} />;
}
