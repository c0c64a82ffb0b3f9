/** An IP address as a 128-bit number. IPv4 addresses use their mapped range (`::ffff:0:0/96`), so both spellings are equal. */
export type IpAddress = bigint;

/** A range of addresses in CIDR form. */
export interface IpNetwork {
  readonly base: IpAddress;
  /** Number of significant bits, of 128. */
  readonly prefix: number;
}

const mappedV4 = 0xffff_0000_0000n;
const v4Bits = 96;

function parseV4(text: string): bigint | null {
  const parts = text.split(".");
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/u.test(part) && Number(part) < 256)) return null;
  return parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n);
}

/** Parses groups of 16 bits, of which the last may be IPv4; null for other text. */
function parseGroups(text: string): readonly bigint[] | null {
  if (text === "") return [];
  const groups: bigint[] = [];
  const parts = text.split(":");
  for (const [index, part] of parts.entries()) {
    const v4 = index === parts.length - 1 && part.includes(".") ? parseV4(part) : null;
    if (v4 !== null) groups.push(v4 / 65_536n, v4 % 65_536n);
    else if (/^[\da-f]{1,4}$/iu.test(part)) groups.push(BigInt(`0x${part}`));
    else return null;
  }
  return groups;
}

function parseV6(text: string): bigint | null {
  const halves = text.split("::");
  if (halves.length > 2) return null;
  const [head, tail] = [parseGroups(halves[0] ?? ""), parseGroups(halves[1] ?? "")];
  if (head === null || tail === null) return null;
  const missing = 8 - head.length - tail.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null;
  const groups = [...head, ...Array.from({ length: missing }, () => 0n), ...tail];
  return groups.reduce((sum, group) => sum * 65_536n + group, 0n);
}

/** Parses an IPv4 or IPv6 address, with or without a zone; null for other text. */
export function parseIpAddress(text: string): IpAddress | null {
  const [bare = ""] = text.split("%", 1);
  if (bare.includes(":")) return parseV6(bare);
  const v4 = parseV4(bare);
  return v4 === null ? null : mappedV4 + v4;
}

/** Parses an address or a network such as `10.0.0.0/8`; null for other text. */
export function parseIpNetwork(text: string): IpNetwork | null {
  const [address = "", length, ...rest] = text.split("/");
  const base = parseIpAddress(address);
  if (base === null || rest.length > 0) return null;
  if (length === undefined) return { base, prefix: 128 };
  const offset = address.includes(":") ? 0 : v4Bits;
  const prefix = /^\d{1,3}$/u.test(length) ? Number(length) + offset : -1;
  return prefix >= offset && prefix <= 128 ? { base, prefix } : null;
}

/** Whether the address is in the network. */
export function isInNetwork(address: IpAddress, { base, prefix }: IpNetwork): boolean {
  const ignored = BigInt(128 - prefix);
  return address >> ignored === base >> ignored;
}

/** Some load balancers append the caller's port: `192.0.2.1:50000`, `[2001:db8::1]:50000`. */
const withPort = /^(?:(?<v4>[\d.]+):\d+|\[(?<v6>[\da-f:.]+)\](?::\d+)?)$/iu;

/** The key under which a caller is limited: an IPv4 address, or the /64 network of an IPv6 subscriber. Other text is its own key. */
export function callerGroup(text: string): string {
  const { v4, v6 } = withPort.exec(text)?.groups ?? {};
  const address = parseIpAddress(v4 ?? v6 ?? text);
  if (address === null) return text;
  const isV4 = address >> 32n === mappedV4 >> 32n;
  return isV4 ? address.toString(16) : `${(address >> 64n).toString(16)}/64`;
}
