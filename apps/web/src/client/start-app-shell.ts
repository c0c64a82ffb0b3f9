import type { Store } from "@touchline/store";
import { iconsAddress } from "@touchline/ui";
import { trustedAddress } from "../elements/trusted-address.ts";
import { toHref } from "../navigation/navigation.ts";

const workerAddress = "/sw.js";
const updateCheckMs = 30 * 60_000;

/** Activates a new worker as soon as the slip is empty. */
function activateWhenSlipIsEmpty(worker: ServiceWorker, { slip }: Store): void {
  const isEmpty = (): boolean => slip.getState().slip.bets.length === 0;
  if (isEmpty()) return worker.postMessage({ type: "takeOver" });
  const stop = slip.subscribe(() => {
    if (!isEmpty()) return;
    stop();
    worker.postMessage({ type: "takeOver" });
  });
}

function followUpdates(registration: ServiceWorkerRegistration, store: Store): void {
  const checkWaiting = (): void => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) activateWhenSlipIsEmpty(registration.waiting, store);
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", checkWaiting));
  checkWaiting();
  let checkedAtMs = store.ports.time.now();
  addEventListener("focus", () => {
    if (store.ports.time.now() - checkedAtMs < updateCheckMs) return;
    checkedAtMs = store.ports.time.now();
    registration.update().catch(() => undefined);
  });
}

/** Reports an error response for the icons; network failures are not reported (spec.md 8). */
async function checkIcons({ ports }: Store): Promise<void> {
  const answer = await fetch(iconsAddress, { cache: "force-cache" }).catch(() => null);
  if (answer?.ok === false) ports.report(new Error(`Failed to load icons: ${answer.status}`));
}

/** Registers the service worker, except in frames, and caches the app shell of this language. */
export async function startAppShell(store: Store): Promise<void> {
  await checkIcons(store);
  if (!("serviceWorker" in navigator) || self !== top) return;
  try {
    // Some browsers that block workers resolve with undefined instead of rejecting.
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
