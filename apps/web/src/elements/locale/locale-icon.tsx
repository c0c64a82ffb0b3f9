import { localeFacts } from "@touchline/domain";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";

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
