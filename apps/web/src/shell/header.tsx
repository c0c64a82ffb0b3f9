import { Icon } from "@touchline/ui";
import { useEffect, type ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { useNavigation } from "../navigation/navigation-context.ts";
import { PageLink } from "../navigation/page-link.tsx";
import { AccountCorner } from "./account-corner.tsx";
import { Logo } from "./logo.tsx";
import { NavLinks } from "./nav-links.tsx";
import { ThemeButton, ViewMenu } from "./view-menu.tsx";

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName));
}

/** `/` opens the search from anywhere but a field. */
function useSearchKey(): void {
  const navigation = useNavigation();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      void navigation.go("/search");
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [navigation]);
}

/** The bar over every page. */
export function Header(): ReactNode {
  const t = useText();
  useSearchKey();
  return (
    <header className="hd">
      <Logo />
      <NavLinks />
      <span className="flex-1" />
      <PageLink to="/search" className="srch desk-only" aria-label={t("shell.search")}>
        <Icon name="search" size={16} />
        <span>{t("shell.searchHint")}</span>
        <kbd>/</kbd>
      </PageLink>
      <PageLink to="/search" className="icon-btn phone-only items-center justify-center" aria-label={t("shell.search")}>
        <Icon name="search" size={20} />
      </PageLink>
      <ViewMenu />
      <ThemeButton />
      <AccountCorner />
    </header>
  );
}
