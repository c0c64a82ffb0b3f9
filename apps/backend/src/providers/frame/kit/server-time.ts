let offsetMs = 0;
let isKnown = false;

/** Learns the provider's time from an answer; the first counts, later ones only where they differ by more than a reply takes. */
export function learnTime(iso: string): void {
  const next = Date.parse(iso) - Date.now();
  if (!isKnown || Math.abs(next - offsetMs) > 1_500) offsetMs = next;
  isKnown = true;
}

/** The provider's time now, epoch ms. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}
