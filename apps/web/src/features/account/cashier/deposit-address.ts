/** The result of a deposit as given in the address (spec.md 2). */
export type DepositStatus = "success" | "error" | "pending";

const statusParameter = "quick-deposit-status";
const statuses: readonly string[] = ["success", "error", "pending"] satisfies readonly DepositStatus[];

/** The deposit that an address requests. */
export interface DepositRequest {
  /** The initial amount in minor units of the player's currency; null for none. */
  readonly amount: number | null;
  /** The path that the payment returns to, with its locale; null for the current page. */
  readonly returnTo: string | null;
}

const depositHashPattern = /^#deposit(?:=(\d{1,15}))?(?:\?(?:assets\/?\?)?redirect=([^#&]*))?$/u;
const ownPathPattern = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/**
 * Parses `#deposit` and `#deposit=2500`, optionally followed by `?redirect={url}` or `?assets/?redirect={url}` (spec.md 2); null for
 * any other hash. A redirect to another site is ignored.
 */
export function parseDepositHash(hash: string, origin: string): DepositRequest | null {
  const match = depositHashPattern.exec(hash);
  if (match === null) return null;
  const [, amount, redirect = ""] = match;
  return { amount: amount === undefined ? null : Number(amount), returnTo: toOwnPath(redirect, origin) };
}

function toOwnPath(redirect: string, origin: string): string | null {
  try {
    const text = decodeURIComponent(redirect);
    const path = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
    return ownPathPattern.test(path) ? path : null;
  } catch {
    return null;
  }
}

/** The deposit status in the query; null if it is absent or unknown. */
export function depositStatusIn(search: URLSearchParams): DepositStatus | null {
  const status = search.get(statusParameter);
  return status !== null && statuses.includes(status) ? (status as DepositStatus) : null;
}

/** Sets or removes the deposit status of an address. */
export function withDepositStatus(address: string, status: DepositStatus | null): string {
  const [path = "/", query = ""] = address.split("?");
  const search = new URLSearchParams(query);
  search.delete(statusParameter);
  if (status !== null) search.set(statusParameter, status);
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/** The address to which a provider's page returns: the return page of this site, which redirects to the path. */
export function returnAddress(origin: string, path: string): string {
  return `${origin}/assets/?redirect=${encodeURIComponent(path)}`;
}

/** The path to which a return address redirects; null if the address is not a return page of this site. */
export function parseReturnAddress(address: unknown, origin: string): string | null {
  if (typeof address !== "string" || !URL.canParse(address)) return null;
  const url = new URL(address);
  const path = url.origin === origin && url.pathname === "/assets/" ? url.searchParams.get("redirect") : null;
  return path !== null && ownPathPattern.test(path) ? path : null;
}
