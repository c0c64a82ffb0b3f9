import { Icon, Sheet, SportIcon } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { usePreferences } from "../elements/use-preferences.ts";
import { useResource } from "../elements/use-resource.ts";
import { useSession } from "../elements/use-session.ts";
import { useStore } from "../elements/use-store.ts";
import { useText } from "../messages/use-text.ts";
import { PageLink } from "../navigation/page-link.tsx";
import { SlipTabSlot } from "./slip-slots.tsx";
import { ViewChoices } from "./view-menu.tsx";

const rowClass = "flex min-h-11 items-center gap-3 rounded-2 px-2 text-14 hover:bg-cell";

function AllSheet({ onClose }: { onClose(): void }): ReactNode {
  const t = useText();
  const store = useStore();
  const session = useSession();
  const { theme } = usePreferences();
  const sports = useResource(store.listings.sports()).data ?? [];
  return (
    <div className="grid gap-1 p-3 pb-8" onClick={(event) => (event.target as HTMLElement).closest("a") !== null && onClose()}>
      {sports.map((sport) => (
        <PageLink key={sport.key} to={`/${sport.key}`} className={rowClass}>
          <SportIcon sportKey={sport.key} /> <bdi>{sport.name}</bdi>
        </PageLink>
      ))}
      <hr className="my-2 border-line" />
      <PageLink to="/results" className={rowClass}>
        <Icon name="trophy" /> {t("shell.results")}
      </PageLink>
      <PageLink to="/about" className={rowClass}>
        <Icon name="info" /> {t("shell.about")}
      </PageLink>
      <button type="button" className={rowClass} onClick={() => store.preferences.change({ theme: theme === "dark" ? "light" : "dark" })}>
        <Icon name={theme === "dark" ? "sun" : "moon"} /> {t(theme === "dark" ? "shell.toLight" : "shell.toDark")}
      </button>
      {session.player === null ? null : (
        <button type="button" className={rowClass} onClick={() => void store.session.signOut()}>
          <Icon name="user" /> {t("shell.signOut")}
        </button>
      )}
      <ViewChoices />
    </div>
  );
}

/** The five places of a phone, with the slip in the middle. */
export function TabBar(): ReactNode {
  const t = useText();
  const [isAllOpen, setAllOpen] = useState(false);
  return (
    <>
      <nav className="tabbar" aria-label={t("shell.main")}>
        <PageLink to="/">
          <Icon name="home" size={21} />
          {t("shell.homeTab")}
        </PageLink>
        <PageLink to="/live">
          <Icon name="live" size={21} />
          {t("shell.live")}
        </PageLink>
        <div className="grid place-items-center">
          <SlipTabSlot />
        </div>
        <PageLink to="/bets">
          <Icon name="ticket" size={21} />
          {t("shell.myBets")}
        </PageLink>
        <button type="button" aria-expanded={isAllOpen} onClick={() => setAllOpen(true)}>
          <Icon name="menu" size={21} />
          {t("shell.all")}
        </button>
      </nav>
      <Sheet label={t("shell.all")} isOpen={isAllOpen} onClose={() => setAllOpen(false)}>
        <AllSheet onClose={() => setAllOpen(false)} />
      </Sheet>
    </>
  );
}
