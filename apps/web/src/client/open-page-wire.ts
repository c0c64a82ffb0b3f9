import type { WirePort } from "@touchline/store";
import { createWire, type WireAdapter } from "@touchline/store/wire";

/** Opens the translation as the document names it (`wireAttributes` of the server). Rejects when the adapter cannot be loaded. */
export async function openPageWire(report: (error: unknown) => void): Promise<WirePort> {
  const { wire, adapter: address } = document.documentElement.dataset;
  // The server checked the module when it started.
  const adapter = address === undefined ? null : ((await import(/* @vite-ignore */ address)) as { readonly adapter: WireAdapter }).adapter;
  return createWire({ dialect: wire === "spec" ? "spec" : "touchline", adapter, report });
}
