import type { ReactNode } from "react";
import { useLater } from "../../elements/time/later.tsx";
import { loadExtras } from "../slots/load-extras.ts";
import { AccountCorner } from "./account-corner.tsx";
import { NavLinks } from "./nav-links.tsx";
import { SearchLink } from "../search/search-link.tsx";
import { ThemeButton, ViewMenu } from "./view-menu.tsx";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";

/** Mark and word of the brand, leading home. */
function Logo(): ReactNode {
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

/** The bar over every page. */
export function Header(): ReactNode {
  const parts = useLater(loadExtras);
  return (
    <header className="hd">
      <Logo />
      <NavLinks />
      <span className="flex-1" />
      {parts === null ? null : <parts.FavouritesShortcut />}
      <SearchLink />
      <ViewMenu />
      <ThemeButton />
      <AccountCorner />
    </header>
  );
}
