import type { ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { PageLink } from "../navigation/page-link.tsx";

/** Mark and word of the brand, leading home. */
export function Logo(): ReactNode {
  const t = useText();
  return (
    <PageLink to="/" className="logo" aria-label={t("shell.home")}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 4.5h20" stroke="var(--accent)" strokeWidth="4" />
        <path d="M12 10v12" stroke="var(--hi)" strokeWidth="4" />
      </svg>
      <span className="word">Touchline</span>
    </PageLink>
  );
}
