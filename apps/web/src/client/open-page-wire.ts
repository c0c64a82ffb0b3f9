import type { WirePort } from "@touchline/store";
import { createWire, type WireAdapter } from "@touchline/store/wire";
import type { PageWire } from "../server/http/backend-wire.ts";

/** Opens the wire translation that the document names (`wireAttribute` of the server). Rejects when the adapter cannot be loaded. */
export async function openPageWire(report: (error: unknown) => void): Promise<WirePort> {
  const { wire: text } = document.documentElement.dataset;
  if (text === undefined) return createWire({ dialect: "touchline", adapter: null, report });
  // Written by the site's server, which checked the operator's module at its start.
  const { adapter: address, ...hints } = JSON.parse(text) as PageWire;
  const adapter = address === null ? null : ((await import(/* @vite-ignore */ address)) as { readonly adapter: WireAdapter }).adapter;
  return createWire({ ...hints, adapter, report });
}
