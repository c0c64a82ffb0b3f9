import type { ReactNode } from "react";
import { useLater } from "../../elements/time/later.tsx";
import { loadExtras } from "../slots/load-extras.ts";
import { AccountCorner } from "./account-corner.tsx";
import { Logo } from "./logo.tsx";
import { NavLinks } from "./nav-links.tsx";
import { SearchLink } from "../search/search-link.tsx";
import { ThemeButton, ViewMenu } from "./view-menu.tsx";

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
