import { localeFacts } from "@touchline/domain";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import type { Store } from "@touchline/store";
import { type Navigation, toHref } from "../navigation/navigation.ts";
import { useNavigation, useCurrentPage } from "../navigation/navigation-context.ts";
import { useStore } from "./store.ts";

/** Custom icons that replace a flag (spec.md 9: French has one). */
const ownIcons: Readonly<Record<string, string>> = { fr: "locale-fr" };

/** The icon file of a locale in `/flags`: a custom icon or the flag of its country; null for a language used in several countries. */
export function localeIconFile(code: string): string | null {
  return ownIcons[code] ?? /-([A-Z]{2})$/u.exec(localeFacts(code).intlTag)?.[1]?.toLowerCase() ?? null;
}

export function LocaleIcon({ code }: { readonly code: string }): ReactNode {
  const file = localeIconFile(code);
  if (file === null) return <Icon name="globe" size={18} className="shrink-0 text-mid" />;
  return <img className="flag" src={`/flags/${file}.svg`} width={18} height={13.5} alt="" loading="lazy" decoding="async" />;
}

interface SwitchContext {
  readonly store: Pick<Store, "session" | "ports" | "bareLocale">;
  readonly navigation: Pick<Navigation, "leave"> & { getState(): { readonly page: { readonly address: string } } };
}

/** The current page in another language. */
function localeHref(code: string, { store, navigation }: SwitchContext): string {
  return toHref(navigation.getState().page.address, { locale: code, bareLocale: store.bareLocale });
}

/** Opens the same address in another language and saves the language in the account (spec.md 2). A failure to save it is only reported. */
export async function switchLocale(code: string, context: SwitchContext): Promise<void> {
  const { session, ports } = context.store;
  const saved = session.getState().status === "signedIn" ? await session.changeLocale(code) : null;
  if (saved !== null && !saved.ok) ports.report(new Error(`The account did not save the language ${code}.`));
  context.navigation.leave(`${localeHref(code, context)}${location.hash}`);
}

interface LocaleLinkProps {
  readonly code: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link to this page in another language. */
export function LocaleLink({ code, className, children }: LocaleLinkProps): ReactNode {
  const store = useStore();
  const navigation = useNavigation();
  // Rerenders on navigation, so that the address stays current.
  useCurrentPage();
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
