import {
  type HttpAnswer,
  type HttpPort,
  isUnanswered,
  type PreferencePort,
  type StoragePort,
  type StorePorts,
  type TabsPort,
} from "@touchline/store";
import { openTabChannel, tabName } from "../elements/tabs/tab-channel.ts";

/**
 * How long prices wait for a press, milliseconds: while a finger is down longer than a tap and shorter than anyone notices, after it
 * until what it shows is drawn, and not at all when the finger turns out to scroll.
 */
const holds = { pointerdown: 200, pointerup: 60, keydown: 60, pointercancel: 0 };
const unseenTabMs = 250;
/** How often one that waits looks whether the finger has gone. */
const lookAgainMs = 30;
/** A drawing that takes no longer leaves enough of its frame. */
const shortMs = 8;
/** How much longer than a drawing the page then rests: on a slow phone prices take a third of its time, the rest is the bettor's. */
const restShare = 2;

/**
 * The moments at which prices are written to the page: once a frame where that is quickly done, less often where it is not, and never
 * between a press and what it shows, so that a bettor's tap is answered at once however many prices arrive. In a tab that is not
 * painted they are written soon.
 */
export function createBeforePaint(page: EventTarget): (run: () => void) => void {
  let heldUntilMs = 0;
  let restUntilMs = 0;
  for (const [name, forMs] of Object.entries(holds))
    page.addEventListener(name, () => (heldUntilMs = performance.now() + forMs), { capture: true, passive: true });

  return function beforePaint(run) {
    if (document.hidden) return void setTimeout(run, unseenTabMs);
    requestAnimationFrame(() => {
      const beganAtMs = performance.now();
      const waitMs = Math.max(heldUntilMs, restUntilMs) - beganAtMs;
      if (waitMs > 0) return void setTimeout(beforePaint, Math.min(waitMs, lookAgainMs), run);
      // A task of its own comes after the paint of this frame.
      setTimeout(() => {
        const endedAtMs = performance.now();
        const tookMs = endedAtMs - beganAtMs;
        restUntilMs = tookMs > shortMs ? endedAtMs + restShare * tookMs : 0;
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

/** Wraps a storage that the browser may deny. */
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

/** Tabs of this browser. */
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
    claim,
  };
}

/** Web Locks hold a name until released or the tab is gone; they need a secure context, without which nothing is held. */
async function claim(name: string): Promise<(() => void) | null> {
  if (!("locks" in navigator)) return () => undefined;
  return new Promise((resolve) => {
    const hold = async (lock: Lock | null): Promise<void> => {
      if (lock === null) return resolve(null);
      await new Promise<void>((release) => resolve(release));
    };
    navigator.locks.request(tabName(name), { ifAvailable: true }, hold).catch(() => resolve(() => undefined));
  });
}

/** What an analytics tag of the operator reads, once it is on the page; it comes there only after consent. */
declare global {
  interface Window {
    dataLayer?: { push(record: object): unknown };
  }
}

/** The browser as the store sees it. */
export function createBrowserPorts(): StorePorts {
  return {
    http: send,
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
    tabs: createTabs(),
    track: (event) => void window.dataLayer?.push(event),
    createId: () => crypto.randomUUID(),
    report(error) {
      if (!isUnanswered(error)) reportError(error);
    },
  };
}
