import type { ReactNode } from "react";
import { AccountCorner } from "./account-corner.tsx";
import { Logo } from "./logo.tsx";
import { NavLinks } from "./nav-links.tsx";
import { SearchLink } from "../search/search-link.tsx";
import { ThemeButton, ViewMenu } from "./view-menu.tsx";

/** The bar over every page. */
export function Header(): ReactNode {
  return (
    <header className="hd">
      <Logo />
      <NavLinks />
      <span className="flex-1" />
      <SearchLink />
      <ViewMenu />
      <ThemeButton />
      <AccountCorner />
    </header>
  );
}
