import type { HttpPort, PreferencePort, StoragePort, StorePorts } from "@touchline/store";

/** The ports of a page within a frame. */
export interface FramePorts {
  readonly ports: StorePorts;
  /** Sets the token that replaces the session cookie; null if cookies work. */
  setBearer(token: string | null): void;
  /** Whether the browser stores this site's cookies inside the parent. */
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

/** Preferences in cookies that are partitioned by parent; without cookies they last as long as the page. */
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

/** Keeps values in memory too, for browsers that deny storage in cross-site frames. */
function withMemory(storage: StoragePort): StoragePort {
  const kept = new Map<string, string | null>();
  return {
    read: (name) => storage.read(name) ?? kept.get(name) ?? null,
    write(name, value) {
      kept.set(name, value);
      storage.write(name, value);
    },
  };
}

/** The browser's ports with the frame's own session and preferences. */
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
      sessionStorage: withMemory(base.sessionStorage),
      localStorage: withMemory(base.localStorage),
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
