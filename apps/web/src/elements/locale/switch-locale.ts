import type { Store } from "@touchline/store";
import { toHref, type Navigation } from "../../navigation/navigation.ts";

/** The page of now in another language. */
export function localeHref(code: string, { store, navigation }: { readonly store: Store; readonly navigation: Navigation }): string {
  return toHref(navigation.getState().page.address, { locale: code, bareLocale: store.bareLocale });
}

/** Goes to the same path, query and hash in another language, and keeps the language with the account (spec.md 2); an account that does not take it is reported and holds nobody up. */
export async function switchLocale(code: string, place: { readonly store: Store; readonly navigation: Navigation }): Promise<void> {
  const { session, ports } = place.store;
  const kept = session.getState().status === "signedIn" ? await session.changeLocale(code) : null;
  if (kept !== null && !kept.ok) ports.report(new Error(`The account did not take the language ${code}.`));
  place.navigation.leave(`${localeHref(code, place)}${location.hash}`);
}
