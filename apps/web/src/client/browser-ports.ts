import {
  isUnanswered,
  type HttpAnswer,
  type HttpPort,
  type PreferencePort,
  type StoragePort,
  type StorePorts,
  type TabsPort,
} from "@touchline/store";
import { openTabChannel, tabName } from "../elements/tabs/tab-channel.ts";
import { createBeforePaint } from "./before-paint.ts";

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
