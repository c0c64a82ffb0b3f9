import { trustedAddress } from "./trusted-address.ts";

let isLoaded = false;

/** Puts the operator's tag manager on the page: called after the visitor's consent and once. Events from before are not told. */
export function loadTagManager(id: string): void {
  if (isLoaded) return;
  isLoaded = true;
  window.dataLayer ??= [] as object[];
  window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.src = trustedAddress(`https://www.googletagmanager.com/gtm.js?id=${id}`);
  document.head.append(script);
}
