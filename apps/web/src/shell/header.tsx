import { Button, Icon, Popover, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { MoneyText } from "../elements/money-text.tsx";
import { useIsEntryClosed, usePreferences, useResource, useSession, useStore } from "../elements/store.ts";
import { useLazy } from "../elements/rendering/lazy.tsx";
import { useIsPhone } from "../elements/rendering/use-media-query.ts";
import { useText } from "../messages/use-text.ts";
import { PageLink } from "../navigation/page-link.tsx";
import { loadExtras } from "./extras-slot.tsx";
import { MenuItem } from "./menu/menu-item.tsx";
import { useMenu } from "./menu/use-menu.ts";
import { requestSearch } from "../elements/search-event.ts";

/** Sign-in and sign-up for visitors; balance, deposit and account for players. */
function AccountCorner(): ReactNode {
  const t = useText();
  const store = useStore();
  const session = useSession();
  const parts = useLazy(loadExtras);
  const isBlocked = useIsEntryClosed();
  if (session.player === null) {
    return isBlocked ? null : (
      <>
        <PageLink to="/users/sign-in" className="btn" data-tone="quiet">
          {t("shell.signIn")}
        </PageLink>
        <PageLink to="/users/sign-up" className="btn" data-tone="act">
          {t("shell.signUp")}
        </PageLink>
      </>
    );
  }
  const balance = store.session.balance();
  const initials = session.player.shownName.slice(0, 2);
  return (
    <>
      <div className="bal">
        <span title={t("shell.balance")}>{balance === null ? "–" : <MoneyText amount={balance} />}</span>
        <Button tone="act" onClick={() => (location.hash = "deposit")}>
          {t("shell.deposit")}
        </Button>
      </div>
      {parts === null ? <span className="size-9" /> : <parts.NotificationBell player={session.player} />}
      <Popover label={`${t("shell.account")}: ${initials}`} buttonClassName="ava desk-only" button={initials}>
        {parts === null ? <Skeleton lines={3} className="h-9" /> : <parts.AccountPanel player={session.player} />}
      </Popover>
    </>
  );
}

/** Odds format, theme, density and language. */
function ViewMenu(): ReactNode {
  const t = useText();
  const { locale } = useStore();
  const { oddsFormat } = usePreferences();
  const parts = useLazy(loadExtras);
  if (useIsPhone() === true) return null;
  const shown = `${t(`oddsFormat.${oddsFormat}`)} · ${locale.toUpperCase()}`;
  return (
    <Popover
      label={`${t("shell.settings")}: ${shown}`}
      buttonClassName="btn desk-only px-2.5"
      button={
        <>
          <span className="font-medium">{shown}</span>
          <Icon name="chevron-down" size={14} />
        </>
      }
    >
      <div className="grid w-[min(33rem,calc(100vw-2.5rem))] grid-cols-[10.5rem_minmax(0,1fr)] gap-3">
        {parts === null ? <Skeleton lines={3} className="h-9" /> : <parts.ViewPanel />}
      </div>
    </Popover>
  );
}

/** Switches between dark and light. */
function ThemeButton(): ReactNode {
  const t = useText();
  const { preferences } = useStore();
  const { theme } = usePreferences();
  const label = t("shell.toggleTheme");
  const toggle = (): void => {
    const isDark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
    preferences.change({ theme: isDark ? "light" : "dark" });
  };
  return (
    <button type="button" className="icon-btn desk-only" aria-label={label} title={label} onClick={toggle}>
      <Icon name="theme" />
    </button>
  );
}

/** Number of matches in play; undefined until loaded. */
function useLiveCount(): number | undefined {
  const { listings } = useStore();
  return useResource(listings.counters()).data?.live.matchCount;
}

/** Number of entries that fit in narrow windows (`.nav` in shell.css); the others are in a separate menu there. */
const alwaysShown = 3;

/** The header menu. */
export function NavLinks(): ReactNode {
  const t = useText();
  const liveCount = useLiveCount();
  const entries = useMenu("header");
  const parts = useLazy(loadExtras);
  return (
    <>
      <nav className="nav" aria-label={t("shell.main")}>
        {entries.map((entry) => (
          <MenuItem key={entry.key} entry={entry} placement="header">
            {entry.to !== "/live" || liveCount === undefined ? null : <bdi className="cnt">{liveCount}</bdi>}
          </MenuItem>
        ))}
      </nav>
      {entries.length > alwaysShown && parts !== null ? <parts.MoreMenu entries={entries.slice(alwaysShown)} /> : null}
    </>
  );
}

/** Opens the search over the page. In a new tab, the link opens the search page. */
function SearchLink(): ReactNode {
  const t = useText();
  return (
    <PageLink
      to="/search"
      className="srch"
      aria-label={t("shell.search")}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        requestSearch();
      }}
    >
      <Icon name="search" size={16} />
      <span>{t("shell.searchHint")}</span>
      <kbd>/</kbd>
    </PageLink>
  );
}

/** The brand's mark and name, linking to the home page. */
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

/** The site's header; with `isOwn` it is hidden on phones, where the page has its own header. */
export function Header({ isOwn }: { readonly isOwn: boolean }): ReactNode {
  const parts = useLazy(loadExtras);
  return (
    <header className="hd" data-own={isOwn || undefined}>
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
