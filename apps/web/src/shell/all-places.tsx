import { Icon, SportIcon } from "@touchline/ui";
import type { ReactNode } from "react";
import { usePreferences } from "../elements/use-preferences.ts";
import { useResource } from "../elements/use-resource.ts";
import { useSession } from "../elements/use-session.ts";
import { useStore } from "../elements/use-store.ts";
import { useText } from "../messages/use-text.ts";
import { PageLink } from "../navigation/page-link.tsx";
import { ViewChoices } from "./view-menu.tsx";

const rowClass = "flex min-h-11 items-center gap-3 rounded-2 px-2 text-14 hover:bg-cell";

/** Everything that has no place of its own in the tab bar. */
export function AllPlaces(): ReactNode {
  const t = useText();
  const store = useStore();
  const session = useSession();
  const { theme } = usePreferences();
  const sports = useResource(store.listings.sports()).data ?? [];
  return (
    <div className="grid gap-1 p-3 pb-8">
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
