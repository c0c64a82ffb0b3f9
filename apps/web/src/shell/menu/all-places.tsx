import { Icon, Sheet, SportIcon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource } from "../../elements/store/use-resource.ts";
import { useSession } from "../../elements/store/use-session.ts";
import { useStore } from "../../elements/store/use-store.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import { CurrencyChoice } from "../header/currency-choice.tsx";
import { MenuEntryLink } from "./menu-entry-link.tsx";
import { useMenu } from "./use-menu.ts";
import { ViewChoices } from "../header/view-choices.tsx";

const rowClass = "flex min-h-11 items-center gap-3 rounded-2 px-2 text-14 hover:bg-cell";

/** Everything that has no place of its own in the tab bar, in a sheet. */
export function AllPlaces({ isOpen, onClose }: { readonly isOpen: boolean; onClose(): void }): ReactNode {
  const t = useText();
  return (
    <Sheet name="menu" label={t("shell.all")} isOpen={isOpen} onClose={onClose}>
      <Places />
    </Sheet>
  );
}

function Places(): ReactNode {
  const t = useText();
  const store = useStore();
  const session = useSession();
  const entries = useMenu("side_menu_mobile");
  const sports = useResource(store.listings.sports()).data ?? [];
  return (
    <div className="grid gap-1 p-3 pb-8">
      {sports.map((sport) => (
        <PageLink key={sport.key} to={`/${sport.key}`} className={rowClass}>
          <SportIcon sportKey={sport.key} /> <bdi>{sport.name}</bdi>
        </PageLink>
      ))}
      <hr className="my-2 border-line" />
      {entries.map((entry) => (
        <MenuEntryLink key={entry.key} entry={entry} className={rowClass}>
          <Icon name={entry.icon} /> {entry.label}
        </MenuEntryLink>
      ))}
      {session.player === null ? null : (
        <PageLink to="/profile" className={rowClass}>
          <Icon name="user" /> {t("shell.profile")}
        </PageLink>
      )}
      {session.player === null ? null : (
        <button type="button" className={rowClass} onClick={() => void store.session.signOut()}>
          <Icon name="lock" /> {t("shell.signOut")}
        </button>
      )}
      <CurrencyChoice />
      <ViewChoices />
    </div>
  );
}
