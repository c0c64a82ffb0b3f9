import type { SiteConfig } from "@touchline/store";
import { type ConsentStore, createConsent, usedPurposes } from "@touchline/store/consent";
import { type ReactNode, useEffect, useState } from "react";
import { trustedAddress } from "../../elements/trusted-address.ts";
import { usePreferences, useResource, useStore, useValue } from "../../elements/store.ts";
import { ConsentQuestion } from "../../features/site/consent/consent-question.tsx";
import { LiveChat } from "../../features/site/live-chat/live-chat.tsx";

let isLoaded = false;

/** Loads the operator's tag manager once, after consent. Earlier events are not sent. */
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

/** Asks for consent again when the address has the hash of the footer's link. */
function useAskAgain(consent: ConsentStore): void {
  useEffect(() => {
    const check = (): void => {
      if (location.hash === askAgainHash) consent.ask();
    };
    check();
    addEventListener("hashchange", check);
    return () => removeEventListener("hashchange", check);
  }, [consent]);
}

/** The embedded chat receives the page's language and theme; other chats have their own settings. */
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
  const allowsAnalytics = consent.isGranted("analytics");
  const { gtm_id: tagManager, chat } = site;
  useEffect(() => {
    if (allowsAnalytics && tagManager != null) loadTagManager(tagManager);
  }, [allowsAnalytics, tagManager]);
  return (
    <>
      <ConsentQuestion consent={consent} used={usedPurposes(site)} onWithdrawn={() => location.reload()} />
      {chat != null && consent.isGranted("chat") ? <LiveChat address={addressOf(chat, { locale, theme })} /> : null}
    </>
  );
}

/** Third-party code, loaded only with the visitor's consent: tag manager and live chat. */
export function Integrations(): ReactNode {
  const { listings } = useStore();
  const site = useResource(listings.siteConfig()).data;
  return site === undefined ? null : <ConsentedParts site={site} />;
}
