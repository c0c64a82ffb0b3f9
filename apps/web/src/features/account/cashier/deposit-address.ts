/** How a deposit ended, as it comes back in the address (spec.md 2). */
export type DepositStatus = "success" | "error" | "pending";

const statusParameter = "quick-deposit-status";
const statuses: readonly string[] = ["success", "error", "pending"] satisfies readonly DepositStatus[];

/** Reads `#deposit` and `#deposit=2500`, minor units of the player's currency; null for any other hash. */
export function parseDepositHash(hash: string): { readonly amount: number | null } | null {
  const match = /^#deposit(?:=(\d{1,15}))?$/u.exec(hash);
  if (match === null) return null;
  return { amount: match[1] === undefined ? null : Number(match[1]) };
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
  return path !== null && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : null;
}
