import type { HttpAnswer, HttpPort, PreferencePort, StoragePort, StorePorts } from "@touchline/store";

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
    return { type: "answer", status: reply.status, text: await reply.text() };
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
  write(name, value) {
    const secure = location.protocol === "https:" ? "; Secure" : "";
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${cookieDays * 86_400}; SameSite=Lax${secure}`;
  },
};

/** Before the next paint, or soon in a tab that is not painted. */
function beforePaint(run: () => void): () => void {
  if (document.hidden) {
    const timer = setTimeout(run, 250);
    return () => clearTimeout(timer);
  }
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
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
      beforePaint,
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
    createId: () => crypto.randomUUID(),
    report: (error) => reportError(error),
  };
}
