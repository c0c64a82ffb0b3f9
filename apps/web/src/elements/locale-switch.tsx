import { localeFacts } from "@touchline/domain";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import type { Store } from "@touchline/store";
import { type Navigation, toHref } from "../navigation/navigation.ts";
import { useNavigation, useNavigationState } from "../navigation/navigation-context.ts";
import { useStore } from "./store.ts";

/** Icons of the site's own, in place of a country's flag (spec.md 9: French has one). */
const ownIcons: Readonly<Record<string, string>> = { fr: "locale-fr" };

/** File of a locale's icon below `/flags`: its own, else the flag of its country; null for a language of many countries. */
export function localeIconFile(code: string): string | null {
  return ownIcons[code] ?? /-([A-Z]{2})$/u.exec(localeFacts(code).intlTag)?.[1]?.toLowerCase() ?? null;
}

/** The icon beside a language's name. */
export function LocaleIcon({ code }: { readonly code: string }): ReactNode {
  const file = localeIconFile(code);
  if (file === null) return <Icon name="globe" size={18} className="shrink-0 text-mid" />;
  return <img className="flag" src={`/flags/${file}.svg`} width={18} height={13.5} alt="" loading="lazy" decoding="async" />;
}

/** Where a language is changed: who is signed in, and what page is open. */
interface Place {
  readonly store: Pick<Store, "session" | "ports" | "bareLocale">;
  readonly navigation: Pick<Navigation, "leave"> & { getState(): { readonly page: { readonly address: string } } };
}

/** The page of now in another language. */
function localeHref(code: string, { store, navigation }: Place): string {
  return toHref(navigation.getState().page.address, { locale: code, bareLocale: store.bareLocale });
}

/** Goes to the same path, query and hash in another language, and keeps the language with the account (spec.md 2); an account that does not take it is reported and holds nobody up. */
export async function switchLocale(code: string, place: Place): Promise<void> {
  const { session, ports } = place.store;
  const kept = session.getState().status === "signedIn" ? await session.changeLocale(code) : null;
  if (kept !== null && !kept.ok) ports.report(new Error(`The account did not take the language ${code}.`));
  place.navigation.leave(`${localeHref(code, place)}${location.hash}`);
}

interface LocaleLinkProps {
  readonly code: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Leads to this page in another language. */
export function LocaleLink({ code, className, children }: LocaleLinkProps): ReactNode {
  const store = useStore();
  const navigation = useNavigation();
  // Listened to, so that the address follows the page.
  useNavigationState();
  const isCurrent = code === store.locale;
  const tag = localeFacts(code).htmlTag;
  return (
    <a
      href={localeHref(code, { store, navigation })}
      hrefLang={tag}
      lang={tag}
      className={className}
      {...(isCurrent ? { "aria-current": "true" as const } : {})}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (!isCurrent) void switchLocale(code, { store, navigation });
      }}
    >
      {children}
    </a>
  );
}
