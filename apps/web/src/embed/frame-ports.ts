import type { HttpPort, PreferencePort, StoragePort, StorePorts } from "@touchline/store";

/** How a page within a frame reaches its server. */
export interface FramePorts {
  readonly ports: StorePorts;
  /** The token that stands in for a cookie; null where cookies are kept. */
  setBearer(token: string | null): void;
  /** Whether the browser keeps cookies for us inside this parent. */
  canKeepCookies(): boolean;
}

const cookieDays = 400;
const probeName = "tl_probe";

function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=None; Secure; Partitioned`;
}

function readCookie(name: string): string | null {
  const pair = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
}

/** Choices in cookies that are kept apart for each parent; where there are none, as long as the page. */
function createPreferences(): PreferencePort {
  const kept = new Map<string, string>();
  return {
    read(name) {
      try {
        return kept.get(name) ?? readCookie(name);
      } catch {
        return kept.get(name) ?? null;
      }
    },
    write(name, value) {
      kept.set(name, value);
      try {
        writeCookie(name, value, cookieDays * 86_400);
      } catch {
        return;
      }
    },
  };
}

/** A storage whose values last as long as the page where the browser denies it, as in frames of other sites. */
function remembering(storage: StoragePort): StoragePort {
  const kept = new Map<string, string | null>();
  return {
    read: (name) => storage.read(name) ?? kept.get(name) ?? null,
    write(name, value) {
      kept.set(name, value);
      storage.write(name, value);
    },
  };
}

/** The browser's ports with a session and choices of the frame's own. */
export function createFramePorts(base: StorePorts): FramePorts {
  let bearer: string | null = null;
  const http: HttpPort = async (request) =>
    base.http({
      ...request,
      headers: { ...request.headers, "x-sb-embed": "1", ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }) },
    });
  return {
    ports: {
      ...base,
      http,
      preferences: createPreferences(),
      sessionStorage: remembering(base.sessionStorage),
      localStorage: remembering(base.localStorage),
    },
    setBearer: (token) => void (bearer = token),
    canKeepCookies() {
      try {
        writeCookie(probeName, "1", 60);
        const isKept = readCookie(probeName) === "1";
        writeCookie(probeName, "", 0);
        return isKept;
      } catch {
        return false;
      }
    },
  };
}
