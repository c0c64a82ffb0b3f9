/** How a deposit ended, as it comes back in the address (spec.md 2). */
export type DepositStatus = "success" | "error" | "pending";

const statusParameter = "quick-deposit-status";
const statuses: readonly string[] = ["success", "error", "pending"] satisfies readonly DepositStatus[];

/** What an address asks of the cashier. */
export interface DepositWish {
  /** Minor units of the player's currency to begin with. */
  readonly amount: number | null;
  /** The path of this site, with its locale, that a payment returns to; null for the page that is open. */
  readonly returnTo: string | null;
}

const depositHash = /^#deposit(?:=(\d{1,15}))?(?:\?(?:assets\/?\?)?redirect=([^#&]*))?$/u;
const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/**
 * Reads `#deposit`, `#deposit=2500` and either with `?redirect={url}` or `?assets/?redirect={url}` behind it (spec.md 2); null for any
 * other hash. A redirect that leads to another site is ignored.
 */
export function parseDepositHash(hash: string, origin: string): DepositWish | null {
  const match = depositHash.exec(hash);
  if (match === null) return null;
  const [, amount, redirect = ""] = match;
  return { amount: amount === undefined ? null : Number(amount), returnTo: toOwnPath(redirect, origin) };
}

function toOwnPath(redirect: string, origin: string): string | null {
  try {
    const text = decodeURIComponent(redirect);
    const path = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
    return ownPath.test(path) ? path : null;
  } catch {
    return null;
  }
}

/** The status in an address's query; null where there is none of ours. */
export function depositStatusIn(search: URLSearchParams): DepositStatus | null {
  const status = search.get(statusParameter);
  return status !== null && statuses.includes(status) ? (status as DepositStatus) : null;
}

/** The same address with a deposit's status, or without one. */
export function withDepositStatus(address: string, status: DepositStatus | null): string {
  const [path = "/", query = ""] = address.split("?");
  const search = new URLSearchParams(query);
  search.delete(statusParameter);
  if (status !== null) search.set(statusParameter, status);
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/** Where a provider's page returns to: our own return page, which leads on to a path of this site. */
export function returnAddress(origin: string, path: string): string {
  return `${origin}/assets/?redirect=${encodeURIComponent(path)}`;
}

/** The path that a return address leads on to; null for an address that is not ours. */
export function parseReturnAddress(address: unknown, origin: string): string | null {
  if (typeof address !== "string" || !URL.canParse(address)) return null;
  const url = new URL(address);
  const path = url.origin === origin && url.pathname === "/assets/" ? url.searchParams.get("redirect") : null;
  return path !== null && ownPath.test(path) ? path : null;
}
