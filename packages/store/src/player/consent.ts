import type { PreferencePort } from "../core/ports.ts";
import { createValueStore, type ValueStore } from "../core/value-store.ts";

/** Purposes that need consent before anything is loaded for them. */
export const consentPurposes = ["analytics", "chat", "push"] as const;
/** A purpose that needs consent. */
export type ConsentPurpose = (typeof consentPurposes)[number];

/** `granted` is null before the first answer. */
export interface ConsentState {
  readonly granted: ReadonlySet<ConsentPurpose> | null;
  /** Whether the question is shown. */
  readonly isAsking: boolean;
}

/** A visitor's consent, kept in a cookie for a year (spec.md 9). */
export interface ConsentStore extends Pick<ValueStore<ConsentState>, "getState" | "subscribe"> {
  isGranted(purpose: ConsentPurpose): boolean;
  /** Saves the answer and returns the withdrawn purposes, whose code stays loaded until the page is reloaded. */
  answer(granted: readonly ConsentPurpose[]): readonly ConsentPurpose[];
  /** Shows the question again. */
  ask(): void;
  close(): void;
}

const cookieName = "tl_consent";
const cookieDays = 365;
/** Version of the question; changed for a new purpose, so that everybody is asked again. */
const version = "1";

function readGranted(text: string | null): ConsentState["granted"] {
  const [answered, purposes = ""] = (text ?? "").split(":");
  if (answered !== version) return null;
  const named = new Set(purposes.split("."));
  return new Set(consentPurposes.filter((purpose) => named.has(purpose)));
}

/**
 * Reads the saved consent. The question is shown if the site uses a purpose and it has not been answered; for push, only once it is
 * switched on.
 */
export function createConsent(cookies: PreferencePort, used: readonly ConsentPurpose[]): ConsentStore {
  const granted = readGranted(cookies.read(cookieName));
  const store = createValueStore<ConsentState>({ granted, isAsking: granted === null && used.some((purpose) => purpose !== "push") });
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    isGranted: (purpose) => used.includes(purpose) && store.getState().granted?.has(purpose) === true,
    answer(purposes) {
      const before = store.getState().granted;
      const now = new Set(purposes.filter((purpose) => used.includes(purpose)));
      cookies.write(cookieName, `${version}:${[...now].join(".")}`, cookieDays);
      store.setState({ granted: now, isAsking: false });
      return before === null ? [] : [...before].filter((purpose) => !now.has(purpose));
    },
    ask: () => store.setState({ isAsking: true }),
    close() {
      if (store.getState().granted !== null) store.setState({ isAsking: false });
    },
  };
}

/** The purposes that a site uses, by its configuration. */
export function usedPurposes(site: {
  readonly gtm_id?: string | null;
  readonly chat?: object | null;
  readonly push_notifications?: object | null;
}): readonly ConsentPurpose[] {
  const uses: Readonly<Record<ConsentPurpose, boolean>> = {
    analytics: site.gtm_id != null,
    chat: site.chat != null,
    push: site.push_notifications != null,
  };
  return consentPurposes.filter((purpose) => uses[purpose]);
}
