import type { ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";

/** Mark and word of the brand, leading home. */
export function Logo(): ReactNode {
  const t = useText();
  return (
    <PageLink to="/" className="logo min-h-11" aria-label={t("shell.home")}>
      <svg width="24" height="24" aria-hidden="true">
        <use href="#brand-mark" />
      </svg>
      <span className="word">{t("shell.brand")}</span>
    </PageLink>
  );
}
