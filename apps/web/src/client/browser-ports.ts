import {
  type HttpAnswer,
  type HttpPort,
  isUnanswered,
  type PreferencePort,
  type StoragePort,
  type StorePorts,
  type TabsPort,
  type WirePort,
} from "@touchline/store";
import { openTabChannel } from "../elements/tab-channel.ts";

/** Time in ms for which price updates wait after an input event: until the press ends and its result is painted, but not for a scroll. */
const holdMsByEvent = { pointerdown: 200, pointerup: 60, keydown: 60, pointercancel: 0 };
const hiddenTabMs = 250;
/** Interval at which waiting updates check whether they may run. */
const recheckMs = 30;
/** After an update that takes longer than this, further updates pause. */
const maxUpdateMs = 8;
/** Length of the pause as a multiple of the update, so that prices take at most a third of the main thread on a slow phone. */
const restFactor = 2;

/**
 * Schedules price updates: once a frame if they are quick, less often if they are slow, and never between a press and its result, so
 * that taps respond at once under any load. A hidden tab, which gets no frames, uses a timer.
 */
export function createBeforePaint(page: EventTarget): (run: () => void) => void {
  let heldUntilMs = 0;
  let restUntilMs = 0;
  for (const [name, forMs] of Object.entries(holdMsByEvent))
    page.addEventListener(name, () => (heldUntilMs = performance.now() + forMs), { capture: true, passive: true });

  return function beforePaint(run) {
    if (document.hidden) return void setTimeout(run, hiddenTabMs);
    requestAnimationFrame(() => {
      const beganAtMs = performance.now();
      const waitMs = Math.max(heldUntilMs, restUntilMs) - beganAtMs;
      if (waitMs > 0) return void setTimeout(beforePaint, Math.min(waitMs, recheckMs), run);
      // A new task runs after this frame is painted.
      setTimeout(() => {
        const endedAtMs = performance.now();
        const tookMs = endedAtMs - beganAtMs;
        restUntilMs = tookMs > maxUpdateMs ? endedAtMs + restFactor * tookMs : 0;
      });
      run();
    });
  };
}

const cookieDays = 400;

async function send({ method, path, headers, body, timeoutMs, signal }: Parameters<HttpPort>[0]): Promise<HttpAnswer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const reply = await fetch(path, {
      method,
      headers,
      body,
      credentials: "same-origin",
      signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal as AbortSignal]),
    });
    const text = await reply.text();
    if (reply.status === 403 && text.includes('"country_blocked"'))
      void import("./leave-closed-country.ts").then((late) => late.leaveClosedCountry());
    return { type: "answer", status: reply.status, text };
  } catch {
    if (timeout.aborted) return { type: "timeout" };
    return signal?.aborted === true ? { type: "cancelled" } : { type: "unreachable" };
  }
}

/** Wraps a storage that the browser may deny; reads then return null. */
function toStorage(open: () => Storage): StoragePort {
  return {
    read(name) {
      try {
        return open().getItem(name);
      } catch {
        return null;
      }
    },
    write(name, value) {
      try {
        if (value === null) open().removeItem(name);
        else open().setItem(name, value);
      } catch {
        return;
      }
    },
  };
}

const cookies: PreferencePort = {
  read(name) {
    const pair = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
  },
  write(name, value, days = cookieDays) {
    const secure = location.protocol === "https:" ? "; Secure" : "";
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure}`;
  },
};

const tabsChannel = "touchline-slip";

function createTabs(): TabsPort {
  const listeners = new Set<(text: string) => void>();
  const { post } = openTabChannel(tabsChannel, (data) => {
    if (typeof data === "string") for (const listener of listeners) listener(data);
  });
  return {
    post,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    claim: async (name) => (await import("./claim-tab.ts")).claimTab(name),
  };
}

/** Read by the operator's analytics tag, which is loaded only after consent. */
declare global {
  interface Window {
    dataLayer?: { push(record: object): unknown };
  }
}

function report(error: unknown): void {
  if (!isUnanswered(error)) reportError(error);
}

let wire: Promise<WirePort> | null = null;

/** Loads the wire translation once, with the first call of the page; after a failure, the next call retries. */
async function loadWire(): Promise<WirePort> {
  wire ??= import("./open-page-wire.ts").then(({ openPageWire }) => openPageWire(report));
  return wire.catch((error: unknown) => {
    wire = null;
    throw error;
  });
}

export function createBrowserPorts(): StorePorts {
  return {
    http: send,
    wire: loadWire,
    sessionStorage: toStorage(() => sessionStorage),
    localStorage: toStorage(() => localStorage),
    preferences: cookies,
    time: {
      now: () => Date.now(),
      after(delayMs, run) {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
      beforePaint: createBeforePaint(window),
    },
    online: {
      isOnline: () => navigator.onLine,
      subscribe(listener) {
        addEventListener("online", listener);
        addEventListener("offline", listener);
        return () => {
          removeEventListener("online", listener);
          removeEventListener("offline", listener);
        };
      },
    },
    isHidden: () => document.hidden,
    tabs: createTabs(),
    track: (event) => void window.dataLayer?.push(event),
    createId: () => crypto.randomUUID(),
    report,
  };
}
