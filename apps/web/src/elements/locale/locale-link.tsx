import { localeFacts } from "@touchline/domain";
import type { ReactNode } from "react";
import { useNavigation, useNavigationState } from "../../navigation/navigation-context.ts";
import { useStore } from "../store.ts";
import { localeHref, switchLocale } from "./switch-locale.ts";

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
