import { isInNetwork, parseIpAddress, parseIpNetwork, type IpNetwork } from "./ip-address.ts";

/** Whether to trust the `X-Forwarded-*` headers of a peer with this address. */
export type IsTrustedProxy = (address: string | undefined) => boolean;

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The client of a request and the host it addressed, according to the trusted proxies on the way. */
export interface Caller {
  readonly address: string;
  readonly host: string;
  /** The `Host` header itself. A page that uses DNS rebinding can set forwarding headers but not this one. */
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

/** Whether the text is a comma-separated list of addresses, networks and the names `loopback` and `none`. */
export function isProxyList(text: string): boolean {
  return entriesOf(text).every((entry) => networksOf(entry).every((network) => network !== null));
}

/** Parses a list that `isProxyList` accepts; throws for any other text. */
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

/** Determines the caller of a request. Forwarding headers are followed back only as far as every proxy on the way is trusted. */
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
 * Headers for forwarding a request to another server, with the caller set by this server. `Expect` is removed
 * because this server has answered it; the name in `Host` precedes the one from a proxy.
 */
export function withCaller<Value>(
  headers: Readonly<Record<string, Value>>,
  { address, host, namedHost, protocol }: Caller,
): Record<string, Value | string> {
  const { forwarded: _forwarded, expect: _expect, ...others } = headers;
  const hosts = [...new Set([namedHost, host])].filter((name) => name !== "").join(", ");
  return { ...others, "x-forwarded-for": address, "x-forwarded-host": hosts, "x-forwarded-proto": protocol };
}
