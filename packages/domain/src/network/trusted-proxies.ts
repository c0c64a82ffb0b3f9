import { isInNetwork, parseIpAddress, parseIpNetwork, type IpNetwork } from "./ip-address.ts";

/** Whether what a peer with this address says in its `X-Forwarded-*` headers counts. */
export type IsTrustedProxy = (address: string | undefined) => boolean;

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Who sent a request, and to which address, as the trusted proxies in between say. */
export interface Caller {
  readonly address: string;
  readonly host: string;
  /** The `Host` header itself: a page whose name was made to lead here cannot choose it, though it can set forwarding headers. */
  readonly namedHost: string;
  readonly protocol: "http" | "https";
}

const named: Readonly<Record<string, readonly string[]>> = { loopback: ["127.0.0.0/8", "::1"], none: [] };

function networksOf(entry: string): readonly (IpNetwork | null)[] {
  return (named[entry] ?? [entry]).map(parseIpNetwork);
}

function entriesOf(text: string): readonly string[] {
  return text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** Whether the text is a list of addresses, networks and the names `loopback` and `none`. */
export function isProxyList(text: string): boolean {
  return entriesOf(text).every((entry) => networksOf(entry).every((network) => network !== null));
}

/** Reads a list as `isProxyList` takes it; throws for any other. */
export function trustedProxies(text: string): IsTrustedProxy {
  if (!isProxyList(text)) throw new Error(`"${text}" is no list of addresses and networks.`);
  const networks = entriesOf(text)
    .flatMap(networksOf)
    .filter((network) => network !== null);
  return (peer) => {
    const address = peer === undefined ? null : parseIpAddress(peer);
    return address !== null && networks.some((network) => isInNetwork(address, network));
  };
}

function valuesOf(header: string | readonly string[] | undefined): readonly string[] {
  return entriesOf(typeof header === "string" ? header : (header ?? []).join(","));
}

/** Reads the caller of a request: forwarding headers count as far back as every proxy on the way is trusted. */
export function callerOf(
  { peer, headers }: { readonly peer: string | undefined; readonly headers: Headers },
  isTrusted: IsTrustedProxy,
): Caller {
  const host = valuesOf(headers["host"])[0] ?? "";
  if (!isTrusted(peer)) return { address: peer ?? "", host, namedHost: host, protocol: "http" };
  let address = peer ?? "";
  for (const earlier of valuesOf(headers["x-forwarded-for"]).toReversed()) {
    if (!isTrusted(address)) break;
    address = earlier;
  }
  return {
    address,
    host: valuesOf(headers["x-forwarded-host"]).at(-1) ?? host,
    namedHost: host,
    protocol: valuesOf(headers["x-forwarded-proto"]).at(-1) === "https" ? "https" : "http",
  };
}

/**
 * The headers with which a server passes a request on: what they say of the caller is replaced by what this server knows. `Expect` ends
 * here, because this server has answered it; the name in `Host` goes in front of the one that a proxy says.
 */
export function withCaller<Value>(
  headers: Readonly<Record<string, Value>>,
  { address, host, namedHost, protocol }: Caller,
): Record<string, Value | string> {
  const { forwarded: _forwarded, expect: _expect, ...others } = headers;
  const hosts = [...new Set([namedHost, host])].filter((name) => name !== "").join(", ");
  return { ...others, "x-forwarded-for": address, "x-forwarded-host": hosts, "x-forwarded-proto": protocol };
}
