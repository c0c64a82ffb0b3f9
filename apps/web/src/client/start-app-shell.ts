import type { Store } from "@touchline/store";
import { iconsAddress } from "@touchline/ui";
import { trustedAddress } from "../elements/trusted-address.ts";
import { toHref } from "../navigation/navigation.ts";

const workerAddress = "/sw.js";
const askAgainAfterMs = 30 * 60_000;

/** Lets a new worker take over at once, or as soon as nothing is on the slip. */
function takeOverWhenFree(worker: ServiceWorker, { slip }: Store): void {
  const isFree = (): boolean => slip.getState().slip.bets.length === 0;
  if (isFree()) return worker.postMessage({ type: "takeOver" });
  const stop = slip.subscribe(() => {
    if (!isFree()) return;
    stop();
    worker.postMessage({ type: "takeOver" });
  });
}

function followUpdates(registration: ServiceWorkerRegistration, store: Store): void {
  const look = (): void => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) takeOverWhenFree(registration.waiting, store);
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  look();
  let askedAtMs = store.ports.time.now();
  addEventListener("focus", () => {
    if (store.ports.time.now() - askedAtMs < askAgainAfterMs) return;
    askedAtMs = store.ports.time.now();
    registration.update().catch(() => undefined);
  });
}

/** Says so when the icons cannot be had; not being reached at all is no news (spec.md 8). */
async function checkIcons({ ports }: Store): Promise<void> {
  const answer = await fetch(iconsAddress, { cache: "force-cache" }).catch(() => null);
  if (answer?.ok === false) ports.report(new Error(`Failed to load icons: ${answer.status}`));
}

/** Registers the worker for pages that stand alone, and keeps the shell of this language. */
export async function startAppShell(store: Store): Promise<void> {
  await checkIcons(store);
  if (!("serviceWorker" in navigator) || self !== top) return;
  try {
    // Where workers are blocked, some browsers answer nothing instead of refusing.
    const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(trustedAddress(workerAddress), {
      updateViaCache: "none",
    });
    if (registration === undefined) return;
    followUpdates(registration, store);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: "keepShell", path: toHref("/_app", store) });
  } catch (error) {
    if (navigator.onLine) store.ports.report(error);
  }
}
