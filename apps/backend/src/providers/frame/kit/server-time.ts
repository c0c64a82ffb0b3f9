let offsetMs = 0;
let isKnown = false;

/** Syncs to the provider's time in a reply; after the first, only if it differs by more than a reply takes. */
export function syncTime(iso: string): void {
  const next = Date.parse(iso) - Date.now();
  if (!isKnown || Math.abs(next - offsetMs) > 1_500) offsetMs = next;
  isKnown = true;
}

/** The provider's current time, epoch ms. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}
