import type { Store } from "@touchline/store";
import { toHref, type Navigation } from "../../navigation/navigation.ts";

/** Where a language is changed: who is signed in, and what page is open. */
interface Place {
  readonly store: Pick<Store, "session" | "ports" | "bareLocale">;
  readonly navigation: Pick<Navigation, "leave"> & { getState(): { readonly page: { readonly address: string } } };
}

/** The page of now in another language. */
export function localeHref(code: string, { store, navigation }: Place): string {
  return toHref(navigation.getState().page.address, { locale: code, bareLocale: store.bareLocale });
}

/** Goes to the same path, query and hash in another language, and keeps the language with the account (spec.md 2); an account that does not take it is reported and holds nobody up. */
export async function switchLocale(code: string, place: Place): Promise<void> {
  const { session, ports } = place.store;
  const kept = session.getState().status === "signedIn" ? await session.changeLocale(code) : null;
  if (kept !== null && !kept.ok) ports.report(new Error(`The account did not take the language ${code}.`));
  place.navigation.leave(`${localeHref(code, place)}${location.hash}`);
}
