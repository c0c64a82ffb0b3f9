/** The part of the host's address that contains the frame's: after a base path, in the hash, in `?sb=`, or nowhere. */
export type UrlSyncMode = "path" | "hash" | "query" | "none";

/** A location in the frame, without its locale; `query` without `?` and `hash` without `#`. */
export interface FrameLocation {
  readonly path: string;
  readonly query: string;
  readonly hash: string;
}

interface UrlSyncOptions {
  readonly mode: UrlSyncMode;
  /** The host's path of the sportsbook, in mode `path`. */
  readonly base: string;
  /** The initial location when the host's address contains none. */
  readonly start: string;
  /** The host's own names for paths of the frame. */
  readonly routes: Readonly<Record<string, string>>;
}

const parameter = "sb";
/** Parameters of the host's address that are passed to the frame. */
const forwarded = ["betcode", "ctag", "btag", "stag", "qtag", "gclid"];

function toLocation(address: string): FrameLocation {
  const url = new URL(address.startsWith("/") ? address : `/${address}`, "http://frame");
  return { path: url.pathname, query: url.search.slice(1), hash: url.hash.slice(1) };
}

function rename(address: string, names: Readonly<Record<string, string>>): string {
  const [path = ""] = address.split(/[?#]/u, 1);
  const other = Object.hasOwn(names, path) ? names[path] : undefined;
  return other === undefined ? address : other + address.slice(path.length);
}

/** The location that the host's address contains. */
export function readFrameLocation(href: string, { mode, base, start, routes }: UrlSyncOptions): FrameLocation {
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
  const target = toLocation(rename(address, routes));
  const query = new URLSearchParams(target.query);
  for (const name of forwarded) {
    const value = url.searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  return { ...target, query: query.toString() };
}

/** The host's address for an address of the frame; null when addresses are not synced. */
export function toHostAddress(href: string, address: string, { mode, base, routes }: UrlSyncOptions): string | null {
  if (mode === "none") return null;
  const url = new URL(href);
  const shown = rename(address, Object.fromEntries(Object.entries(routes).map(([host, frame]) => [frame, host])));
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
