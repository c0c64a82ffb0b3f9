/** Where the host's address keeps the frame's: after a base path, in the hash, in `?sb=`, or nowhere. */
export type UrlSyncMode = "path" | "hash" | "query" | "none";

/** A place in the frame, without its locale; `query` and `hash` without their signs. */
export interface FramePlace {
  readonly path: string;
  readonly query: string;
  readonly hash: string;
}

interface UrlSyncOptions {
  readonly mode: UrlSyncMode;
  /** Path of the host under which the sportsbook lives; mode `path`. */
  readonly base: string;
  /** Shown where the host's address names no place. */
  readonly start: string;
  /** The host's own names for places of the frame. */
  readonly routes: Readonly<Record<string, string>>;
}

const parameter = "sb";
/** Parameters of the host's address that go along into the frame. */
const forwarded = ["betcode", "ctag", "btag", "stag", "qtag", "gclid"];

function toPlace(address: string): FramePlace {
  const url = new URL(address.startsWith("/") ? address : `/${address}`, "http://frame");
  return { path: url.pathname, query: url.search.slice(1), hash: url.hash.slice(1) };
}

function named(address: string, names: Readonly<Record<string, string>>): string {
  const [path = ""] = address.split(/[?#]/u, 1);
  const other = Object.hasOwn(names, path) ? names[path] : undefined;
  return other === undefined ? address : other + address.slice(path.length);
}

/** Which place the host's address asks for. */
export function readPlace(href: string, { mode, base, start, routes }: UrlSyncOptions): FramePlace {
  const url = new URL(href);
  const root = base.replace(/\/+$/u, "");
  let address = start;
  if (mode === "hash" && url.hash.startsWith("#/")) address = url.hash.slice(1);
  if (mode === "query") address = url.searchParams.get(parameter) ?? start;
  if (mode === "path" && (url.pathname === root || url.pathname.startsWith(`${root}/`))) {
    const rest = url.pathname.slice(root.length);
    if (rest !== "" && rest !== "/") address = rest + url.search + url.hash;
    else if (/^#[\w-]+$/u.test(url.hash)) address = start + url.hash;
  }
  const place = toPlace(named(address, routes));
  const query = new URLSearchParams(place.query);
  for (const name of forwarded) {
    const value = url.searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  return { ...place, query: query.toString() };
}

/** The host's address for a place of the frame, path with query; null where the host does not follow. */
export function writePlace(href: string, address: string, { mode, base, routes }: UrlSyncOptions): string | null {
  if (mode === "none") return null;
  const url = new URL(href);
  const shown = named(address, Object.fromEntries(Object.entries(routes).map(([host, frame]) => [frame, host])));
  if (mode === "hash") url.hash = shown;
  else if (mode === "query") url.searchParams.set(parameter, shown);
  else {
    const [path = "/", query = ""] = shown.split("?");
    url.pathname = path === "/" ? base : base.replace(/\/+$/u, "") + path;
    url.search = query;
    url.hash = "";
  }
  for (const name of forwarded) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}
