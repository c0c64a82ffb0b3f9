import { Icon, Sheet, SportIcon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource, useSession, useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import { CurrencyChoice } from "../extras/account-panel.tsx";
import { MenuItem, menuRowClass } from "./menu-item.tsx";
import { useMenu } from "./use-menu.ts";
import { ViewChoices } from "../extras/view-choices.tsx";

/** The sheet with everything that has no entry in the tab bar. */
export function AllPlaces({ isOpen, onClose }: { readonly isOpen: boolean; onClose(): void }): ReactNode {
  const t = useText();
  return (
    <Sheet name="menu" label={t("shell.all")} isOpen={isOpen} onClose={onClose}>
      <Places onClose={onClose} />
    </Sheet>
  );
}

/** The content of the sheet: sports, the operator's menu and the account. */
export function Places({ onClose }: { onClose(): void }): ReactNode {
  const t = useText();
  const store = useStore();
  const session = useSession();
  const entries = useMenu("side_menu_mobile");
  // These open in the same place, so the sheet closes first.
  const closing = {
    bet_slip: () => {
      onClose();
      store.slip.setPanel({ isOpen: true, tab: "betSlip" });
    },
    deposit: () => {
      onClose();
      location.hash = "deposit";
    },
    sports_menu: onClose,
  };
  const sports = useResource(store.listings.sports()).data ?? [];
  return (
    <div className="grid gap-1 p-3 pb-8">
      {sports.map((sport) => (
        <PageLink key={sport.key} to={`/${sport.key}`} className={menuRowClass}>
          <SportIcon sportKey={sport.key} /> <bdi>{sport.name}</bdi>
        </PageLink>
      ))}
      <hr className="my-2 border-line" />
      {entries.map((entry) => (
        <MenuItem key={entry.key} entry={entry} placement="side_menu_mobile" actions={closing} />
      ))}
      {session.player === null ? null : (
        <PageLink to="/profile" className={menuRowClass}>
          <Icon name="user" /> {t("shell.profile")}
        </PageLink>
      )}
      {session.player === null ? null : (
        <button
          type="button"
          className={menuRowClass}
          onClick={() => {
            onClose();
            void store.session.signOut();
          }}
        >
          <Icon name="lock" /> {t("shell.signOut")}
        </button>
      )}
      <CurrencyChoice />
      <ViewChoices />
    </div>
  );
}
