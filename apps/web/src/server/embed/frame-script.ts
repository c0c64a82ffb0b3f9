import { resolveLocale } from "@touchline/domain";
import { toEnvelope } from "@touchline/embed/protocol";
import { sandboxTexts } from "./sandbox-texts.data.ts";

const hello = JSON.stringify(toEnvelope("sb:hello", {}, { id: "f0" }));

const texts: Readonly<Record<string, string>> = sandboxTexts;

function sandboxText(locale: string): string {
  return texts[resolveLocale(locale, Object.keys(texts))] ?? sandboxTexts.en;
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
