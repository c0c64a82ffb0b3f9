import { toEnvelope } from "@touchline/embed/protocol";

const hello = JSON.stringify(toEnvelope("sb:hello", {}, { id: "f0" }));

/** Why nothing works, for the visitor and whoever built the host's page. */
const sandboxTexts = {
  en: "The sportsbook cannot run here: this site holds it in a sandbox without allow-same-origin.",
  de: "Die Sportwetten können hier nicht laufen: Diese Website hält sie in einer Sandbox ohne allow-same-origin.",
  ar: "لا يمكن تشغيل المراهنات هنا: يضعها هذا الموقع في sandbox من دون allow-same-origin.",
} as const;

function sandboxText(locale: string): string {
  return Object.hasOwn(sandboxTexts, locale) ? sandboxTexts[locale as keyof typeof sandboxTexts] : sandboxTexts.en;
}

/**
 * Runs in a frame's document before any file has come: once the page as the server drew it is there, the host is told so and can
 * show it; in a sandbox without an origin, where neither scripts nor styles of ours load, the page says that instead.
 */
export function frameScript(locale: string): string {
  const refusal = `document.body.replaceChildren(Object.assign(document.createElement("p"),{textContent:${JSON.stringify(sandboxText(locale))}}))`;
  const greeting = `parent===self||parent.postMessage(${hello},document.documentElement.dataset.embed)`;
  return `addEventListener("DOMContentLoaded",()=>{if(self.origin==="null")${refusal};else ${greeting}})`;
}
