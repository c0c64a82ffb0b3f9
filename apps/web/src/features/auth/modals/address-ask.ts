import { toAuthKind, type AuthAsk } from "../../../elements/ask-auth.ts";

const tokenNames = ["reset_password_token", "unlock_token"] as const;

/** What an address asks for: a hash such as `#sign-in`, or the `modal` parameter; and the address without it (spec.md 2). */
export function readAddressAsk(href: string): { readonly ask: AuthAsk; readonly rest: string } | null {
  const url = new URL(href);
  const named = url.searchParams.get("modal");
  const kind = (named === null ? null : toAuthKind(named)) ?? toAuthKind(url.hash);
  if (kind === null) return null;
  const token = tokenNames.map((name) => url.searchParams.get(name)).find((value) => value !== null);
  for (const name of ["modal", ...tokenNames]) url.searchParams.delete(name);
  url.hash = "";
  return { ask: { kind, ...(token == null ? {} : { token }) }, rest: `${url.pathname}${url.search}` };
}
