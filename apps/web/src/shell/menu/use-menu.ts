import type { ShownMenuItem, ShownMenus, SiteAction } from "@touchline/contract/site/site-parts";
import { type IconName, iconNames } from "@touchline/ui";
import { isForViewer } from "../../blocks/audience.ts";
import { useEntryBlock, useResource, useSession, useStore } from "../../elements/store.ts";
import type { Text } from "../../messages/text.ts";
import { useText } from "../../messages/use-text.ts";
import { menuActions, menuPages } from "./menu-pages.data.ts";

/** The icon of a name that an operator wrote; null for one that there is not. */
function toIconName(name: string | undefined): IconName | null {
  return iconNames.find((known) => known === name) ?? null;
}

/** Shown while an API does not answer what its menus are. */
const defaultMenus: ShownMenus = {
  header: [{ page: "sports" }, { page: "in_play" }, { page: "schedule" }, { page: "results" }, { page: "bets_history" }],
  left_sidebar_desktop: [{ page: "favorites" }],
  side_menu_mobile: [{ page: "favorites" }, { page: "schedule" }, { page: "results" }, { page: "general_rules" }, { page: "about" }],
  tab_bar_mobile: [{ page: "sports" }, { page: "in_play" }, { action: "bet_slip" }, { page: "bets_history" }, { action: "sports_menu" }],
  right_sidebar_desktop: [],
};

/** One entry of a menu, ready to be drawn. */
export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  /** Where it leads; undefined for an action that is a button. */
  readonly to: string | undefined;
  readonly action: SiteAction | undefined;
  readonly audience: ShownMenuItem["audience"];
}

function toEntry(item: ShownMenuItem, index: number, t: Text): MenuEntry | null {
  const { action, audience, label } = item;
  const own = action === undefined ? menuPages[item.page ?? ""] : menuActions[action];
  const to = own?.to ?? item.page ?? item.link;
  const shown = label ?? (own === undefined ? undefined : t(own.textKey));
  if (shown === undefined) return null;
  return { key: `${index}`, label: shown, icon: toIconName(item.icon) ?? own?.icon ?? "dot", to, action, audience };
}

/** The entries of a menu that this viewer sees, in the operator's order; no way in for who is in, or where nobody may come in (spec.md 5). */
export function useMenu(placement: keyof ShownMenus): readonly MenuEntry[] {
  const t = useText();
  const { listings, locale } = useStore();
  const isSignedIn = useSession().status === "signedIn";
  const isBlocked = useEntryBlock();
  const menus = useResource(listings.menus()).data ?? defaultMenus;
  const viewer = { isSignedIn, locale };
  const isMeant = (action: SiteAction): boolean => {
    const { player } = menuActions[action];
    return isForViewer(player && { player }, viewer) && !(isBlocked && action.startsWith("sign_"));
  };
  return menus[placement]
    .filter(({ action, audience }) => isForViewer(audience, viewer) && (action === undefined || isMeant(action)))
    .flatMap((item, index) => toEntry(item, index, t) ?? []);
}
