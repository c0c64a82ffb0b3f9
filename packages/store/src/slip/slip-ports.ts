import type { SlipEvent } from "./slip-events.ts";

/** What the slip needs from outside; the page gives the real ones, tests scripted ones. */
export interface SlipPorts {
  /** Session storage behind a wrapper that survives a browser that denies it. */
  readonly storage: SlipStorage;
  /** Local storage behind the same wrapper: choices that outlive the session. */
  readonly deviceStorage: SlipStorage;
  /** One call of the sportsbook API. Null: no answer is known (network error or timeout). */
  readonly request: (call: SlipCall) => Promise<SlipAnswer | null>;
  /** Runs once after real milliseconds; the returned function cancels. */
  readonly setTimer: (afterMs: number, run: () => void) => () => void;
  /** A new unguessable key, at least 8 characters. */
  readonly createKey: () => string;
  /** Who is signed in; null for nobody. */
  readonly playerId: () => string | null;
  /** The device cookie's id. */
  readonly deviceId: () => string;
  /** Server time as far as it is known, epoch ms. */
  readonly now: () => number;
  /** The other tabs of this browser; none where they cannot be reached. */
  readonly tabs?: SlipTabsPort;
  /** The operator's analytics. */
  readonly track?: (event: SlipEvent) => void;
}

/** Texts between the tabs of one browser, and names that only one of them can hold. */
export interface SlipTabsPort {
  readonly post: (text: string) => void;
  readonly subscribe: (listener: (text: string) => void) => () => void;
  /** Holds a name until the answer is called; null while another tab holds it. */
  readonly claim: (name: string) => Promise<(() => void) | null>;
}

export interface SlipStorage {
  readonly read: (key: string) => string | null;
  /** Null removes the key. */
  readonly write: (key: string, text: string | null) => void;
}

export interface SlipCall {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SlipAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** The player as the slip sees them. */
export interface SlipPlayer {
  readonly isSignedIn: boolean;
  /** The profile's pve mark. */
  readonly isForbidden: boolean;
}
