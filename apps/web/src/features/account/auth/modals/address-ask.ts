import { toAuthKind, type AuthAsk } from "../../../../elements/ask-auth.ts";
import { returnPath } from "../return-path.ts";

const tokenNames = ["reset_password_token", "unlock_token"] as const;

/** What an address asks for: a hash such as `#sign-in`, with where to go afterwards as its parameter `returnTo`, or the `modal` parameter; and the address without it (spec.md 2). */
export function readAddressAsk(href: string): { readonly ask: AuthAsk; readonly rest: string } | null {
  const url = new URL(href);
  const named = url.searchParams.get("modal");
  const [hash = "", parameters = ""] = url.hash.split("?");
  const kind = (named === null ? null : toAuthKind(named)) ?? toAuthKind(hash);
  if (kind === null) return null;
  const wanted = new URLSearchParams(parameters);
  const token = tokenNames.map((name) => url.searchParams.get(name)).find((value) => value !== null);
  for (const name of ["modal", ...tokenNames]) url.searchParams.delete(name);
  url.hash = "";
  const returnTo = wanted.has("returnTo") ? { returnTo: returnPath(wanted) } : {};
  return { ask: { kind, ...(token == null ? {} : { token }), ...returnTo }, rest: `${url.pathname}${url.search}` };
}
