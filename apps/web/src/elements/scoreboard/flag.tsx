import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";

/** The flag of a country or part of one; a globe for what has none. */
export function Flag({ code }: { readonly code: string | null }): ReactNode {
  const file = code === null || !/^[A-Z]{2}(?:-[A-Z]{3})?$/u.test(code) ? null : code.toLowerCase();
  if (file === null) return <Icon name="globe" size={18} className="shrink-0 text-mid" />;
  return <img className="flag" src={`/flags/${file}.svg`} width={18} height={13.5} alt="" loading="lazy" decoding="async" />;
}
